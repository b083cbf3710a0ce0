// What was done with the picture, written into the document.

import { controlsOf, idsOf } from "../dist/mounted/shown.js"
import { find, parse, setting, valueOf } from "./json-text.js"

/** The text of the document after an event of `mount` about the control at a position among the nodes of a tree with these ids. */
export function followed(text, { type, detail }, position, nodes, ids) {
  const control = controlsOf(nodes).find(({ node }) => node === position)
  if (!control) return text
  if (type === "picker-expand") return expanded(text, control, detail)
  if (type === "picker-stage") return staged(text, control, detail)
  const own = idsOf(position, nodes, ids)
  if (type === "picker-remove") return setting(text, [...control.path, "items", own.indexOf(detail.id)], undefined)
  return writers[control.type]?.(text, control, detail, own) ?? text
}

const writers = { chips, segmented: segments, colorPicker: picked, chromaTouch: picked, carousel: turned }

function chips(text, { path }, { selected }, ids) {
  const items = valueOf(find(parse(text), [...path, "items"])) ?? []
  return items.reduce((next, item, place) => {
    const isSelected = selected.includes(ids[place])
    return isSelected === (item?.selected ?? false) ? next : setting(next, [...path, "items", place], chip(item, isSelected))
  }, text)
}

/** An item with another state; one that says nothing but its text is a text. */
function chip(item, isSelected) {
  const { selected, ...rest } = typeof item === "string" ? { text: item } : item
  if (isSelected) return { ...rest, selected: true }
  return Object.keys(rest).join() === "text" ? rest.text : rest
}

function segments(text, control, { selected }, ids) {
  const { items = [], selected: value } = valueOf(find(parse(text), control.path))
  const names = items.map((item) => item?.id ?? item?.text ?? item)
  // A name that an item before has, too, would be that item's.
  const isNamed = (place) => typeof names[place] === "string" && names.indexOf(names[place]) === place && typeof [value].flat()[0] !== "number"
  const chosen = [...ids.keys()].filter((place) => selected.includes(ids[place])).map((place) => (isNamed(place) ? names[place] : place))
  return setting(text, [...control.path, "selected"], Array.isArray(value) ? chosen : (chosen[0] ?? null))
}

/** Whether hidden chips are shown. */
function expanded(text, { path }, { hidden }) {
  const overflow = valueOf(find(parse(text), [...path, "overflow"]))
  return setting(text, [...path, "overflow"], { ...(typeof overflow === "object" ? overflow : {}), expanded: hidden.length > 0 })
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
  return without(["drags", "touches", "transition"], path, setting(text, key, colour))
}

/** The page of a carousel that does not turn by itself. */
function turned(text, { path }, { current }) {
  const value = valueOf(find(parse(text), path))
  if (value.autoplay || current === (value.current ?? 0)) return text
  return without(["events", "at"], path, setting(text, [...path, "current"], current))
}

const without = (keys, path, text) => keys.reduce((next, key) => setting(next, [...path, key], undefined), text)

/** What a touch swatch shows: its card, or only the swatch. */
function staged(text, { path }, { stage }) {
  const states = { peek: stage === "peek", popped: stage === "popped" }
  return Object.entries(states).reduce(
    (next, [key, is]) => setting(next, [...path, key], is ? true : undefined), without(["touches", "transition"], path, text))
}
