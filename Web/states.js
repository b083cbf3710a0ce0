// A page whose control only toggles: it carries every state that its session has, in place of the engine; PageStates.swift says what of
// them. Bundled to Pages/states.js by Scripts/record/page-engine.
import { adopt, elementAt, nodeOf, patch, whole } from "./patch.js"
import { refusals, say } from "./say.js"
import { TypeAhead } from "./type-ahead.js"

const keys = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end" }

/** Pixels that a pointer moves before it drags. */
const slack = 4

const host = document.querySelector("picker-layout")
const root = (host.shadowRoot ?? opened(host.querySelector("template"))).querySelector(".picker-layout")
const layer = root.querySelector(".picker-layer")
const { control = null, items, states } = JSON.parse(document.getElementById("states").textContent)
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
  const { left, top } = layer.getBoundingClientRect()
  const isWithin = ([x, y, width, height]) => clientX - left >= x && clientX - left < x + width && clientY - top >= y && clientY - top < y + height
  return items.findIndex(({ region }) => isWithin(region))
}

function tap(place) {
  const { id, index } = items[place]
  const { state, reason } = states[current].taps[place]
  stop(place)
  if (reason) {
    send("picker-refuse", { control, id, reason })
    say(root, refusals[reason])
    // A button changes nothing.
  } else if (state === current) send("picker-change", { control, id, index, selected: [] })
  else {
    current = state
    patch(root, whole(states[state].shown, first), places)
    stop(place)
    send("picker-change", { control, id, index, selected: states[state].selected })
  }
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
  if (place < 0 || event.ctrlKey || event.metaKey || event.altKey) return
  const isPressed = event.key === "Enter" || (event.key === " " && !typed.takes(event))
  const isOption = elementOf(place).getAttribute("role") === "option"
  const found = () => (isOption ? typed.find(event, items.map(({ name }) => name), place) : undefined)
  const next = isPressed ? place : items[place].keys[keys[event.key]] ?? found()
  if (next === undefined) return
  event.preventDefault()
  if (isPressed) tap(place)
  else {
    stop(next)
    elementOf(next).focus()
  }
}

let pressed
adopt(root, first, places)
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
layer.addEventListener("keydown", press)
