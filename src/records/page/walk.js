(() => {
  const hands = new Map();
  let current;

  const figure = (hand) => hand.querySelector("figure.table");
  const signed = (units) => `${units > 0 ? "+" : "\u2212"}${Math.abs(units)}`;

  // A man in a square: its letter is a capital if it is a light one.
  const man = (svg, letter) => {
    const make = (name, attributes) => {
      const made = document.createElementNS(svg.namespaceURI, name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      return made;
    };
    const group = make("g", { class: `man ${svg.dataset.light.includes(letter) ? "white" : "black"}` });
    if (svg.dataset.men === "figures") {
      group.append(make("use", { href: `#man-${letter.toLowerCase()}` }));
    } else {
      const crown = make("text", { x: 23, y: 29 });
      crown.textContent = "BW".includes(letter) ? "K" : "";
      group.append(make("circle", { cx: 23, cy: 24, r: 13 }), crown);
    }
    return group;
  };
  const stand = (svg, squares) => {
    const [letters, ...moved] = squares.split(" ");
    [...svg.querySelectorAll("g.sq")].forEach((square, at) => {
      square.querySelector(".man")?.remove();
      square.firstElementChild.classList.toggle("moved", moved.includes(String(at)));
      if (letters[at] !== ".") square.append(man(svg, letters[at]));
    });
  };

  const show = (walk, at) => {
    const { hand, steps, slider, said, names } = walk;
    const isLast = at === steps.length - 1;
    const rank = (no) => steps.findIndex((step) => step.id === `e${no}`);
    slider.value = at;
    figure(hand).classList.toggle("walking", !isLast);
    for (const piece of hand.querySelectorAll("[data-e]")) piece.classList.toggle("later", rank(piece.dataset.e) > at);
    const svg = hand.querySelector("svg[data-men]");
    const board = steps.slice(0, at + 1).findLast((step) => step.dataset.b);
    if (svg && board) stand(svg, board.dataset.b);
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
