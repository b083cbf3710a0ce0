// What was done with the picture, written into the document.
//
// Where a state in the tree has changed, the item of that name in the document gets it.

import { controlsOf, itemIDs, placeOf, prefixOf } from "../dist/shown.js"
import { find, parse, setting, valueOf } from "./json-text.js"

/**
 * What is shown: the nodes of a tree, the ids of all selected items, hidden ones too, and the colours of the pickers, by
 * the position of their node.
 */
export function shownBy(tree, nodes, selection = []) {
  const pickers = nodes.filter(({ role }) => role in keysOfPickers)
  const shown = { nodes, selection: new Set(selection), colors: new Map() }
  if (pickers.length === 0) return shown
  const written = JSON.parse(tree.json({ form: "nodes", compact: true })).nodes
  for (const { position } of pickers) shown.colors.set(position, written[position].color)
  return shown
}

/** The selected items of a control as the tree shows them: a map of positions to states. */
function states(nodes, control, ids, role) {
  const found = new Map()
  for (let each = control.node; each < nodes[control.node].end; each += 1) {
    if (nodes[each].role !== role) continue
    const item = placeOf(nodes[each].id, ids)
    if (item !== undefined) found.set(item, nodes[each].selected)
  }
  return found
}

/**
 * The text of the document after the picture has changed.
 *
 * - `before`, `after`: what was and is shown.
 * - `done`: `{ tapped, node, session, at, isSettled }`
 */
export function followed(text, before, after, done) {
  const document = valueOf(parse(text))
  const was = controlsOf(document, before.nodes)
  let next = text
  for (const control of controlsOf(document, after.nodes)) {
    const old = was.find(({ path }) => path.join() === control.path.join())
    const value = find(parse(next), control.path)
    if (!value || !old) continue
    if (control.type === "chips") next = chips(next, control, old, before.nodes, after.nodes)
    if (control.type === "segmented") next = segments(next, control, old, before, after)
    if (control.type in keysOfPickers) {
      const color = after.colors.get(control.node)
      const isSame = JSON.stringify(color) === JSON.stringify(before.colors.get(old.node))
      if (color && !isSame) next = picked(next, control, color)
    }
  }
  return turned(expanded(next, after.nodes, done), done)
}

function chips(text, control, old, before, after) {
  const items = valueOf(find(parse(text), [...control.path, "items"])) ?? []
  const ids = itemIDs(items)
  const earlier = states(before, old, ids, "chip")
  let next = text
  for (const [place, isSelected] of states(after, control, ids, "chip")) {
    if (earlier.get(place) === isSelected || !earlier.has(place)) continue
    next = setting(next, [...control.path, "items", place], chip(items[place], isSelected))
  }
  return next
}

/** An item with another state; one that says nothing but its text is a text. */
function chip(item, isSelected) {
  const { selected, ...rest } = typeof item === "string" ? { text: item } : item
  if (isSelected) return { ...rest, selected: true }
  return Object.keys(rest).join() === "text" ? rest.text : rest
}

function segments(text, control, old, before, after) {
  const root = parse(text)
  const items = valueOf(find(root, [...control.path, "items"])) ?? []
  const ids = itemIDs(items)
  const chosen = ({ nodes, selection }, which) => {
    const prefix = prefixOf(which.node, nodes, ids)
    return [...ids.keys()].filter((place) => selection.has(prefix + ids[place]))
  }
  const places = chosen(after, control)
  if (chosen(before, old).join() === places.join()) return text
  const path = [...control.path, "selected"]
  const value = valueOf(find(root, path))
  const named = (place) => (typeof [value].flat()[0] === "number" ? place : ids[place])
  if (Array.isArray(value)) return setting(text, path, places.map(named))
  return setting(text, path, places.length === 0 ? null : named(places[0]))
}

/** A tap on the chip that counts hidden ones. */
function expanded(text, nodes, { tapped, node }) {
  if (tapped?.role !== "overflow" || node === undefined) return text
  const document = valueOf(parse(text))
  const owner = controlsOf(document, nodes).findLast(({ type, node: root }) =>
    type === "chips" && root <= node && node < nodes[root].end)
  if (!owner) return text
  const path = [...owner.path, "overflow"]
  const overflow = valueOf(find(parse(text), path))
  const isExpanded = overflow?.expanded === true
  return setting(text, path, { ...(typeof overflow === "object" ? overflow : {}), expanded: !isExpanded })
}

const keysOfPickers = { colorPicker: "values", chromaTouch: "value" }
const places = 10000

/** The colour of a picker, in the form that the document has. */
function picked(text, { type, path }, { hex, values }) {
  const key = [...path, keysOfPickers[type]]
  const old = valueOf(find(parse(text), key))
  const rounded = Object.entries(values).map(([name, number]) => [name, Math.round(number * places) / places])
  let colour = hex
  if (Array.isArray(old)) colour = rounded.map(([, number]) => number).slice(0, old.length)
  else if (old !== null && typeof old === "object") colour = Object.fromEntries(rounded)
  return ["drags", "touches"].reduce((next, gone) => setting(next, [...path, gone], undefined), setting(text, key, colour))
}

/** The page of a carousel. */
function turned(text, { session, at, isSettled }) {
  const document = valueOf(parse(text))
  const page = document?.type === "carousel" && isSettled ? session?.page(at) : undefined
  if (page === undefined || page === (document.current ?? 0)) return text
  return ["events", "at"].reduce((next, gone) => setting(next, [gone], undefined), setting(text, ["current"], page))
}

/** What a touch swatch shows after touches: whether its card is there, or only the swatch. */
export function touched(text, nodes) {
  const shown = (role) => nodes.some((node) => node.role === role)
  const states = { peek: shown("peek"), popped: !shown("slider") }
  return Object.entries(states).reduce((next, [key, is]) =>
    setting(next, [key], is ? true : undefined), setting(setting(text, ["touches"], undefined), ["transition"], undefined))
}
