// Brings the elements of a page to a description of the engine, whose source PageElement+JSON.swift says what it has.

/** For each element what it shows: a key, the position of a node, attributes, style and markup. */
const shown = new WeakMap()

/** The position of the node that an element, or an ancestor of it, shows. */
export function nodeOf(element) {
  for (let each = element; each; each = each.parentElement) {
    const node = shown.get(each)?.node
    if (node !== undefined) return node
  }
  return undefined
}

/** The element that shows the node at a position; `places` is what `patch` has filled. */
export function elementAt(position, places) {
  const element = places.get(position)
  return element && shown.get(element).node === position ? element : undefined
}

/** A new element. `places` takes the elements of nodes, by position. */
export function create(wanted, document, places) {
  const element = document.createElement(wanted.tag)
  patch(element, wanted, places)
  return element
}

/** Changes what differs; elements stay what they are as long as there is one of their key. */
export function patch(element, wanted, places) {
  // Without a tag, at most its children have changed.
  if (wanted.tag === undefined) return wanted.children && arrange(element, wanted.children, places)
  const { key, node, attributes = {}, style = "", html, children = [] } = wanted
  const last = shown.get(element) ?? {}
  note(element, { key, node, attributes, style, html }, places)
  for (const name of Object.keys(last.attributes ?? {})) if (!(name in attributes)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes)) if (last.attributes?.[name] !== value) element.setAttribute(name, value)
  if ((last.style ?? "") !== style) element.style.cssText = style
  if (html === undefined) arrange(element, children, places)
  else if (last.html !== html) element.innerHTML = html
}

function note(element, own, places) {
  shown.set(element, own)
  if (own.node !== undefined) places.set(own.node, element)
}

/** The engine takes other spellings of a letter for the same key. */
const keyOf = ({ key }) => (typeof key === "string" ? key.normalize() : key)

/** Elements without a key, such as a menu, are not of a description, and stay. */
const isOurs = (node) => node.nodeType === 3 || keyOf(shown.get(node) ?? {}) !== undefined

function arrange(parent, wanted, places) {
  const known = new Map([...parent.children].filter(isOurs).map((child) => [keyOf(shown.get(child)), child]))
  const kept = new Set(wanted.map(keyOf))
  for (const [key, child] of known) if (!kept.has(key)) child.remove()
  let place = parent.firstChild
  for (const each of wanted) {
    if (typeof each === "string") {
      if (place?.nodeType !== 3) place = parent.insertBefore(parent.ownerDocument.createTextNode(each), place)
      else if (place.data !== each) place.data = each
    } else {
      const found = known.get(keyOf(each))
      if (found) patch(found, each, places)
      // Somebody else has taken it away.
      else if (each.tag === undefined) continue
      const element = found ?? create(each, parent.ownerDocument, places)
      if (element !== place) parent.insertBefore(element, place)
      place = element
    }
    place = place.nextSibling
  }
  while (place) {
    const next = place.nextSibling
    if (isOurs(place)) place.remove()
    place = next
  }
}

/** The whole description of an element of which only what has changed is told. */
export function whole(wanted, last) {
  if (typeof wanted === "string") return wanted
  const known = new Map((last?.children ?? []).map((child) => [child.key, child]))
  const children = wanted.children?.map((child) => whole(child, known.get(child.key)))
  return { ...(wanted.tag === undefined && last), ...wanted, ...(children && { children }) }
}

/** Takes elements that were written from a description like this one; what differs is made anew. */
export function adopt(element, wanted, places) {
  const { key, node, attributes = {}, style = "", html, children = [] } = wanted
  const elements = children.filter((child) => typeof child !== "string")
  const isSame = element.children.length === elements.length && elements.every(({ tag }, place) => element.children[place].localName === tag)
  const { style: ownStyle = "", ...found } = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
  // Browsers write pictures in another way.
  const digest = attributes["data-graphic"]
  const isSameHTML = html !== undefined && (digest === undefined ? element.innerHTML === html : found["data-graphic"] === digest)
  if (html === undefined && isSame) elements.forEach((child, place) => adopt(element.children[place], child, places))
  note(element, { key, node, attributes: found, style: ownStyle, html: isSameHTML ? html : undefined }, places)
  patch(element, html === undefined && isSame ? { ...wanted, children: children.map(taken) } : wanted, places)
}

/** A child that was taken over already. */
const taken = (child) => (typeof child === "string" ? child : { key: child.key })
