// The picture: the SVG of a tree, and what is drawn over it.

import { $, drawn } from "./dom.js"

const box = ({ x, y, width, height }, name) => drawn("rect", { x, y, width, height, class: name })

const smallestZoom = 0.3
const smallestWhole = 0.5

export class Picture {
  #tree
  #over
  #isBlank = false
  nodes = []
  zoom = 1

  /** Shows a tree, which is freed when the next one comes. */
  show(tree) {
    this.#tree?.free()
    this.#tree = tree
    this.nodes = [...tree]
    const parsed = new DOMParser().parseFromString(tree.svg(), "image/svg+xml").documentElement
    const svg = document.importNode(parsed, true)
    svg.setAttribute("aria-hidden", "true")
    this.#isBlank = svg.querySelector(":not(g, title, desc, style, defs, defs *)") === null
    this.#over = drawn("svg", { class: "over", width: tree.size.width, height: tree.size.height, "aria-hidden": "true" })
    $("paper").classList.remove("stale")
    $("paper").replaceChildren(svg, this.#over)
  }

  /** Makes the picture as large as it is, or as small as its pane. */
  fit() {
    if (this.isEmpty) return
    const { width, height } = this.#tree.size
    const { clientWidth, clientHeight } = $("picture")
    const padding = 2 * parseFloat(getComputedStyle($("picture")).paddingLeft)
    const across = (clientWidth - padding) / Math.max(width, 1)
    const down = (clientHeight - padding) / Math.max(height, 1)
    // What is far higher than its pane is scrolled.
    const whole = down < smallestWhole ? across : Math.min(across, down)
    this.zoom = Math.max(smallestZoom, Math.min(1, whole))
    Object.assign($("sheet").style, { width: `${width * this.zoom}px`, height: `${height * this.zoom}px` })
    Object.assign($("paper").style, { width: `${width}px`, height: `${height}px`, scale: this.zoom })
  }

  get tree() {
    return this.#tree
  }

  get isEmpty() {
    return this.#tree === undefined
  }

  clear() {
    this.#tree?.free()
    this.#tree = undefined
    this.nodes = []
    $("paper").replaceChildren()
  }

  /** Draws over the picture: what is switched on, the focus, and the box under the pointer. */
  mark({ boxes, hits, navigation, focus, hovered }) {
    if (this.isEmpty) return
    const marks = []
    // Boxes that draw nothing, such as those of a flow, are shown without being asked for.
    if (boxes || this.#isBlank) marks.push(...this.nodes.map(({ frame, role }) => box(frame, `box ${role}`)))
    if (hits || navigation) marks.push(...this.#facts(hits, navigation))
    if (focus !== undefined && this.nodes[focus]) marks.push(focusRing(this.nodes[focus].frame))
    if (hovered !== undefined && this.nodes[hovered]) marks.push(box(this.nodes[hovered].frame, "hover"))
    this.#over.replaceChildren(...marks)
  }

  /** Hit regions and ways of arrow keys, which are in the JSON of a tree that was asked for them. */
  #facts(hits, navigation) {
    const facts = this.#tree.toJSON()
    const marks = hits ? (facts.hits ?? []).map(({ frame }) => box(frame, "hit")) : []
    return navigation ? [...marks, ...ways(facts)] : marks
  }
}

function focusRing({ x, y, width, height }) {
  return drawn("rect", { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 8, class: "focus" })
}

/** An arrow for each arrow key that leads from one item to another, beside the one in the other direction. */
function ways({ hits = [], navigation = [] }) {
  const frames = new Map(hits.map(({ id, frame }) => [id, frame]))
  return navigation.flatMap((stop) => ["left", "right", "up", "down"].flatMap((way) => {
    const [from, to] = [frames.get(stop.id), frames.get(stop[way])]
    return from && to && from !== to ? arrow(from, to) : []
  }))
}

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2]
const side = 3
const head = 6

function arrow(from, to) {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)]
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  const [sx, sy] = [-uy * side, ux * side]
  const [tx, ty] = [bx - ux * head + sx, by - uy * head + sy]
  return [
    drawn("path", { class: "way", d: `M${ax + ux * head + sx} ${ay + uy * head + sy}L${tx} ${ty}` }),
    drawn("path", {
      class: "head",
      d: `M${tx} ${ty}l${-ux * head + uy * side} ${-uy * head - ux * side}l${-uy * head} ${ux * head}z`,
    }),
  ]
}
