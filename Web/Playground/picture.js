// The picture: the elements of a tree, as `mount` makes them, and what is drawn over it.

import { describe, styles } from "../dist/elements.js"
import { create, patch } from "../dist/patch.js"
import { TreeReader } from "../dist/reader.js"
import { $, drawn } from "./dom.js"

const box = ({ x, y, width, height }, name) => drawn("rect", { x, y, width, height, class: name })

const smallestZoom = 0.3
const smallestWhole = 0.5

const isDrawn = ({ paint, label, name, href }) => [paint, label, name, href].some((value) => value !== undefined)

export class Picture {
  #engine
  #tree
  #reader
  #described
  #layer
  #over
  #isBlank = false
  nodes = []
  /** The flat form of the tree. */
  read
  zoom = 1

  constructor(engine) {
    this.#engine = engine
    // The paper is what is used, not what is on it.
    this.#reader = new TreeReader(undefined, true)
  }

  /** Shows a tree, which is freed when the next one comes. */
  show(tree) {
    this.#tree?.free()
    this.#tree = tree
    this.nodes = [...tree]
    this.read = this.#reader.read(tree)
    this.#isBlank = !this.read.nodes.some(isDrawn)
    this.#described = describe(this.read, { engine: this.#engine.current, last: this.#described })
    if (!this.#layer) this.#begin()
    patch(this.#layer, this.#described.layer)
    const { width, height } = tree.size
    for (const [name, value] of Object.entries({ width, height })) this.#over.setAttribute(name, value)
    $("paper").classList.remove("stale")
  }

  #begin() {
    const style = { key: "style", tag: "style", html: styles }
    const root = create({ key: "root", tag: "div", attributes: { class: "picker-layout", inert: "" }, children: [style, this.#described.layer] }, document)
    this.#layer = root.lastElementChild
    this.#over = drawn("svg", { class: "over", "aria-hidden": "true" })
    $("paper").replaceChildren(root, this.#over)
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
    this.#layer = undefined
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
