// Small help with elements.

export const $ = (id) => document.getElementById(id)

/** An element with properties and children; what begins with `data-` or `aria-` is an attribute. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes("-") || key === "role") made.setAttribute(key, value)
    else made[key] = value
  }
  made.append(...children)
  return made
}

export function drawn(name, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

/** Rounds to hundredths. */
export const round = (number) => Math.round(number * 100) / 100

/** Calls a function once things have been quiet for a while. */
export function quietly(wait, call) {
  let pause
  return (...values) => {
    clearTimeout(pause)
    pause = setTimeout(() => call(...values), wait)
  }
}

let toastPause

/** A short message that goes away by itself. */
export function toast(message) {
  $("toast").textContent = message
  $("toast").classList.add("shown")
  clearTimeout(toastPause)
  toastPause = setTimeout(() => $("toast").classList.remove("shown"), 3500)
}

export async function copy(text, message) {
  try {
    await navigator.clipboard.writeText(text)
    toast(message)
    return true
  } catch {
    return false
  }
}

/** Tabs, of which the arrow keys choose one; returns how a program does. */
export function tabs(list, chosen) {
  const all = [...list.querySelectorAll("[role=tab]")]
  const choose = (tab) => {
    for (const other of all) {
      const isChosen = other === tab
      other.setAttribute("aria-selected", isChosen)
      other.tabIndex = isChosen ? 0 : -1
      $(other.getAttribute("aria-controls")).hidden = !isChosen
    }
    chosen(tab.id.replace("tab-", ""))
  }
  arrows(list, all, choose)
  for (const tab of all) tab.onclick = () => choose(tab)
  return (name) => choose($(`tab-${name}`) ?? all[0])
}

/** The arrow keys go around in a list of elements. */
export function arrows(list, all, choose) {
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const place = all.indexOf(document.activeElement)
    if (!step || place < 0) return
    event.preventDefault()
    const next = all[(place + step + all.length) % all.length]
    next.focus()
    choose(next)
  })
}
