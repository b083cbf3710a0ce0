
// Rows of chips that change: hidden chips are shown, removed ones let the others move up, and all follow the width. The
// engine places boxes of the sizes that the chips have.
page.rows = (control, handlers) => {
  const { rows } = control;
  const items = control.items;
  const whole = page.spoken(control.node);
  const origin = page.origin(whole);
  const isRoot = whole.parentElement.id === "layer";
  const shape = { width: rows.flow[0], height: page.side(whole, "height") };
  let isExpanded = rows.expanded;

  // Chips, in their order, and where each is drawn and spoken of.
  const chips = items.map((item, number) => ({
    item, size: rows.sizes[number], breaks: rows.breaks[number], over: page.spoken(item.node) }));
  const template = chips.find((chip) => chip.over)?.over;
  const first = page.drawn(items[0]?.node);
  for (const chip of chips) {
    chip.drawn = ["n", "o"].map((name) => document.getElementById(`${name}${chip.item.node}`)).filter(Boolean);
    chip.home = chip.over ? page.origin(chip.over) : origin;
    chip.isSeen = Boolean(chip.over);
    chip.at = chip.isSeen ? [0, 0] : null;
    if (chip.isSeen) continue;
    if (template) addElement(chip);
    first?.parentNode.append(...chip.drawn);
    chip.drawn[0]?.classList.remove("off");
    for (const element of chip.drawn) element.classList.add("unseen");
  }
  // "+1", "+2" … and what hides the chips again; the one in the picture is replaced by them.
  const endings = [rows.less, ...rows.counting].map((ending) => ending && {
    node: document.getElementById(ending[0]), size: ending.slice(1, 3), name: ending[3] });
  const button = control.overflow === undefined ? null : page.spoken(control.overflow);

  // The accessible element of a chip that was hidden.
  function addElement(chip) {
    const { node, name } = chip.item;
    chip.over = template.cloneNode(false);
    chip.over.id = `a${node}`;
    chip.over.dataset.node = node;
    chip.over.tabIndex = -1;
    chip.over.setAttribute("aria-label", name);
    for (const state of ["aria-selected", "aria-pressed"]) {
      if (chip.over.hasAttribute(state)) chip.over.setAttribute(state, String(chip.item.selected));
    }
    chip.over.removeAttribute("aria-disabled");
    if (!chip.item.enabled) chip.over.setAttribute("aria-disabled", "true");
    chip.over.style.removeProperty("--reach");
    chip.over.classList.add("unseen");
    whole.append(chip.over);
    page.own(node, handlers);
  }

  // Where everything goes, by the engine.
  function solve() {
    const breaks = chips.map(({ size, breaks }) => [size, breaks & 1, breaks >> 1]);
    engine.put(
      shape.width, rows.flow.slice(1), rows.maxRows, isExpanded, endings[0]?.size ?? [0, 0],
      chips.length, breaks, endings.slice(1, chips.length + 1).map((ending) => ending.size));
    if (!engine.call("rows")) return null;
    const [shown, ending, width, height] = engine.take(4);
    const count = shown + (ending > 0 ? 1 : 0);
    const numbers = engine.take(4 + 4 * count).slice(4);
    const frames = Array.from({ length: count }, (_, number) => numbers.slice(4 * number, 4 * number + 4));
    return { shown, ending, width, height, frames };
  }

  function move(element, from, to, isNew, isQuiet) {
    const [x, y] = [0, 1].map((axis) => to[axis] - from.home[axis]);
    element.setAttribute("transform", `translate(${x} ${y})`);
    if (isQuiet || page.calm.matches) return;
    const before = from.at && !isNew ? `translate(${from.at[0]}px, ${from.at[1]}px)` : null;
    if (!before) return element.animate([{ opacity: 0 }, { opacity: 1 }], 150);
    if (from.at[0] === x && from.at[1] === y) return;
    element.animate([{ transform: before }, { transform: `translate(${x}px, ${y}px)` }], {
      duration: 200, easing: "ease-in-out" });
  }

  function put(element, frame) {
    const [x, y, width, height] = frame;
    Object.assign(element.style, {
      left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  }

  function show(chip, frame, isQuiet) {
    const wasSeen = chip.isSeen;
    chip.isSeen = frame !== undefined;
    for (const element of [...chip.drawn, chip.over]) element?.classList.toggle("unseen", !chip.isSeen);
    if (!chip.isSeen) return;
    const to = [origin[0] + frame[0], origin[1] + frame[1]];
    for (const element of chip.drawn) move(element, chip, to, !wasSeen, isQuiet);
    chip.at = [to[0] - chip.home[0], to[1] - chip.home[1]];
    if (chip.over) put(chip.over, frame);
  }

  // Places all chips again, at once or in a moment.
  function lay(isQuiet = false) {
    const placed = solve();
    if (!placed) return;
    chips.forEach((chip, number) => show(chip, number < placed.shown ? placed.frames[number] : undefined, isQuiet));
    showEnding(placed);
    put(whole, [page.side(whole, "left"), page.side(whole, "top"), placed.width, placed.height]);
    page.grow(control.node, placed.height - shape.height, isRoot ? placed.width : undefined);
    shape.height = placed.height;
    lead(placed);
  }

  function showEnding({ shown, ending, frames }) {
    if (control.overflow !== undefined) page.drawn(control.overflow)?.classList.add("off");
    const number = ending === 1 ? chips.length - shown : 0;
    endings.forEach((each, place) => each?.node?.classList.toggle("off", !(ending > 0 && place === number)));
    button?.classList.toggle("unseen", ending === 0);
    if (ending === 0) return;
    const [x, y] = frames[shown];
    endings[number].node.setAttribute("transform", `translate(${x} ${y})`);
    if (!button) return;
    put(button, [page.side(whole, "left") + x, page.side(whole, "top") + y, ...endings[number].size]);
    button.setAttribute("aria-expanded", String(ending === 2));
    button.setAttribute("aria-label", endings[number].name);
  }

  // Where arrow keys lead, as in the rows that are seen.
  function lead({ shown, ending, frames }) {
    const nodes = chips.slice(0, shown).map((chip) => chip.item.node);
    if (ending > 0 && control.overflow !== undefined) nodes.push(control.overflow);
    const stops = nodes.map((node, number) => ({ node, frame: frames[number] }))
      .filter(({ node }) => page.spoken(node)?.getAttribute("aria-disabled") !== "true");
    const middle = ({ frame }) => frame[0] + frame[2] / 2;
    const row = (stop) => stops.filter(({ frame }) => frame[1] === stop.frame[1]);
    const isReversed = rows.flow[2] === 1;
    stops.forEach((stop, place) => {
      const tops = [...new Set(stops.map(({ frame }) => frame[1]))].sort((a, b) => a - b);
      const beside = (step) => {
        const others = stops.filter(({ frame }) => frame[1] === tops[tops.indexOf(stop.frame[1]) + step]);
        return others.sort((a, b) =>
          Math.abs(middle(a) - middle(stop)) - Math.abs(middle(b) - middle(stop)))[0]?.node ?? null;
      };
      const sides = [stops[place - 1]?.node ?? null, stops[place + 1]?.node ?? null];
      if (isReversed) sides.reverse();
      const line = row(stop);
      page.data.stops[stop.node] = [
        ...sides, beside(-1), beside(1), line[0].node, line[line.length - 1].node];
    });
  }

  // Follows the width of the page, where nothing is beside it.
  const natural = shape.width;
  function follow(available) {
    const width = Math.min(natural, available);
    if (width === shape.width || Math.max(...chips.map(({ size }) => size[0])) > width) return false;
    shape.width = width;
    lay(true);
    return true;
  }
  if (isRoot) page.follow = follow;

  return {
    toggle() {
      isExpanded = !isExpanded;
      const next = chips.find((chip) => !chip.isSeen)?.item.node;
      lay();
      if (button?.classList.contains("unseen") && next !== undefined) page.focus(next);
    },
    remove(node) {
      const place = chips.findIndex((chip) => chip.item.node === node);
      const [chip] = chips.splice(place, 1);
      const isFocused = chip.over?.contains(document.activeElement);
      show(chip);
      items.splice(items.indexOf(chip.item), 1);
      chip.over?.remove();
      lay();
      const next = chips[Math.min(place, chips.length - 1)];
      if (isFocused && next) page.focus(next.item.node);
    },
  };
};
