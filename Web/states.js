// A page whose control only toggles: it carries every state that its session has, in place of the engine; PageStates.swift says what of
// them. Bundled to Pages/states.js by Scripts/record/page-engine.
import { adopt, elementAt, nodeOf, patch, whole } from "./patch.js"
import { refusals, say } from "./say.js"
import { TypeAhead } from "./type-ahead.js"

const keys = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end" }

const host = document.querySelector("picker-layout")
const root = host.shadowRoot.querySelector(".picker-layout")
const layer = root.querySelector(".picker-layer")
const { items, states } = JSON.parse(document.getElementById("states").textContent)
const first = states[0].shown
const control = first.nodes[0].id ?? null
const places = new Map()
const typed = new TypeAhead()
let current = 0

const elementOf = (place) => elementAt(items[place].node, places)
const placeOf = (element) => items.findIndex(({ node }) => node === nodeOf(element))
const nameOf = ({ node }) => first.nodes[node].accessibility.name

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
  } else if (state !== current) {
    current = state
    patch(root, whole(states[state].shown.root, first.root), places)
    stop(place)
    send("picker-change", { control, id, index, selected: states[state].selected })
  }
}

function send(name, detail) {
  layer.firstElementChild.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
}

/** The Tab key leads to one item, the one that was used last. */
function stop(place) {
  for (const each of items.keys()) elementOf(each).tabIndex = each === place ? 0 : -1
}

function press(event) {
  const place = placeOf(event.target)
  if (place < 0 || event.ctrlKey || event.metaKey || event.altKey) return
  const isPressed = event.key === "Enter" || (event.key === " " && !typed.takes(event))
  const next = isPressed ? place : items[place].keys[keys[event.key]] ?? typed.find(event, items.map(nameOf), place)
  if (next === undefined) return
  event.preventDefault()
  if (isPressed) tap(place)
  else {
    stop(next)
    elementOf(next).focus()
  }
}

adopt(root, first.root, places)
// Regions of small items reach beyond the control, where nothing else is.
document.addEventListener("click", (event) => {
  const [target] = event.composedPath()
  if (!layer.contains(target) && !target.contains(host)) return
  // Clicks of assistive technology have no point.
  const place = event.detail > 0 ? itemAt(event) : placeOf(target)
  if (place >= 0) tap(place)
})
layer.addEventListener("keydown", press)
