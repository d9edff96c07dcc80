(() => {
  const main = document.querySelector("main");
  const isWall = () => getComputedStyle(document.body).getPropertyValue("--wall").trim() === "1";
  // Letters may reach a little beyond their line, and parts of pixels are rounded.
  // A header is as high as its lines, and its clock reaches farther.
  const isHigh = (own) => own.matches("header") || own.scrollHeight <= own.clientHeight + 2;
  const fits = (own) => own.scrollWidth <= own.clientWidth + 1 && isHigh(own);
  const width = (own) => own.getBoundingClientRect().width;
  // Width of the contents of a line.
  const reach = (line, parts, from, to) => {
    const boxes = [...line.querySelectorAll(parts)].map((own) => own.getBoundingClientRect());
    return Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]));
  };
  const inner = (line) => reach(line, "bdi,small,strong,.name", "left", "right");
  // Whether it takes at most two lines.
  const isTwo = (line) => reach(line, "bdi,small", "top", "bottom") < 2.7 * parseFloat(getComputedStyle(line).fontSize);

  const reset = (own) => {
    for (const name of ["--fit", "min-width"]) own.style.removeProperty(name);
    own.classList.remove("fitted", "stacked");
    for (const line of own.querySelectorAll(".two")) {
      line.classList.remove("two");
      line.style.removeProperty("font-size");
    }
    for (const name of own.querySelectorAll("[data-whole]")) {
      name.textContent = name.dataset.whole;
      delete name.dataset.whole;
    }
  };

  // Shortest unique beginning of a name, in letters. A blank before the ellipsis would be invisible.
  const least = (name, all) => {
    const letters = [...name.toLowerCase()];
    const alike = all.map((other) => letters.findIndex((letter, at) => letter !== [...other.toLowerCase()][at]));
    const seen = (from) => letters.findIndex((letter, at) => at >= from && letter !== " ");
    return 1 + Math.max(0, ...alike.map((at) => (at < 0 ? letters.length : seen(at))));
  };

  // A name with the beginning of another loses letters before the part that differs.
  const shortenWithin = (line, name, room, others) => {
    const whole = name.dataset.whole, letters = [...whole], differs = least(whole, others) - 1;
    const part = letters.findLastIndex((letter, at) => at < differs && " -".includes(letter)) + 1;
    const tail = letters.slice(Math.max(part, differs - 8)).join("");
    const fewest = least(whole, others.filter((other) => other.endsWith(tail)));
    for (let some = letters.length - [...tail].length; some >= fewest && inner(line) > room; some--) {
      name.textContent = `${letters.slice(0, some).join("").trimEnd()}…${tail}`;
    }
  };

  // Names lose letters at their end, the longest first of those in the row that reaches farthest.
  const shorten = (line, room, all) => {
    const names = [...line.querySelectorAll("bdi")];
    const left = names.map((name) => {
      const whole = name.textContent, letters = [...whole];
      return { name, whole, letters, some: letters.length, fewest: least(whole, all.filter((other) => other !== whole)) };
    });
    const box = (own) => own.name.getBoundingClientRect();
    while (inner(line) > room) {
      const far = left.reduce((one, other) => (box(other).right > box(one).right ? other : one));
      const beside = left.filter((own) => own.some > own.fewest && Math.abs(box(own).top - box(far).top) < box(far).height / 2);
      if (!beside.length) break;
      const own = beside.reduce((one, other) => (box(other).width > box(one).width ? other : one));
      own.name.dataset.whole = own.whole;
      own.name.textContent = `${own.letters.slice(0, --own.some).join("").trimEnd()}…`;
    }
    // Names that are still too wide have the beginning of another name. They take two lines of the
    // smallest letters of a wall, or lose letters in the middle if that is enough.
    if (inner(line) <= room) return;
    const whole = (fontSize) => {
      for (const name of names) name.textContent = name.dataset.whole ??= name.textContent;
      line.style.fontSize = fontSize;
      line.classList.toggle("two", fontSize !== "");
    };
    whole("2.5vh");
    if (isTwo(line)) return;
    whole("");
    for (const name of names) shortenWithin(line, name, room, all.filter((other) => other !== name.dataset.whole));
    if (inner(line) > room) whole("2.5vh");
  };

  // Letters in `data-fit` are as large as fits, at least this percentage of the height. Names that do
  // not fit then get two lines, or lose their end.
  const sizes = new WeakMap();
  const fit = () => {
    const [title, ...parts] = main.querySelectorAll("[data-fit]");
    if (!title) return;
    for (const own of [title, ...parts]) reset(own);
    // The tables get the width that the standings leave.
    for (const own of [title, ...parts.reverse()]) {
      const names = [...own.querySelectorAll("bdi")];
      if (!isWall() || !names.length || !own.clientHeight) continue;
      own.classList.add("fitted");
      const shown = names.find((name) => width(name)) ?? names[0];
      const floor = (own.dataset.fit * innerHeight) / 100 / parseFloat(getComputedStyle(shown).fontSize);
      const lists = [...own.querySelectorAll("li")].filter((line) => line.clientHeight);
      const boxes = [...lists, own];
      // All pages that turn here have the letters of the fullest one.
      const room = [innerWidth, innerHeight, names.length].join(), before = sizes.get(own);
      let size = before?.room === room ? Math.max(Math.min(1, floor), before.size) : 1;
      const shrink = () => {
        own.style.setProperty("--fit", size);
        while (size > floor && !boxes.every(fits)) {
          size = Math.max(floor, size - 0.04);
          own.style.setProperty("--fit", size);
        }
      };
      shrink();
      // A title that does not fit beside the clock gets a row above it.
      if (own.matches("header") && !boxes.every(fits)) {
        own.classList.add("stacked");
        size = 1;
        shrink();
      }
      sizes.set(own, { room, size });
      if (boxes.every(fits)) continue;
      own.style.setProperty("--fit", Math.min(1, floor));
      // Its width stays when names lose letters.
      own.style.setProperty("min-width", `${width(own)}px`);
      const all = names.map((name) => name.textContent);
      for (const box of boxes.filter((box) => !fits(box))) {
        const lines = [...box.querySelectorAll("th[scope=row],li,h1,.winner")].filter((line) => line.querySelector(":scope bdi"));
        if (box.matches("li") && !lines.length) lines.push(box);
        const room = Math.max(...lines.map(inner)) - (box.scrollWidth - box.clientWidth);
        const wide = lines.filter((line) => inner(line) > room);
        for (const line of wide) line.classList.add("two");
        for (const line of wide) {
          if (isHigh(box) && isHigh(own) && isTwo(line)) continue;
          line.classList.remove("two");
          shorten(line, room, all);
        }
        for (const line of wide) if (inner(line) > room) shorten(line, room, all);
      }
    }
  };

  const changes = new MutationObserver(() => again());
  const again = () => {
    changes.disconnect();
    fit();
    changes.observe(main, { childList: true, subtree: true, characterData: true, attributes: true });
  };
  addEventListener("resize", again);
  addEventListener("load", again);
  document.fonts.ready.then(again);
  again();
})();
