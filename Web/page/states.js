// A page whose control only toggles: it carries every state that its session has, in place of the engine; PageStates.swift says what of
// them. Bundled to Pages/states.js by Scripts/record/page-engine.
import { adopt, elementAt, nodeOf, patch, whole } from "../mounted/patch.js"
import { say } from "../mounted/say.js"
import { TypeAhead } from "../mounted/type-ahead.js"

const keys = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end" }

/** Pixels that a pointer moves before it drags. */
const slack = 4

/** The size of the text of a page in which nobody has chosen another one, in pixels. */
const textSize = 16

const host = document.querySelector("picker-layout")
const root = (host.shadowRoot ?? opened(host.querySelector("template"))).querySelector(".picker-layout")
const layer = root.querySelector(".picker-layer")
const { control = null, isMany, isTrack, items, words, states } = JSON.parse(document.getElementById("states").textContent)
const first = states[0].shown
const places = new Map()
const typed = new TypeAhead()
let current = 0

const elementOf = (place) => elementAt(items[place].node, places)
const placeOf = (element) => items.findIndex(({ node }) => node === nodeOf(element))

/** The shadow tree of a template, which older browsers do not open. */
function opened(template) {
  const shadow = host.attachShadow({ mode: "open" })
  shadow.append(template.content)
  return shadow
}

/** The item whose region a point of the window is in. */
function itemAt({ clientX, clientY }) {
  const { left, top, width } = layer.getBoundingClientRect()
  const scale = width / parseFloat(layer.style.width) || 1
  const [pointX, pointY] = [(clientX - left) / scale, (clientY - top) / scale]
  const isWithin = ([x, y, width, height]) => pointX >= x && pointX < x + width && pointY >= y && pointY < y + height
  return items.findIndex(({ region }) => isWithin(region))
}

/** Where the text of the page is larger, the control is, as far as there is space for it. */
function scale() {
  const wanted = parseFloat(getComputedStyle(document.documentElement).fontSize) / textSize
  const most = host.parentElement.clientWidth / parseFloat(root.style.width)
  const factor = Math.max(1, Math.min(wanted, most)) || 1
  root.style.zoom = factor === 1 ? "" : factor
}

function tap(place) {
  const { id, index } = items[place]
  const { state, reason } = states[current].taps[place]
  stop(place)
  if (reason) refuse(id, reason)
  else if (state !== current) change(state, place)
  // A button changes nothing.
  else if (elementOf(place).getAttribute("role") === "button") send("picker-change", { control, id, index, selected: [] })
}

/** Shows another state, to which an item has led. */
function change(state, place) {
  const { id, index } = items[place]
  current = state
  patch(root, whole(states[state].shown, first), places)
  stop(place)
  send("picker-change", { control, id, index, selected: states[state].selected })
}

/** Selects all items, or none where a limit refuses one of them. */
function selectAll(place) {
  let state = current
  for (const [each, { id }] of items.entries()) {
    if (states[state].selected.includes(id)) continue
    const { reason, state: next } = states[state].taps[each]
    if (reason) return refuse(id, reason)
    state = next
  }
  if (state !== current) change(state, place)
}

function refuse(id, reason) {
  send("picker-refuse", { control, id, reason })
  say(root, words[reason], words.language)
}

function send(name, detail) {
  layer.firstElementChild.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
}

/** The Tab key leads to one item, the one that was used last. */
function stop(place) {
  for (const each of items.keys()) {
    const element = elementOf(each)
    element.tabIndex = each === place ? 0 : -1
  }
}

function press(event) {
  const place = placeOf(event.target)
  const isControlled = event.ctrlKey || event.metaKey
  if (place < 0 || event.altKey || (isControlled && !["Home", "End", ...(isMany ? ["a"] : [])].includes(event.key))) return
  if (isControlled && event.key === "a") {
    event.preventDefault()
    return selectAll(place)
  }
  const isPressed = event.key === "Enter" || (event.key === " " && !typed.takes(event))
  const isOption = elementOf(place).getAttribute("role") === "option"
  const letters = () => (isOption ? typed.find(event, items.map(({ name }) => name), place) : undefined)
  const next = isPressed ? place : items[place].keys[keys[event.key]] ?? letters()
  if (next === undefined) return
  event.preventDefault()
  if (isPressed) tap(place)
  else {
    stop(next)
    elementOf(next).focus()
    if (isTrack || isMany && event.shiftKey && event.key.startsWith("Arrow")) tap(next)
  }
}

let pressed
adopt(root, first, places)
new ResizeObserver(scale).observe(root.querySelector(".picker-said"))
document.addEventListener("pointerdown", ({ clientX, clientY }) => (pressed = [clientX, clientY]))
// Regions of small items reach beyond the control, where nothing else is.
document.addEventListener("click", (event) => {
  const [target] = event.composedPath()
  if (![layer, host].some((each) => target.contains(each)) && !layer.contains(target)) return
  // Clicks of assistive technology have no point, and those at the end of a drag another one.
  const isByHand = event.detail > 0
  if (isByHand && Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) > slack) return
  const place = isByHand ? itemAt(event) : placeOf(target)
  if (place >= 0) tap(place)
})
// On a track, the indicator slides, and a press that slides to another segment takes that one.
if (isTrack) {
  const slides = ["left", "top", "width", "height"].map((length) => `${length} .1s linear`).join(",")
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@media not (prefers-reduced-motion:reduce){.picker-layout [part~=indicator]{transition:${slides}}}`)
  root.getRootNode().adoptedStyleSheets.push(sheet)
  layer.addEventListener("pointerdown", ({ pointerId }) => layer.setPointerCapture(pointerId))
  layer.addEventListener("pointerup", (event) => {
    const hasMoved = pressed && Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) > slack
    const place = hasMoved ? itemAt(event) : -1
    if (place >= 0) tap(place)
  })
}
layer.addEventListener("keydown", press)
