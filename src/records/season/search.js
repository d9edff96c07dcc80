(() => {
  const search = document.getElementById("search"), input = search.querySelector("input"), output = search.querySelector("output");
  const letters = input.dataset.letters.split(" ").map((own) => [own[0], own.slice(1)]);
  // As plain letters, as any keyboard has them.
  const plain = (text) => letters.reduce((so, [own, without]) => so.replaceAll(own, without),
    text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
  const rows = [...document.querySelectorAll("section>ul>li,section>.scroll tbody tr")].map((row) => [row, plain(row.textContent)]);
  const find = () => {
    const words = plain(input.value).split(/\s+/).filter(Boolean);
    for (const [row, text] of rows) row.hidden = !words.every((word) => text.includes(word));
    for (const part of document.querySelectorAll("main>section")) part.hidden = words.length > 0 && !part.querySelector("li:not([hidden]),tbody tr:not([hidden])");
    output.textContent = rows.some(([row]) => !row.hidden) ? "" : output.dataset.none;
  };
  search.hidden = false;
  input.addEventListener("input", find);
  find();
})();
