(() => {
  const player = document.getElementById("player");
  const walks = [];
  let current, playing;

  const figure = (hand) => hand.querySelector(".stage figure");
  const nearest = (numbers, no) => numbers.reduce((best, own, at) => (Math.abs(own - no) < Math.abs(numbers[best] - no) ? at : best), 0);

  const entry = (no) => player.dataset.entry.replace("%1", no);
  // Names from right to left stay isolated.
  const told = (step) => {
    const words = step.querySelector("p").cloneNode(true);
    for (const name of words.querySelectorAll("bdi")) name.textContent = name.textContent.replace(/^.*[\u0590-\uffff].*$/, "\u2068$&\u2069");
    return words.textContent.trim().replace(/\s+/g, " ");
  };

  // A row of cards: the number on the table, the number put aside, and the words after them.
  const cards = (row, state) => {
    const [lie, aside, ...words] = state.split(" ");
    row.classList.toggle("later", !lie);
    [...row.querySelectorAll(".playing")].forEach((card, place) => {
      card.classList.toggle("later", place >= lie);
      card.classList.toggle("aside", place < aside);
    });
    row.lastElementChild.textContent = words.join(" ");
  };
  // Men and stacks refer to shapes by their letters. A plus marks a square of the last move.
  const man = (place, state) => {
    place.setAttribute("href", `#${place.parentNode.dataset.men}-${state.replace("+", "")}`);
    place.classList.toggle("last", state.endsWith("+"));
  };
  // The sign of an end takes the place of the next tile of its arm.
  const end = (sign, state) => {
    const next = sign.parentNode.querySelector("a.later");
    sign.dataset.at ??= sign.getAttribute("transform");
    sign.setAttribute("transform", next ? next.getAttribute("transform") : sign.dataset.at);
    sign.lastElementChild.textContent = state.split(" ")[0];
  };
  const cube = (own, state) => (own.lastElementChild.textContent = state);
  const KINDS = [["tr", cards], ["[data-men]>use", man], [".end", end], [".cube", cube]];
  const PLACES = KINDS.map(([kind]) => kind).join();

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
    // Inserted lines have no address; they belong to the line before them.
    const lines = [...steps[at].parentNode.children], next = lines.indexOf(steps[at + 1]);
    const changes = (next < 0 ? lines : lines.slice(0, next)).flatMap((line) => line.dataset.b?.split("|") ?? []);
    const stands = new Map(changes.map((change) => change.split(/=(.*)/)));
    const open = [];
    drawn.querySelectorAll(PLACES).forEach((place, number) => {
      const arm = place.parentNode.dataset.a, state = stands.get(arm ?? `${number}`) ?? "";
      KINDS.find(([kind]) => place.matches(kind))[1](place, state);
      if (arm && state) open.push(`${arm} ${state}`);
    });
    const below = drawn.querySelector(".caption,figcaption");
    const words = [...stands].filter(([place]) => /^w\d/.test(place)).sort();
    if (below) below.textContent = words.map(([, word]) => word).join(" ").trim();
    bar.querySelector("output").textContent = [remark, `${entry(walk.numbers[at])} ${told(steps[at])}`, ...open].filter(Boolean).join(" \u00b7 ");
  };

  // Scrolls a box that has too little room, and never the page.
  const reveal = (box, part) => {
    if (!part || box.scrollHeight <= box.clientHeight) return;
    const outer = box.getBoundingClientRect(), inner = part.getBoundingClientRect();
    if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + 8;
    else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 8;
  };
  // A drawing that leaves too little room for the list does not stick.
  const measure = ({ hand }) => hand.classList.toggle("tall", figure(hand).offsetHeight > 0.45 * innerHeight);

  const go = (walk, at, remark) => {
    current = walk;
    // The slider limits the value.
    walk.slider.value = at;
    show(walk, walk.at, remark);
    history.replaceState(null, "", `#h${walk.hand.id.replace("hand-", "")}.${walk.numbers[walk.at]}`);
    reveal(figure(walk.hand), walk.hand.querySelector(".stage .newest"));
    reveal(walk.steps[walk.at].parentNode, walk.steps[walk.at]);
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

  for (const line of document.querySelectorAll(".lines>li[id]")) line.firstElementChild.href = `#${line.id}`;
  for (const hand of player ? document.querySelectorAll("details.hand") : []) {
    const steps = [...hand.querySelectorAll(".lines>li[id]")];
    if (!figure(hand) || steps.length < 2) continue;
    const bar = player.content.firstElementChild.cloneNode(true);
    bar.querySelector("label span").append(hand.querySelector("h3").textContent);
    const slider = bar.querySelector("input");
    slider.max = steps.length - 1;
    figure(hand).after(bar);
    for (const tile of figure(hand).querySelectorAll("a")) {
      // The numbers of the list are links to the same moments.
      tile.tabIndex = -1;
      const title = document.createElementNS(tile.namespaceURI, "title");
      title.textContent = told(document.querySelector(tile.getAttribute("href")));
      tile.prepend(title);
    }
    hand.classList.add("walked");
    // A drawing higher than the screen scrolls, so that its letters stay large.
    if (figure(hand).querySelector("svg")?.getAttribute("height") > innerHeight) figure(hand).tabIndex = 0;
    slider.value = slider.max;
    const numbers = steps.map((step) => Number(step.id.slice(1)));
    const walk = { hand, steps, bar, slider, numbers, get at() { return Number(slider.value); } };
    walks.push(walk);
    const on = (name, act) => bar.querySelector(name).addEventListener("click", (event) => act(event.currentTarget));
    on(".back", () => (pause(), go(walk, walk.at - 1)));
    on(".on", () => (pause(), go(walk, walk.at + 1)));
    on(".end", () => (pause(), go(walk, slider.max)));
    on(".play", (button) => play(walk, button));
    // A link to a moment of this hand shows it where the page is.
    hand.addEventListener("click", (event) => {
      const at = steps.findIndex((step) => `#${step.id}` === event.target.closest("a")?.getAttribute("href"));
      if (at < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      pause();
      go(walk, at);
    });
    hand.addEventListener("toggle", () => measure(walk));
    measure(walk);
    slider.addEventListener("input", () => (pause(), go(walk, walk.at)));
    const at = hand.dataset.at ? walk.numbers.indexOf(Number(hand.dataset.at)) : -1;
    if (at < 0) continue;
    slider.value = at;
    show((current = walk), at);
  }

  const all = document.getElementById("all");
  all?.classList.add("scripted");
  all?.addEventListener("change", () => {
    for (const hand of document.querySelectorAll("details.hand")) hand.open = all.checked;
  });

  // Not every browser prints a folded hand.
  addEventListener("beforeprint", () => {
    for (const hand of document.querySelectorAll("details.hand:not([open])")) hand.dataset.folded = hand.open = true;
  });
  addEventListener("afterprint", () => {
    for (const hand of document.querySelectorAll("details.hand[data-folded]")) (hand.open = false), delete hand.dataset.folded;
  });

  // An address names an entry, in its hand or alone. A missing entry leads to the nearest one.
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
    measure(walk);
    go(walk, at, remark);
    walk.hand.scrollIntoView();
  };
  addEventListener("hashchange", visit);
  addEventListener("resize", () => walks.forEach(measure));

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
