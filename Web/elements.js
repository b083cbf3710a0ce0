// The elements that show a tree: described once, written as HTML on a server (`markup`), and patched into a page (patch.js).
//
// A description is `{ key, tag, attributes, style, children, node }`, where `children` are descriptions and texts, or `html` is markup.

/** What the page adds to the elements: how texts stand on their baselines, the focus, and forced colours. */
export const styles = `
.picker-layout{position:relative;max-width:100%;color-scheme:light dark;text-rendering:geometricPrecision;-webkit-tap-highlight-color:transparent}
.picker-layout :where(div,span,img,svg){position:absolute;box-sizing:border-box;margin:0;padding:0;border:0;transform-origin:0 0}
.picker-layout>.picker-layer{position:relative;overflow:visible}
.picker-layout>.picker-width{position:relative;height:0}
.picker-layout .picker-said{width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.picker-layout .picker-text{display:flex;align-items:baseline;white-space:pre;font-kerning:normal}
.picker-layout .picker-text::before{content:"";height:var(--baseline)}
.picker-layout .picker-sign{position:static;font-feature-settings:"locl" 0}
.picker-layout .picker-graphic,.picker-layout .picker-graphic>svg{display:block;left:0;top:0;pointer-events:none;overflow:visible}
.picker-layout img{left:0;top:0;width:100%;height:100%;pointer-events:none}
.picker-layout [tabindex]{cursor:pointer;user-select:none;-webkit-user-select:none;outline:none}
.picker-layout [tabindex]:focus-visible{outline:3px solid #0a58ca;outline-offset:2px;border-radius:8px;box-shadow:0 0 0 2px #fff}
.picker-layout [part~=carousel] [tabindex]:focus-visible{outline-offset:-3px}
.picker-layout .picker-menu{position:fixed;inset:auto;margin:0;padding:4px;border:1px solid #8888;border-radius:10px;background:Canvas;color:CanvasText;font:15px/1.3 system-ui,sans-serif;max-height:50vh;overflow:auto}
.picker-layout .picker-menu>*{position:static;padding:8px 12px;border-radius:6px}
.picker-layout .picker-menu>:is(:hover,:focus-visible){outline:none;box-shadow:none;background:#0a58ca;color:#fff}
.picker-layout .picker-menu>[aria-disabled=true]{background:none;color:GrayText}
.picker-layout .picker-menu>[aria-selected=true]::before{content:"✓ "}
@media(forced-colors:active){
.picker-layout :is([role=option],[role=listitem],[role=radio],[role=button]):not([part~=swatch],[part~=trailingIcon]){outline:1px solid ButtonBorder;outline-offset:-1px}
.picker-layout :is([aria-selected=true],[aria-checked=true],[aria-pressed=true],[aria-current=true]):not([part~=swatch]){forced-color-adjust:none;background:Highlight!important}
.picker-layout [part~=indicator]{visibility:hidden}
.picker-layout .picker-text{color:CanvasText!important}
.picker-layout :is([aria-selected=true],[aria-checked=true],[aria-pressed=true],[aria-current=true]) .picker-text{color:HighlightText!important}
.picker-layout [role][aria-disabled=true]:not([part~=swatch]){outline:1px dashed GrayText;opacity:1!important}
.picker-layout [aria-disabled=true] .picker-text{color:GrayText!important}
.picker-layout :is([part~=icon],[part~=trailingIcon],[part~=checkmark]) svg [fill]:not([fill=none]){fill:CanvasText}
.picker-layout :is([part~=icon],[part~=trailingIcon],[part~=checkmark]) svg [stroke]:not([stroke=none]){stroke:CanvasText}
.picker-layout :is([aria-selected=true],[aria-checked=true],[aria-pressed=true],[aria-current=true]) svg [fill]:not([fill=none]){fill:HighlightText!important}
.picker-layout :is([aria-selected=true],[aria-checked=true],[aria-pressed=true],[aria-current=true]) svg [stroke]:not([stroke=none]){stroke:HighlightText!important}
.picker-layout [part~=peek]{outline:1px solid CanvasText}
.picker-layout :is([part~=slider],[part~=canvas],[part~=wheel],[part~=swatch],[part~=preview]){forced-color-adjust:none;outline:1px solid CanvasText}
.picker-layout [part~=slider] .picker-text{forced-color-adjust:auto}
.picker-layout [part~=separator]{background:CanvasText!important}
.picker-layout [tabindex]:focus-visible{outline:3px solid Highlight;outline-offset:2px}
.picker-layout .picker-menu>[tabindex]:focus-visible{forced-color-adjust:none;background:Highlight;color:HighlightText}
}`

const focusable = new Set(["option", "radio", "button", "slider"])
const named = new Set(["listbox", "list", "radiogroup", "group"])
const lists = new Set(["chips", "segmented"])
const silent = new Set(["presentation", "generic"])
/** Roles whose paint colours a text or an icon, and not a box. */
const inked = new Set(["label", "line", "title", "icon", "trailingIcon"])
/** Whether a finger that is put down on a part, and goes along it or across it, or across it alone, moves the part. */
const panned = { carousel: false, segmented: false, slider: false, canvas: true, wheel: true, chromaTouch: true }

/** Points that the ink of a text may have around it. */
const outside = 100

const round = (number) => Math.round(number * 64) / 64
const px = (number) => `${round(number)}px`
const list = (value) => (value === undefined ? [] : [value].flat())
const words = (role) => role.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase())
const isOpaque = (color) => /^#.{6}$/.test(color) || /^light-dark\(#.{6}, #.{6}\)$/.test(color)

/** A name of a family of the engine's own fonts, which a page may have in another version. */
export const familyName = (family) => `PickerLayout ${family}`
/** A string of CSS, also within an element `style`. */
export const cssString = (text) => `"${text.replace(/["\\<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`

/**
 * Describes the layer of a tree: the flat form of its JSON, with a list of the accessibility of its nodes.
 *
 * - `engine` draws what CSS cannot say, the families of `measurer` draw what a font lacks, `focus` is the position of the node that keys act on.
 * - `last` is the description before: what is the same in both trees is the same object in both descriptions.
 */
export function describe(tree, { engine, measurer, focus, last }) {
  return new Description(tree, engine, measurer, focus, last)
}

class Description {
  #tree
  #engine
  #measurer
  #families
  // For each node the positions of its children, and what it is described by.
  #children
  #known = new Map()
  #last
  #tabs

  constructor(tree, engine, measurer, focus, last) {
    this.#tree = tree
    this.#engine = engine
    this.#measurer = measurer
    this.#families = measurer?.families ?? []
    const isAlike = last && ["foreground", "fonts", "artwork"].every((key) => last.#tree[key] === tree[key]) && `${last.#families}` === `${this.#families}`
    this.#last = isAlike ? last.#known : new Map()
    this.#tabs = tabStops(tree, focus)
    this.#children = tree.nodes.map(() => [])
    for (const [position, { parent }] of tree.nodes.entries()) if (parent !== undefined) this.#children[parent].push(position)
    const { width, height } = tree.size
    this.layer = {
      key: "layer", tag: "div", attributes: { class: "picker-layer" },
      style: `width:${px(width)};height:${px(height)}${tree.background ? `;background:${tree.background}` : ""}`,
      children: this.#describe(0, { x: 0, y: 0, list: undefined, keys: new Map() }, []),
    }
  }

  /** The description of a node. */
  at(position) {
    return this.#known.get(position)?.element
  }

  /** Adds the descriptions of a node and of what follows it, or of its descendants where it shows nothing itself. */
  #describe(position, holder, found) {
    const node = this.#tree.nodes[position]
    const { role, frame: [x, y] } = node
    if (position > 0 && !this.#isShown(position)) {
      for (const child of this.#children[position]) this.#describe(child, holder, found)
      return found
    }
    const isList = lists.has(role)
    const isFollower = role === "overflow" && holder.list !== undefined
    const inner = { x, y, list: isList ? { ...holder, followers: [] } : holder.list, keys: new Map() }
    const children = []
    for (const child of this.#children[position]) this.#describe(child, inner, children)
    if (isFollower) holder.list.followers.push(this.#element(position, node, holder.list, children))
    else found.push(this.#element(position, node, holder, children))
    // A list owns options only: what shows the rest of them follows it.
    if (isList) found.push(...inner.list.followers)
    return found
  }

  /** The element of a node: that of the last tree where nothing of it is another. */
  #element(position, node, holder, children) {
    const { nodes, paints, labels, accessibility } = this.#tree
    const key = this.#key(node, holder.keys)
    const facts = [
      node, nodes[node.parent], paints?.[node.paint], labels?.[node.label], accessibility[position], round(holder.x), round(holder.y), key, this.#tabs.get(position),
    ]
    const last = this.#last.get(position)
    const isSame = last !== undefined && facts.every((fact, place) => fact === last.facts[place])
    const shell = isSame ? last.shell : this.#shell(position, node, holder, key)
    const all = shell.own.length > 0 ? [...shell.own, ...children] : children
    const isAllSame = isSame && all.length === last.element.children.length && all.every((child, place) => child === last.element.children[place])
    if (isAllSame) this.#known.set(position, last)
    else this.#known.set(position, { facts, shell, element: { ...shell.element, children: all } })
    return this.at(position)
  }

  #isShown(position) {
    const { paint, label, name, href, transform, clip, filter, blend } = this.#tree.nodes[position]
    return !silent.has(this.#tree.accessibility[position].role) || [paint, label, name, href, transform, clip, filter, blend].some((value) => value !== undefined)
  }

  /** The element of a node without its descendants; `own` is what it shows itself. */
  #shell(position, node, holder, key) {
    const { role, frame: [x, y, width, height] } = node
    const own = []
    const element = {
      key, tag: "div", node: position, attributes: this.#attributes(position, node),
      style: `left:${px(round(x) - round(holder.x))};top:${px(round(y) - round(holder.y))};width:${px(width)};height:${px(height)}`,
    }
    const paint = this.#tree.paints?.[node.paint]
    const next = this.#tree.nodes[position + 1]
    const isText = node.label !== undefined && !(next?.role === "line" && next.parent === position)
    element.style += effects(node, paint)
    if (role in panned) element.style += `;touch-action:${this.#touchAction(position, node)}`
    if (node.href !== undefined) own.push({ key: "image", tag: "img", attributes: { src: node.href, alt: "", draggable: "false" }, children: [] })
    else if (node.name !== undefined || (paint && !isPlain(paint, inked.has(role)))) {
      own.push(this.#graphic(node, paint, isText ? this.#tree.labels[node.label] : undefined))
    } else {
      if (paint && !inked.has(role)) element.style += box(paint)
      if (isText) own.push(...this.#write(element, node, paint))
    }
    return { element, own }
  }

  /** How browsers may use a finger that is put down on a node. */
  #touchAction(position, { role, strategy, frame: [, , width, height] }) {
    if (panned[role]) return "none"
    if (strategy === "menu") return "manipulation"
    const [first, ...others] = this.#children[position].map((child) => this.#tree.nodes[child]).filter((child) => child.role === "segment" || child.role === "dot")
    const isUpright = others.length > 0 ? others.every(({ frame: [x] }) => x === first.frame[0]) : height > width
    return isUpright ? "pan-x" : "pan-y"
  }

  /** The name of an element among those of its parent, the same one in every tree of a document. */
  #key({ role, id, index }, counts) {
    const key = `${role} ${id ?? index ?? ""}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return counts.get(key) === 1 ? key : `${key} ${counts.get(key)}`
  }

  #attributes(position, node) {
    const { role, selected } = node
    const { role: aria, name, states = {} } = this.#tree.accessibility[position]
    const attributes = { part: selected ? `${role} selected` : role }
    if (!silent.has(aria) && aria !== "text") attributes.role = aria
    if (aria === "heading") attributes["aria-level"] = "2"
    else if (attributes.role && (name ?? named.has(aria))) attributes["aria-label"] = name === undefined ? words(role) : name
    for (const [state, value] of Object.entries(states)) attributes[`aria-${state}`] = `${value}`
    if (this.#tabs.has(position)) attributes.tabindex = this.#tabs.get(position) ? "0" : "-1"
    if (node.language) attributes.lang = node.language
    if (node.label !== undefined && role !== "line") attributes.dir = "auto"
    if (role === "page" && !this.#isVisible(node)) attributes.inert = ""
    return attributes
  }

  #isVisible({ parent, frame: [x, y, width, height] }) {
    const [left, top, wide, high] = this.#tree.nodes[parent].frame
    return x < left + wide && x + width > left && y < top + high && y + height > top
  }

  /** A line of text in its font, on its baseline. */
  #write(element, node, paint) {
    const label = this.#tree.labels[node.label]
    const line = node.role === "line" ? label.lines[node.index] : label
    const font = this.#tree.fonts[line.font ?? label.font]
    element.attributes.class = "picker-text"
    element.style += `;--baseline:${px(line.baseline)};${this.#font(font, node.frame[3])};color:${list(paint?.fill)[0] ?? this.#tree.foreground ?? "#000"}`
    if (paint?.shadow) element.style += `;text-shadow:${shadow(paint.shadow)}`
    const text = this.#pieces(line.text, line.fullText ?? label.fullText, font)
    const { crossing } = label
    if (!crossing) return text
    // The part that an indicator covers has another colour.
    const [left, top] = this.#labelOrigin(node)
    const [x, y] = [crossing.clip.x + left - node.frame[0], crossing.clip.y + top - node.frame[1]]
    const [right, bottom] = [x + crossing.clip.width, y + crossing.clip.height]
    const outline = [[x, y], [right, y], [right, bottom], [x, bottom]].map((corner) => corner.map(round).join(" "))
    const inside = `M${outline.join("L")}Z`
    const [width, height] = [node.frame[2], node.frame[3]].map((length) => Math.ceil(length) + outside)
    const part = (key, attributes, path, color) => ({
      key, tag: "span", attributes: { class: "picker-text", ...attributes }, children: text, style: `inset:0;clip-path:path(evenodd,"${path}")${color}`,
    })
    return [
      part("beneath", {}, `M${-outside} ${-outside}H${width}V${height}H${-outside}Z${inside}`, ""),
      part("crossing", { "aria-hidden": "true" }, inside, `;color:${list(crossing.paint.fill)[0] ?? "#000"}`),
    ]
  }

  /**
   * A text with its ellipsis by itself, which does not kern with what is before it, and is of the face that draws what is beside it: three dots
   * where that has none.
   */
  #pieces(text, whole, font) {
    const ends = Array.from(text.matchAll(/…|\.{3}/g), ({ 0: sign, index }) => [index, index + sign.length])
    const found = ends.find(([, end]) => !whole?.includes(text.slice(0, end)))
    if (whole === undefined || found === undefined) return [text]
    const [start, end] = found
    const family = this.#family([...text.slice(0, start)].at(-1) ?? [...text.slice(end)][0], font)
    const sign = {
      key: "sign", tag: "span", attributes: { class: "picker-sign" }, children: [text.slice(start, end)],
      style: family === undefined ? "" : `font-family:${cssString(familyName(family))},${this.#familyList(font)}`,
    }
    return [text.slice(0, start), sign, text.slice(end)].filter((piece) => piece !== "")
  }

  /** The family of the measurer in which a character is drawn that the font itself lacks. */
  #family(character, { family, fallbacks = [], ...font }) {
    const faceIn = (families) => this.#measurer.runs([character], [{ start: 0, end: 1 }], { features: {}, ...font, families })[0]?.face
    const own = [family, ...fallbacks]
    const first = own.find((name) => this.#families.includes(name)) ?? this.#families[0]
    const others = this.#families.filter((name) => name !== first)
    const face = character !== undefined && others.length > 0 && this.#measurer.runs ? faceIn(own) : undefined
    return face && others.find((name) => faceIn([name]) === face)
  }

  #labelOrigin(node) {
    return (node.role === "line" ? this.#tree.nodes[node.parent] : node).frame
  }

  #font({ family, fallbacks = [], size, weight, style = "normal", sizeAdjust, letterSpacing, features = {}, variations = {}, opticalSize }, height) {
    const settings = Object.entries({ ...variations, ...(opticalSize === undefined ? {} : { opsz: opticalSize }) })
    // Low enough for the baseline to be that of the engine.
    const line = Math.max(0, Math.min(size, height - size / 4))
    let css = `font:${style} ${weight} ${size}px/${px(line)} ${this.#familyList({ family, fallbacks })}`
    if (sizeAdjust !== undefined) css += `;font-size-adjust:${sizeAdjust === "fromFont" ? "from-font" : sizeAdjust}`
    if (letterSpacing) css += `;letter-spacing:${letterSpacing}px`
    if (settings.length > 0) css += `;font-variation-settings:${settings.map(([axis, value]) => `${cssString(axis)} ${value}`).join(",")}`
    const tags = Object.entries(features)
    if (tags.length > 0) css += `;font-feature-settings:${tags.map(([tag, value]) => `${cssString(tag)} ${value}`).join(",")}`
    return css
  }

  /** The families in which a page looks for a character. */
  #familyList({ family, fallbacks = [] }) {
    const own = [family, ...fallbacks].filter((name) => this.#families.includes(name))
    const names = [...new Set([...own, ...this.#families].map(familyName)), family, ...fallbacks]
    return [...names.map(cssString), "sans-serif"].join(",")
  }

  /** The node alone as the engine draws it. */
  #graphic(node, paint, label) {
    const { role, name, artwork, mirrored, frame: [, , width, height] } = node
    const tree = this.#tree
    const drawn = {
      version: tree.version, type: tree.type, size: { width, height }, foreground: tree.foreground,
      nodes: [{ role, name, artwork, mirrored, frame: [0, 0, width, height], ...(paint && { paint: 0 }), ...(label && { label: 0 }) }],
      ...(paint && { paints: [{ ...paint, opacity: undefined }] }), ...(label && { labels: [label], fonts: tree.fonts }),
      ...(artwork !== undefined && { artwork: tree.artwork }),
    }
    const key = JSON.stringify(drawn)
    const number = hash(key)
    return {
      key: "graphic", tag: "span", attributes: { class: "picker-graphic", "aria-hidden": "true", "data-graphic": number },
      html: picture(this.#engine, key, number),
    }
  }
}

/** For each node that takes the focus, whether the Tab key leads to it: to one of each control, and to every slider and preset. */
function tabStops({ nodes, accessibility }, focus) {
  const groups = new Map()
  // What is on a page that is not the current one does not take the focus.
  const unreached = new Set()
  for (const [position, { role, parent, index }] of nodes.entries()) {
    if (unreached.has(parent) || (role === "page" && index !== nodes[parent].current)) unreached.add(position)
    const { role: aria, states = {} } = accessibility[position]
    if (!focusable.has(aria) || states.disabled || role === "trailingIcon" || unreached.has(position)) continue
    const control = nodes[parent]?.role === "row" ? nodes[parent].parent : parent
    const group = aria === "slider" || role === "preset" ? position : control
    if (groups.has(group)) groups.get(group).push(position)
    else groups.set(group, [position])
  }
  // Of a carousel without dots, keys turn the page.
  for (const [position, { role, current, count }] of nodes.entries()) {
    if (role !== "carousel" || count < 2 || groups.has(position) || unreached.has(position)) continue
    const page = nodes.findIndex((node) => node.parent === position && node.role === "page" && node.index === current)
    if (page >= 0) groups.set(position, [page])
  }
  return new Map([...groups.values()].flatMap((stops) => {
    const stop = stops.find((position) => position === focus) ?? stops.find((position) => nodes[position].selected) ?? stops[0]
    return stops.map((position) => [position, position === stop])
  }))
}

/** Whether CSS can say how a box, or a text, is painted. */
function isPlain({ fill, stroke, shadow, path, borderWidths }, isInk) {
  const fills = list(fill)
  if (path || borderWidths || fills.some((each) => typeof each !== "string")) return false
  if (isInk) return !stroke && fills.length < 2
  if (stroke && (typeof stroke.fill !== "string" || stroke.dash)) return false
  return !shadow || fills.some(isOpaque)
}

const shadow = ({ x = 0, y = 0, radius, color }) => `${x}px ${y}px ${radius}px ${color}`

function box({ fill, stroke, shadow: cast, cornerRadius }) {
  const [base, ...over] = list(fill)
  let css = ""
  if (base) css += `;background:${[...over.reverse().map((color) => `linear-gradient(${color},${color})`), base].join(",")}`
  const shadows = [...(stroke?.width > 0 ? [`inset 0 0 0 ${stroke.width}px ${stroke.fill}`] : []), ...(cast ? [shadow(cast)] : [])]
  if (shadows.length > 0) css += `;box-shadow:${shadows.join(",")}`
  return css
}

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const units = { blur: "px", hueRotate: "deg" }

/** What concerns a node with its descendants. */
function effects({ transform, clip, filter, blend }, paint) {
  let css = ""
  if (paint?.cornerRadius) css += `;border-radius:${list(paint.cornerRadius).map((radius) => `${radius}px`).join(" ")}`
  if (clip) css += paint?.path ? `;clip-path:path(${paint.fillRule === "evenOdd" ? "evenodd," : ""}"${paint.path}")` : ";overflow:clip"
  if (paint?.opacity !== undefined) css += `;opacity:${paint.opacity}`
  if (transform) css += `;transform:matrix(${transform.join(",")})`
  if (blend) css += `;mix-blend-mode:${kebab(blend)}`
  if (filter) {
    css += `;filter:${filter.flatMap(Object.entries).map(([name, amount]) => `${kebab(name)}(${amount}${units[name] ?? ""})`).join(" ")}`
  }
  return css
}

// MARK: Pictures

const pictures = new WeakMap()
const maximumPictures = 1000

/** A number for a text, the same one on a server and in a page (FNV-1a). */
function hash(text) {
  let number = 0x811c9dc5
  for (let place = 0; place < text.length; place++) number = Math.imul(number ^ text.charCodeAt(place), 0x01000193)
  return (number >>> 0).toString(36)
}

function picture(engine, json, number) {
  const known = pictures.get(engine) ?? new Map()
  pictures.set(engine, known)
  let svg = known.get(json)
  if (svg === undefined) {
    const tree = engine.tree(json)
    svg = tree.svg({ idPrefix: `picker${number}-` }).replace(/\n/g, "").replace(/<title>.*?<\/title>/, "").replace(/ role="[^"]*"( aria-[a-z]+="[^"]*")*/g, "")
    tree.free()
    if (known.size >= maximumPictures) known.clear()
    known.set(json, svg)
  }
  return svg
}

// MARK: HTML

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const isVoid = new Set(["img"])

/** The HTML of a description. */
export function markup(element) {
  if (typeof element === "string") return escaped(element)
  const { tag, attributes = {}, style, html, children = [] } = element
  const all = Object.entries({ ...attributes, ...(style && { style }) }).map(([name, value]) => ` ${name}="${escaped(value)}"`).join("")
  return isVoid.has(tag) ? `<${tag}${all}>` : `<${tag}${all}>${html ?? children.map(markup).join("")}</${tag}>`
}
