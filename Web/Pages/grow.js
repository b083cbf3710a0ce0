
// How far a node was moved down by controls above it that have grown.
page.shiftOf = (node) => {
  let way = 0;
  for (let each = page.drawn(node); each; each = each.parentElement) way += Number(each.dataset?.shift) || 0;
  return way;
};

// Makes a control higher, moves what is below it, and makes what is around it higher, too.
page.grow = (element, node, extra, ...size) => {
  const { root, drawn, spoken, origin, side } = page;
  const picture = root.querySelector("svg");
  const bottom = origin(element)[1] + side(element, "height");
  for (let each = drawn(node); each && each !== picture; each = each.parentElement) {
    for (const box of each.querySelectorAll(":scope > rect")) {
      box.setAttribute("height", Math.max(0, Number(box.getAttribute("height")) + extra));
      if (each.id === "n0" && node === 0) box.setAttribute("width", size[0]);
    }
    for (const other of each.parentElement.children) {
      const way = Number(other.dataset.shift) || 0;
      if (other === each || !other.dataset.role || other.getBBox().y + way < bottom - 0.5) continue;
      other.dataset.shift = way + extra;
      other.style.translate = `0 ${way + extra}px`;
    }
  }
  ["width", "height"].forEach((name, axis) => { element.style[name] = `${size[axis]}px`; });
  for (let each = element; each.id !== "layer"; each = each.parentElement) {
    if (each !== element) each.style.height = `${side(each, "height") + extra}px`;
    for (const other of each.parentElement.children) {
      if (other === each || origin(other)[1] < bottom - 0.5) continue;
      other.style.top = `${side(other, "top") + extra}px`;
    }
  }
  // Pictures have whole points.
  const whole = ["width", "height"].map((name) => Math.ceil(side(spoken(0), name) - 0.001));
  picture.setAttribute("viewBox", `0 0 ${whole.join(" ")}`);
  ["width", "height"].forEach((name, axis) => {
    picture.setAttribute(name, whole[axis]);
    root.style[name] = `${whole[axis]}px`;
  });
};
