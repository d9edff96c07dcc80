(() => {
  const search = document.getElementById("search");
  if (!search) return;
  const output = search.querySelector("output"), list = search.querySelector("ul");
  const input = search.querySelector("input"), letters = input.dataset.letters.split(" ").map((own) => [own[0], own.slice(1)]);
  // As plain letters, as any keyboard has them.
  const plain = (text) => letters.reduce((so, [own, without]) => so.replaceAll(own, without),
    text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
  const rows = [...document.querySelectorAll("section>ul>li,section>.scroll tbody tr")].map((row) => [row, plain(row.textContent)]);
  const here = new Map(rows.flatMap(([row]) => [...row.querySelectorAll("a")].slice(0, 1).map((link) => [link.href, row])));
  const entries = [], { root, parts } = search.dataset, MOST = 20;
  let asked = 0;
  // The index comes when something is looked for first.
  window.nosIndex = (part) => {
    for (const [address, words, more] of part) entries.push([new URL(`${root}${address}.html`, location).href, words, more, plain(`${words} ${more}`)]);
    find();
  };
  const ask = () => {
    while (asked < parts) {
      const part = document.createElement("script");
      part.src = `${root}search-${++asked}.js`;
      document.head.append(part);
    }
  };
  const item = ([address, words, more]) => {
    const row = document.createElement("li"), link = document.createElement("a"), rest = document.createElement("span");
    [link.href, link.textContent, rest.textContent, rest.className] = [address, words, more && ` ${more}`, "quiet"];
    row.append(link, rest);
    return row;
  };
  const find = () => {
    const words = plain(input.value).split(/\s+/).filter(Boolean), has = (text) => words.every((word) => text.includes(word));
    for (const [row, text] of rows) row.hidden = !has(text);
    for (const part of document.querySelectorAll("main>section")) part.hidden = words.length > 0 && !part.querySelector("li:not([hidden]),tbody tr:not([hidden])");
    const found = [];
    for (const entry of words.length ? entries : []) {
      if (found.length < MOST && has(entry[3]) && (here.get(entry[0])?.hidden ?? true)) found.push(item(entry));
    }
    list.replaceChildren(...found);
    output.textContent = found.length || rows.some(([row]) => !row.hidden) ? "" : output.dataset.none;
  };
  search.hidden = false;
  input.addEventListener("input", () => {
    ask();
    find();
  });
  find();
})();
