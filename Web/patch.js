// Brings the elements of a page to a description of elements.js.

/** For each element the description that it shows, and the other way round. */
const shown = new WeakMap()
const byDescription = new WeakMap()

/** The element that shows a description. */
export const elementOf = (described) => byDescription.get(described)

/** The position of the node that an element, or an ancestor of it, shows. */
export function nodeOf(element) {
  for (let each = element; each; each = each.parentElement) {
    const node = shown.get(each)?.node
    if (node !== undefined) return node
  }
  return undefined
}

/** A new element. */
export function create(wanted, document) {
  const element = document.createElement(wanted.tag)
  patch(element, wanted)
  return element
}

/** Changes what differs; elements stay what they are as long as there is one of their key. */
export function patch(element, wanted) {
  const last = shown.get(element) ?? {}
  if (last === wanted) return
  shown.set(element, wanted)
  byDescription.set(wanted, element)
  const { attributes = {}, style = "", html, children = [] } = wanted
  for (const name of Object.keys(last.attributes ?? {})) if (!(name in attributes)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes)) if (last.attributes?.[name] !== value) element.setAttribute(name, value)
  if ((last.style ?? "") !== style) element.style.cssText = style
  if (html === undefined) arrange(element, children)
  else if (last.html !== html) element.innerHTML = html
}

function arrange(parent, wanted) {
  const known = new Map(Array.from(parent.children, (child) => [shown.get(child)?.key, child]))
  const kept = new Set(wanted.map(({ key }) => key))
  for (const [key, child] of known) if (!kept.has(key)) child.remove()
  let place = parent.firstChild
  for (const each of wanted) {
    if (typeof each === "string") {
      if (place?.nodeType !== 3) place = parent.insertBefore(parent.ownerDocument.createTextNode(each), place)
      else if (place.data !== each) place.data = each
    } else {
      const found = known.get(each.key)
      if (found) patch(found, each)
      const element = found ?? create(each, parent.ownerDocument)
      if (element !== place) parent.insertBefore(element, place)
      place = element
    }
    place = place.nextSibling
  }
  while (place) {
    const next = place.nextSibling
    place.remove()
    place = next
  }
}

/** Takes elements that a server has written from a description like this one; what differs is made anew. */
export function adopt(element, wanted) {
  const { attributes = {}, style = "", html, children = [] } = wanted
  const elements = children.filter((child) => typeof child !== "string")
  const isSame = element.children.length === elements.length && elements.every(({ tag }, place) => element.children[place].localName === tag)
  const found = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
  const taken = { ...wanted, attributes: found, style: found.style ?? "" }
  delete found.style
  if (html !== undefined) taken.html = found["data-graphic"] === attributes["data-graphic"] ? html : ""
  else if (isSame) elements.forEach((child, place) => adopt(element.children[place], child))
  else element.replaceChildren()
  shown.set(element, taken)
  byDescription.set(wanted, element)
  if (taken.style !== style || taken.html !== html || Object.keys({ ...found, ...attributes }).some((name) => found[name] !== attributes[name])) {
    patch(element, wanted)
  }
}
