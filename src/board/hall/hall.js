(() => {
  const main = document.querySelector("main");
  const search = document.getElementById("search");
  const input = search.querySelector("input");
  // Time of a page of the wall.
  const STAYS = 10000;
  const isWall = () => getComputedStyle(document.body).getPropertyValue("--wall").trim() === "1";
  const set = (node, name, value) => node[name] === value || (node[name] = value);

  const refresh = () => {
    const asked = input.value.normalize().toLowerCase().trim().split(/\s+/);
    set(search, "hidden", !main.querySelector("[data-find]"));
    for (const list of main.querySelectorAll("[data-page]")) {
      const each = Number(list.dataset.page);
      const found = [...list.children].filter((own) => asked.every((word) => own.dataset.find.includes(word)));
      const pages = isWall() ? Math.ceil(found.length / each) || 1 : 1;
      const page = Math.floor(Date.now() / STAYS) % pages;
      // Pages have equally many.
      const [from, to] = [page, page + 1].map((at) => Math.ceil((at * found.length) / pages));
      const shown = pages > 1 ? found.slice(from, to) : found;
      for (const own of list.children) set(own, "hidden", !shown.includes(own));
      const at = pages > 1 ? `${page + 1} / ${pages}` : undefined;
      if (list.dataset.at === at) continue;
      if (at) list.dataset.at = at;
      else delete list.dataset.at;
    }
    const clock = main.querySelector("[data-ends]");
    if (!clock) return;
    // Counts by the board's time: each beat says how far that is ahead of this machine.
    const now = Date.now() / 1000 + Number(document.body.dataset.ahead ?? 0);
    const left = Math.ceil(Number(clock.dataset.ends) - now);
    const two = (number) => String(number).padStart(2, "0");
    set(clock, "textContent", left > 0 ? `${two(Math.floor(left / 60))}:${two(left % 60)}` : clock.dataset.over);
  };

  input.addEventListener("input", refresh);
  new MutationObserver(refresh).observe(main, { childList: true, subtree: true, attributes: true });
  addEventListener("resize", refresh);
  setInterval(refresh, 500);
  refresh();
})();
