(() => {
  const button = document.getElementById("save"), drawn = document.getElementById("picture");
  if (!button || !drawn) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const copy = new DOMParser().parseFromString(drawn.textContent, "text/html").querySelector("svg");
    // The picture's drawing is that of the page.
    copy.querySelector(".best>g")?.append(...document.querySelector(".best svg").cloneNode(true).childNodes);
    const shapes = document.querySelector(".defs > defs"), style = document.createElementNS(copy.namespaceURI, "style");
    style.textContent = STYLE;
    copy.prepend(style, ...(shapes ? [shapes.cloneNode(true)] : []));
    const text = new XMLSerializer().serializeToString(copy);
    const image = new Image(), address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    image.onload = () => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 2 * image.width, height: 2 * image.height });
      canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
      canvas.toBlob((picture) => {
        const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(picture), download: `${document.title}.png` });
        button.dataset.saved = picture.size;
        link.click();
        URL.revokeObjectURL(address);
      });
    };
    image.src = address;
  });
})();
