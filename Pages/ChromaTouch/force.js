// The effects of force on a chromaTouch: the card, or only the swatch. `pick` picks at a position of a part,
// `set` sets all values, which `values` returns.
const force = (control, { pick, set, values }) => {
  const { parts, card } = control;
  const swatch = parts.find((part) => part.role === "swatch");
  // The fractions of the maximum force at which peek and pop begin, and the maximum raw force.
  const [peek, pop, maximum] = [0.5, 0.9, 6.67];
  const moving = { duration: page.calm.matches ? 0 : 250, easing: "ease-in-out" };
  // A document that begins with only the swatch has nothing else to show.
  const isFixed = parts.length === 1;
  let stage = isFixed ? "popped"
    : card && !page.drawn(card.node)?.classList.contains("off") ? "peek" : "sliders";
  let before = null;

  function enter(next) {
    stage = next;
    page.ask("picker-stage", control, { stage });
  }

  // Places an element of the layer, whose position is relative to that of the control.
  function put(element, box) {
    const origin = element.parentElement.id === "layer" ? [0, 0] : control.box;
    const sides = { left: box[0] - origin[0], top: box[1] - origin[1], width: box[2], height: box[3] };
    for (const [name, length] of Object.entries(sides)) element.style[name] = `${length}px`;
  }

  // Creates the element of a preset whose card was hidden at the start.
  function makeElement(preset) {
    const element = document.createElement("div");
    element.id = `a${preset.node}`;
    element.className = "off";
    element.tabIndex = 0;
    Object.assign(element.dataset, { node: preset.node, group: preset.node });
    element.setAttribute("role", "button");
    element.setAttribute("aria-label", preset.name);
    (page.spoken(control.node) ?? page.root.querySelector("#layer")).append(element);
    put(element, preset.box);
  }

  function turnCard(isOff) {
    page.drawn(card.node)?.classList.toggle("off", isOff);
    for (const preset of card.presets) page.spoken(preset.node)?.classList.toggle("off", isOff);
  }

  // Shows the card, which grows out of the pressed slider.
  function showCard(slider) {
    if (!card || stage !== "sliders") return;
    enter("peek");
    turnCard(false);
    const [left, top, width, height] = card.box;
    const [x, y, across, down] = slider.outer;
    const scale = Math.min(across / width, down / height);
    const way = [x + (across - width * scale) / 2 - left * scale, y + (down - height * scale) / 2 - top * scale];
    page.drawn(card.node)?.animate(
      [{ transform: `translate(${way[0]}px,${way[1]}px) scale(${scale})` }, { transform: "none" }], moving);
  }

  function hideCard() {
    if (stage !== "peek") return;
    enter("sliders");
    turnCard(true);
  }

  // The transforms of the swatch to the whole control, and of the sliders that it pushes out.
  function growth() {
    const [x, y, width, height] = swatch.box;
    const [left, top, across, down] = control.whole;
    const scale = [width ? across / width : 1, height ? down / height : 1];
    return {
      whole: `translate(${left - x * scale[0]}px,${top - y * scale[1]}px) scale(${scale})`,
      push: `translate(${left - x + left + across - x - width}px,${top + down - y - height}px)`,
    };
  }

  // Animates the parts between the two states, clipped to the control meanwhile.
  function move(isGrowing) {
    const { whole, push } = growth();
    const group = page.drawn(control.node);
    const [left, top, width, height] = control.box;
    const corners = [[left, top], [left + width, top], [left + width, top + height], [left, top + height]]
      .map((corner) => corner.map((side) => `${side}px`).join(" "));
    group.style.clipPath = `polygon(${corners}) view-box`;
    const way = (end) => {
      const states = [{ transform: "none" }, { transform: end }];
      return isGrowing ? states : states.reverse();
    };
    for (const part of parts) {
      if (part === swatch) continue;
      const drawn = page.drawn(part.node);
      drawn.classList.remove("off");
      page.spoken(part.node)?.classList.toggle("off", isGrowing);
      drawn.animate(way(push), moving).onfinish = () => drawn.classList.toggle("off", stage === "popped");
    }
    const drawn = page.drawn(swatch.node);
    drawn.style.transform = isGrowing ? whole : "";
    drawn.animate(way(whole), moving).onfinish = () => { group.style.clipPath = ""; };
    const element = page.spoken(swatch.node);
    if (element) put(element, isGrowing ? control.whole : swatch.box);
  }

  function showSwatchAlone() {
    hideCard();
    enter("popped");
    move(true);
  }

  function comeBack() {
    before = null;
    enter("sliders");
    move(false);
  }

  // Whether the force drops from one event to the next like that of a lifted finger, which changes nothing.
  function isLifted(place) {
    const raw = place.force === undefined ? null : place.force * maximum;
    const last = before;
    before = raw;
    return last !== null && raw !== null && last - raw >= control.lift;
  }

  // A preset of the card: a pure colour, the hues a third of a turn apart.
  function take(number) {
    const next = values();
    next[0] = number / 3;
    next[1] = 1;
    next[2] = control.space === "hsba" ? 1 : 0.5;
    set(next, "peek");
    hideCard();
  }

  card?.presets.forEach((preset, number) => {
    if (!page.spoken(preset.node)) makeElement(preset);
    page.own(preset.node, {
      click: () => take(number),
      key: (node, key) => (key === " " || key === "Enter") && (take(number), true),
    });
  });

  return {
    // Handles a touch or a move on a part. Returns whether the drag continues.
    touch(part, place) {
      if (part === swatch) {
        if (!isLifted(place)) pick(part, place);
        return true;
      }
      before = null;
      const strength = place.force ?? 0;
      if (strength >= pop && control.whole) {
        showSwatchAlone();
        return false;
      }
      if (strength >= peek) showCard(part);
      else if (stage === "sliders") pick(part, place);
      return true;
    },

    // A new touch closes the card; on a popped swatch it shows everything again and does nothing else.
    isWoken() {
      hideCard();
      if (stage !== "popped" || isFixed) return false;
      comeBack();
      return true;
    },

    // Escape does the same. Returns undefined where the key has no meaning.
    key(key) {
      if (key !== "Escape" || isFixed || stage === "sliders") return undefined;
      if (stage === "popped") comeBack();
      else hideCard();
      return true;
    },
  };
};
