(() => {
  const main = document.querySelector("main");
  const news = document.getElementById("news");
  const silent = document.getElementById("silent");
  const table = document.getElementById("back")?.textContent;
  const text = (selector) => main.querySelector(selector)?.textContent ?? "";
  // A beat comes every 5 seconds. After two missing beats the connection counts as cut.
  const MISSED = 11000, AGAIN = 3000;
  let heard = Date.now(), opened = 0, source, id = "", pieces = [];

  const cut = (isCut) => {
    document.body.classList.toggle("cut", isCut);
    if (isCut && silent.hidden) {
      const at = new Date(heard);
      const two = (number) => String(number).padStart(2, "0");
      silent.querySelector("time").textContent = `${two(at.getHours())}:${two(at.getMinutes())}`;
    }
    silent.hidden = !isCut;
  };
  const alive = (event) => {
    heard = Date.now();
    // A beat has the board's time.
    if (event?.type === "beat") document.body.dataset.ahead = Number(event.data) - heard / 1000;
    cut(false);
  };

  // Makes the old node like the new one. Unchanged nodes keep focus, folds and scrolling.
  const become = (old, fresh) => {
    if (old.nodeName !== fresh.nodeName) return old.replaceWith(fresh);
    if (old.nodeType !== 1) {
      if (old.data !== fresh.data) old.data = fresh.data;
      return;
    }
    const own = (name) => name === "open" && old.nodeName === "DETAILS";
    for (const { name, value } of fresh.attributes) {
      if (!own(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    for (const { name } of [...old.attributes]) {
      if (!own(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
    }
    let at = old.firstChild;
    const removeTo = (end) => {
      while (at !== end) {
        const gone = at;
        at = at.nextSibling;
        gone.remove();
      }
    };
    for (const child of [...fresh.childNodes]) {
      const same = child.id ? [...old.children].find((one) => one.id === child.id) : at?.id ? null : at;
      if (!same) {
        old.insertBefore(child, at);
        continue;
      }
      removeTo(same);
      at = same.nextSibling;
      become(same, child);
    }
    removeTo(null);
  };

  // The server swaps quotes, because JSON would escape each of them.
  const swapped = (text) => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

  const take = (event) => {
    const sent = JSON.parse(event.data);
    if (sent.from && sent.from !== id) {
      id = "";
      return open();
    }
    const steps = sent.steps ?? [sent.whole];
    // A piece begins with each `<` and each blank. Copies come from the old text and the new one so far.
    const all = sent.steps ? [...pieces] : [], old = all.length;
    let end = 0;
    for (let at = 0; at < steps.length; at++) {
      const step = steps[at];
      const fresh = typeof step === "string"
        ? (sent.steps ? swapped(step) : step).split(/(?=[< ])/)
        : all.slice(end += step, end + steps[++at]);
      all.push(...fresh);
      end += fresh.length;
    }
    id = event.lastEventId;
    pieces = all.slice(old);
    const whole = pieces.join("");
    const fresh = main.cloneNode();
    fresh.innerHTML = whole;
    become(main, fresh);
    document.title = [table, sent.title].filter(Boolean).join(" \u00b7 ");
    news.textContent = `${text("h1")}. ${text("#rulings li")}`;
    alive();
  };

  const open = () => {
    source?.close();
    opened = Date.now();
    source = new EventSource(`events${id && `?has=${id}`}`);
    source.addEventListener("seen", take);
    source.addEventListener("beat", alive);
    source.addEventListener("error", () => cut(true));
  };
  // Whether the beats are late and it is time to connect again.
  const look = (longest) => {
    const now = Date.now();
    if (now - heard < longest) return;
    cut(true);
    if (now - opened > AGAIN) open();
  };
  const wakes = () => document.hidden || look(MISSED / 2);
  document.addEventListener("visibilitychange", wakes);
  for (const event of ["online", "pageshow", "focus"]) addEventListener(event, wakes);
  setInterval(() => look(MISSED), 1000);
  open();
})();
