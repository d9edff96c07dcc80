(() => {
  const main = document.querySelector("main");
  const news = document.getElementById("news");
  const silent = document.getElementById("silent");
  const text = (selector) => main.querySelector(selector)?.textContent ?? "";
  let heard = Date.now();
  const alive = () => {
    heard = Date.now();
    silent.hidden = true;
  };
  const source = new EventSource("events");
  source.addEventListener("seen", (event) => {
    alive();
    const were = new Map([...main.querySelectorAll("details")].map((one) => [one.id, one.open]));
    main.innerHTML = event.data;
    for (const one of main.querySelectorAll("details")) one.open = were.get(one.id) ?? one.open;
    news.textContent = `${text("h1")}. ${text("#rulings li")}`;
  });
  source.addEventListener("beat", alive);
  setInterval(() => {
    if (Date.now() - heard < 25000) return;
    const at = new Date(heard);
    const two = (number) => String(number).padStart(2, "0");
    silent.querySelector("time").textContent = `${two(at.getHours())}:${two(at.getMinutes())}`;
    silent.hidden = false;
  }, 1000);
})();
