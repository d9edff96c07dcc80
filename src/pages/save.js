(() => {
  const button = document.getElementById("save"), drawn = document.getElementById("picture")?.content.firstElementChild;
  if (!button || !drawn) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const copy = drawn.cloneNode(true), image = new Image();
    const style = document.createElementNS(drawn.namespaceURI, "style");
    style.textContent = document.querySelector("style").textContent;
    copy.prepend(style, document.querySelector(".defs defs").cloneNode(true));
    const text = new XMLSerializer().serializeToString(copy);
    const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    const { width, height } = drawn.viewBox.baseVal;
    image.onload = () => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 2 * width, height: 2 * height });
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
