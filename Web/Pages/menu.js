
// Opens a list of options beneath a button; what is chosen is up to the owner of their nodes.
page.menu = (button, items) => {
  const list = document.createElement("div");
  list.className = "menu";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", button.getAttribute("aria-label"));
  for (const [node, name, isEnabled, isCurrent] of items) {
    const option = document.createElement("div");
    Object.assign(option, { id: `a${node}`, textContent: name, tabIndex: -1 });
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", String(isCurrent === 1));
    if (isEnabled) Object.assign(option.dataset, { node, group: "menu" });
    else option.setAttribute("aria-disabled", "true");
    list.append(option);
  }

  function close() {
    list.removeEventListener("focusout", leave);
    // Removing the list takes the focus from it.
    list.remove();
    button.setAttribute("aria-expanded", "false");
    button.focus();
  }
  const leave = (event) => list.contains(event.relatedTarget) || close();
  list.addEventListener("focusout", leave);
  list.addEventListener("click", (event) => { if (page.nodeOf(event.target) !== null) close(); });
  list.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") document.activeElement.click();
    else if (event.key === "Escape" || event.key === "Tab") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  page.root.append(list);
  button.setAttribute("aria-expanded", "true");
  // Beneath the button, or above it where there is more space; all of it may be drawn smaller.
  const [box, host] = [button.getBoundingClientRect(), page.root.getBoundingClientRect()];
  const scale = host.width / page.root.offsetWidth || 1;
  const [above, below] = [box.top / scale, (innerHeight - box.bottom) / scale];
  const isAbove = below < list.offsetHeight + 8 && above > below;
  list.style.minWidth = `${box.width / scale}px`;
  list.style.maxHeight = `${Math.max(80, (isAbove ? above : below) - 12)}px`;
  list.style.left = `${(box.left - host.left) / scale}px`;
  const top = (isAbove ? box.top - host.top : box.bottom - host.top) / scale;
  list.style.top = `${isAbove ? top - list.offsetHeight - 4 : top + 4}px`;
};
