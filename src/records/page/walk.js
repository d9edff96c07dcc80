(() => {
  const hands = new Map();
  let current;

  const figure = (hand) => hand.querySelector("figure.table");
  const signed = (units) => `${units > 0 ? "+" : "\u2212"}${Math.abs(units)}`;

  const drawing = (svg) => (name, attributes, words = "") => {
    const made = document.createElementNS(svg.namespaceURI, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.textContent = words;
    return made;
  };

  // A man in a square: its letter is a capital if it is a light one.
  const man = (svg, letter) => {
    const make = drawing(svg);
    const group = make("g", { class: `man ${svg.dataset.light.includes(letter) ? "white" : "black"}` });
    if (svg.dataset.men === "figures") {
      group.append(make("use", { href: `#man-${letter.toLowerCase()}` }));
    } else {
      const crown = make("text", { x: 23, y: 29 }, "BW".includes(letter) ? "K" : "");
      group.append(make("circle", { cx: 23, cy: 24, r: 13 }), crown);
    }
    return group;
  };
  const squares = (svg, position) => {
    const [letters, ...moved] = position.split(" ");
    [...svg.querySelectorAll("g.sq")].forEach((square, at) => {
      square.querySelector(".man")?.remove();
      square.firstElementChild.classList.toggle("moved", moved.includes(String(at)));
      if (letters[at] !== ".") square.append(man(svg, letters[at]));
    });
  };

  // Stacks: a number on the fifth checker says how many they are.
  const stacks = (svg, position) => {
    const make = drawing(svg), numbers = position.split(" ").map(Number);
    const all = [...svg.querySelectorAll("g.stack")];
    all.forEach((stack, at) => {
      const number = Math.abs(numbers[at]);
      stack.querySelectorAll(".man").forEach((man) => man.remove());
      for (let high = 0; high < Math.min(number, 5); high++) {
        const y = stack.dataset.way * (28 * high + 14);
        const group = make("g", { class: `man ${numbers[at] > 0 ? "white" : "black"}` });
        const words = high === 4 && number > 5 ? number : "";
        group.append(make("circle", { cx: 14, cy: y, r: 13 }), make("text", { x: 14, y: y + 5 }, words));
        stack.append(group);
      }
    });
    const cube = svg.querySelector(".cube")?.parentNode, [value, place] = numbers.slice(all.length);
    const { width, height } = svg.viewBox.baseVal;
    cube?.setAttribute("transform", `translate(${width - 34} ${[height - 38, height / 2, 38][place] - 14})`);
    if (cube) cube.querySelector("text").textContent = value;
  };

  // Cards in rows: how many lie, how many of them are put aside, and the words behind them.
  const cards = (table, position) => {
    const rows = position.split("|");
    [...table.rows].forEach((row, at) => {
      const [, lie, aside, words] = rows[at]?.match(/^(\d+) (\d+) (.*)$/) ?? [0, 0, 0, ""];
      row.classList.toggle("later", !rows[at]);
      [...row.querySelectorAll(".playing")].forEach((card, place) => {
        card.classList.toggle("later", place >= lie);
        card.classList.toggle("aside", place < aside);
      });
      row.lastElementChild.textContent = words;
    });
  };
  const KINDS = [["svg[data-men]", squares], ["svg.points", stacks], ["table.laid", cards]];

  const show = (walk, at) => {
    const { hand, steps, slider, said, names } = walk;
    const isLast = at === steps.length - 1;
    const rank = (no) => steps.findIndex((step) => step.id === `e${no}`);
    slider.value = at;
    figure(hand).classList.toggle("walking", !isLast);
    for (const piece of hand.querySelectorAll("[data-e]")) piece.classList.toggle("later", rank(piece.dataset.e) > at);
    const stood = steps.slice(0, at + 1).findLast((step) => step.dataset.b);
    for (const [kind, stand] of KINDS) {
      const drawn = figure(hand).querySelector(kind);
      if (drawn && (stood || kind === "table.laid")) stand(drawn, stood?.dataset.b ?? "");
    }
    const sums = names.map(() => 0);
    steps.forEach((step, place) => {
      step.classList.toggle("later", place > at);
      step.classList.toggle("now", place === at && !isLast);
      if (place > at || !step.dataset.c) return;
      for (const change of step.dataset.c.split(" ")) {
        const [who, units] = change.split(":");
        sums[who] += Number(units);
      }
    });
    const changes = names.map((name, who) => sums[who] && `${name} ${signed(sums[who])}`).filter(Boolean);
    const no = steps[at].id.slice(1);
    const told = steps[at].querySelector("p").textContent.trim();
    said.textContent = [`#${no}  ${told}`, ...changes].join(" \u00b7 ");
  };

  const go = (walk, at) => {
    const place = Math.max(0, Math.min(walk.steps.length - 1, at));
    current = walk;
    show(walk, place);
    const address = `#h${walk.hand.id.replace("hand-", "")}.${walk.steps[place].id.slice(1)}`;
    history.replaceState(null, "", address);
  };

  for (const hand of document.querySelectorAll("details.hand")) {
    const steps = [...hand.querySelectorAll(".lines>li[id]")];
    if (!figure(hand) || steps.length < 2 || !hand.querySelector("[data-e],[data-b]")) continue;
    const bar = document.createElement("div");
    const slider = document.createElement("input");
    const said = document.createElement("output");
    bar.className = "walk";
    Object.assign(slider, { type: "range", min: 0, max: steps.length - 1, value: steps.length - 1 });
    const label = document.createElement("label");
    const words = document.createElement("span");
    words.className = "hidden";
    words.textContent = `${hand.dataset.walk}: ${hand.querySelector("h3").textContent}`;
    label.append(words, slider);
    bar.append(label, said);
    figure(hand).before(bar);
    const names = [...hand.querySelectorAll(".moved:not(.head) .who")].map((name) => name.textContent);
    const walk = { hand, steps, slider, said, names };
    hands.set(hand.id, walk);
    slider.addEventListener("input", () => go(walk, Number(slider.value)));
    hand.addEventListener("toggle", () => { if (hand.open) current = walk; });
    const at = steps.findIndex((step) => step.id === `e${hand.dataset.at}`);
    if (at >= 0) show(current = walk, at);
  }

  // All hands are opened and closed at once, and each by itself as well.
  const all = document.getElementById("all");
  all?.classList.add("scripted");
  all?.addEventListener("change", () => {
    for (const hand of document.querySelectorAll("details.hand")) hand.open = all.checked;
  });

  const visit = () => {
    const [, hand, no] = location.hash.match(/^#h(\d+)\.(\d+)$/) ?? [];
    const walk = hands.get(`hand-${hand}`);
    if (!walk) return;
    walk.hand.open = true;
    go(walk, walk.steps.findIndex((step) => step.id === `e${no}`));
    walk.hand.scrollIntoView();
  };
  addEventListener("hashchange", visit);
  addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !current?.hand.open || event.target.matches?.("input,textarea,.scroll")) return;
    event.preventDefault();
    go(current, Number(current.slider.value) + step);
  });
  visit();
})();
