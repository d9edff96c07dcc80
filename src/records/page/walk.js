(() => {
  const player = document.getElementById("player");
  const walks = [];
  let current, playing;

  const figure = (hand) => hand.querySelector(".stage figure");
  const nearest = (numbers, no) => numbers.reduce((best, own, at) => (Math.abs(own - no) < Math.abs(numbers[best] - no) ? at : best), 0);

  const entry = (no) => player.dataset.entry.replace("%1", no);

  const drawing = (svg) => (name, attributes, words = "") => {
    const made = document.createElementNS(svg.namespaceURI, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.textContent = words;
    return made;
  };

  // The man on each square, by its letter, and the squares of the last move.
  const squares = (svg, position) => {
    const [letters, ...moved] = position.split(" ");
    [...svg.querySelectorAll("g.sq")].forEach((square, at) => {
      square.firstElementChild.classList.toggle("moved", moved.includes(String(at)));
      square.lastElementChild.setAttribute("href", `#${svg.dataset.men}-${letters[at]}`);
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
  // Ends: each sign stands where the next tile of its arm came to lie.
  const ends = (svg, position) => {
    const shown = new Map(position.split("|").map((end) => end.split("=")));
    for (const arm of svg.querySelectorAll("g[data-a]")) {
      const sign = arm.querySelector(".end"), next = arm.querySelector("a.later>[transform]");
      if (!sign) continue;
      sign.dataset.at ??= sign.getAttribute("transform");
      sign.classList.toggle("later", !shown.has(arm.dataset.a));
      sign.querySelector("text").textContent = shown.get(arm.dataset.a) ?? "";
      sign.setAttribute("transform", next ? next.getAttribute("transform").split(")")[0] + ")" : sign.dataset.at);
    }
  };
  const KINDS = [["svg[data-men]", squares], ["svg.points", stacks], ["table.laid", cards], ["svg.layout", ends]];

  const show = (walk, at, remark = "") => {
    const { hand, steps, bar } = walk, drawn = figure(hand);
    hand.classList.toggle("walking", at < steps.length - 1);
    steps.forEach((step, place) => {
      step.classList.toggle("later", place > at);
      step.classList.toggle("now", place === at);
    });
    const later = new Set(steps.slice(at + 1).map((step) => `#${step.id}`));
    for (const tile of drawn.querySelectorAll(".layout a")) {
      tile.classList.toggle("later", later.has(tile.getAttribute("href")));
      tile.classList.toggle("newest", tile.getAttribute("href") === `#${steps[at].id}`);
    }
    const [stood, caption = ""] = (steps.slice(0, at + 1).findLast((step) => step.dataset.b)?.dataset.b ?? "").split("#");
    for (const [kind, stand] of KINDS) {
      for (const one of drawn.querySelectorAll(kind)) if (stood || stand === cards || stand === ends) stand(one, stood);
    }
    const below = drawn.querySelector(".caption,figcaption");
    if (below) below.textContent = caption;
    const told = steps[at].querySelector("p").textContent.trim().replace(/\s+/g, " ");
    const open = drawn.querySelector(".layout") ? stood.split("|").map((end) => end.replace(/=$/, "").replaceAll("=", " ")) : [];
    bar.querySelector("output").textContent = [remark, `${entry(walk.numbers[at])} ${told}`, ...open].filter(Boolean).join(" \u00b7 ");
  };

  const go = (walk, at, remark) => {
    current = walk;
    // The slider stays between its ends.
    walk.slider.value = at;
    show(walk, walk.at, remark);
    history.replaceState(null, "", `#h${walk.hand.id.replace("hand-", "")}.${walk.numbers[walk.at]}`);
    walk.hand.classList.toggle("tall", figure(walk.hand).offsetHeight > innerHeight / 2);
    walk.hand.querySelector(".stage [tabindex='0'] .newest")?.scrollIntoView({ block: "nearest" });
    walk.steps[walk.at].scrollIntoView({ block: "nearest" });
  };

  const pause = () => {
    clearInterval(playing?.timer);
    playing?.button.classList.remove("going");
    playing = undefined;
  };
  const play = (walk, button) => {
    const isOn = playing?.button === button;
    pause();
    if (isOn) return;
    go(walk, walk.at === walk.steps.length - 1 ? 0 : walk.at + 1);
    const on = () => (walk.at === walk.steps.length - 1 ? pause() : go(walk, walk.at + 1));
    playing = { button, timer: setInterval(on, 1200) };
    button.classList.add("going");
  };

  for (const hand of player ? document.querySelectorAll("details.hand") : []) {
    const steps = [...hand.querySelectorAll(".lines>li[id]")];
    if (!figure(hand) || steps.length < 2) continue;
    const bar = player.content.firstElementChild.cloneNode(true);
    bar.querySelector("label span").append(hand.querySelector("h3").textContent);
    const slider = bar.querySelector("input");
    slider.max = steps.length - 1;
    figure(hand).after(bar);
    // The numbers of the list lead to the same moments.
    for (const tile of figure(hand).querySelectorAll("a")) tile.tabIndex = -1;
    hand.classList.add("walked");
    // A drawing whose letters would be too small on a screen is scrolled, to its newest tile.
    if (figure(hand).querySelector("svg")?.getAttribute("height") > innerHeight) figure(hand).tabIndex = 0;
    slider.value = slider.max;
    const numbers = steps.map((step) => Number(step.id.slice(1)));
    const walk = { hand, steps, bar, slider, numbers, get at() { return Number(slider.value); } };
    walks.push(walk);
    const on = (name, act) => bar.querySelector(name).addEventListener("click", (event) => act(event.currentTarget));
    on(".back", () => (pause(), go(walk, walk.at - 1)));
    on(".on", () => (pause(), go(walk, walk.at + 1)));
    on(".play", (button) => play(walk, button));
    slider.addEventListener("input", () => (pause(), go(walk, walk.at)));
    const at = hand.dataset.at ? walk.numbers.indexOf(Number(hand.dataset.at)) : -1;
    if (at < 0) continue;
    slider.value = at;
    show((current = walk), at);
  }

  // All hands are opened and closed at once, and each by itself as well.
  const all = document.getElementById("all");
  all?.classList.add("scripted");
  all?.addEventListener("change", () => {
    for (const hand of document.querySelectorAll("details.hand")) hand.open = all.checked;
  });

  // An address names an entry, in its hand or alone. One that is not there leads to the nearest.
  const visit = () => {
    const [, of, no] = location.hash.match(/^#(?:h(\d+)\.|e)(\d+)$/) ?? [];
    if (!no || !walks.length) return;
    const hands = walks.map((walk) => Number(walk.hand.id.replace("hand-", "")) || 0);
    const far = walks.map((walk) => walk.numbers[nearest(walk.numbers, no)]);
    const isElsewhere = !of && document.getElementById(`e${no}`) && !far.includes(Number(no));
    if (isElsewhere) return;
    const walk = walks[of ? nearest(hands, of) : nearest(far, no)], at = nearest(walk.numbers, no);
    const isThere = walk.numbers[at] === Number(no) && (!of || hands.includes(Number(of)));
    const remark = isThere ? "" : player.dataset.nearest.replace("%1", no).replace("%2", walk.numbers[at]);
    pause();
    walk.hand.open = true;
    go(walk, at, remark);
  };
  addEventListener("hashchange", visit);

  const isOnScreen = ({ hand }) => {
    const { top, bottom } = hand.getBoundingClientRect();
    return hand.open && bottom > 0 && top < innerHeight;
  };
  addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!step || hasModifier || event.target.matches?.("input,textarea,.scroll")) return;
    const walk = current && isOnScreen(current) ? current : walks.find(isOnScreen) ?? walks.find(({ hand }) => hand.open);
    if (!walk) return;
    event.preventDefault();
    pause();
    go(walk, walk.at + step);
  });
  visit();
})();
