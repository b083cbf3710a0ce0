// The picture: the document as `mount` shows it, as large as its pane, and what is drawn over it.

import { mount } from "../dist/mount.js"
import { $, drawn } from "./dom.js"

const box = ({ x, y, width, height }, name) => drawn("rect", { x, y, width, height, class: name })

const smallestZoom = 0.3
const smallestWhole = 0.5

function contentBox(element) {
  const padding = 2 * parseFloat(getComputedStyle(element).paddingLeft)
  return { width: element.clientWidth - padding, height: element.clientHeight - padding }
}

// With a mouse, a key presses firmly: Shift to peek, Alt to pop.
const force = ({ pointerType, pressure, shiftKey, altKey }) => (altKey ? 1 : shiftKey ? 0.6 : pointerType === "pen" ? pressure : undefined)

const isDrawn = ({ paint, label, name, href }) => [paint, label, name, href].some((value) => value !== undefined)

export class Picture {
  #picker
  #changed
  #pane
  #nodes
  #flat
  /** The tree that is shown, and what `mount` tells of its nodes. */
  tree
  facts = []
  zoom = 1

  /** `changed()` is called after each new picture. */
  constructor(changed) {
    this.#changed = changed
    new ResizeObserver(([{ contentRect }]) => {
      this.#pane = contentRect
      this.#fit()
    }).observe($("picture"))
  }

  /** Shows a document with options of `mount`. */
  show(text, options) {
    const all = { ...options, transition: false, force, onDraw: (tree, { nodes }) => this.#show(tree, nodes) }
    if (this.#picker) this.#picker.update(text, all)
    else this.#picker = mount($("paper"), text, all)
  }

  #show(tree, facts) {
    this.tree = tree
    this.facts = facts
    this.#nodes = this.#flat = undefined
    const { width, height } = tree.size
    for (const [name, value] of Object.entries({ width, height })) $("over").setAttribute(name, value)
    this.#fit()
    this.#changed()
  }

  get nodes() {
    return (this.#nodes ??= this.tree ? [...this.tree] : [])
  }

  /** The flat form of the tree. */
  get flat() {
    return (this.#flat ??= JSON.parse(this.tree?.json({ form: "nodes", compact: true }) ?? '{"nodes":[]}'))
  }

  /** The point under a pointer. */
  place({ clientX, clientY }) {
    const { left, top } = $("paper").getBoundingClientRect()
    return [(clientX - left) / this.zoom, (clientY - top) / this.zoom]
  }

  /** Makes the picture as large as it is, or as small as its pane. */
  #fit() {
    if (!this.tree) return
    const { width, height } = this.tree.size
    this.#pane ??= contentBox($("picture"))
    const across = this.#pane.width / Math.max(width, 1)
    const down = this.#pane.height / Math.max(height, 1)
    // What is far higher than its pane is scrolled.
    const whole = down < smallestWhole ? across : Math.min(across, down)
    this.zoom = Math.max(smallestZoom, Math.min(1, whole))
    Object.assign($("sheet").style, { width: `${width * this.zoom}px`, height: `${height * this.zoom}px` })
    Object.assign($("paper").style, { width: `${width}px`, height: `${height}px`, scale: this.zoom })
  }

  /** Draws over the picture: what is switched on, and the box under the pointer. */
  mark({ boxes, hits, navigation, hovered }) {
    const marks = []
    // Boxes that draw nothing, such as those of a flow, are shown without being asked for.
    if (boxes || !this.flat.nodes.some(isDrawn)) marks.push(...this.nodes.map(({ frame, role }) => box(frame, `box ${role}`)))
    if (hits || navigation) marks.push(...this.#facts(hits, navigation))
    if (hovered !== undefined && this.nodes[hovered]) marks.push(box(this.nodes[hovered].frame, "hover"))
    $("over").replaceChildren(...marks)
  }

  /** Hit regions and ways of arrow keys, which are in the JSON of a tree that was asked for them. */
  #facts(hits, navigation) {
    const facts = this.tree.toJSON()
    const marks = hits ? (facts.hits ?? []).map(({ frame }) => box(frame, "hit")) : []
    return navigation ? [...marks, ...ways(facts)] : marks
  }
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
