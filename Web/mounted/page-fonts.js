// The fonts of a measurer as fonts of a page, so that texts are shown as they are measured.

/** The name of a family of the engine's own fonts, which a page may have in another version; PageFonts.swift has it, too. */
const familyName = (family) => `PickerLayout ${family}`
/** A string of CSS, also within an element `style`. */
const cssString = (text) => `"${text.replace(/["\\<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`

/** A rule by which a page has a family from an address. */
export const faceRule = (family, address) =>
  `@font-face{font-family:${cssString(familyName(family))};src:url(${cssString(address)});font-weight:1 1000}`

// For each measurer how many use it, and its faces in the page.
const uses = new Map()

/** The fonts of a measurer in a page, as long as something uses them; `add` brings those that are new. */
export function fontsOf(measurer, window) {
  const { fonts } = window.document
  const use = uses.get(measurer) ?? { count: 0, faces: new Map() }
  uses.set(measurer, use)
  use.count += 1
  const add = () => {
    const keyOf = ({ family, weight, style, size }) => `${family} ${weight} ${style} ${size}`
    const keys = new Set(measurer.faces.map(keyOf))
    // The whole font takes the place of a part.
    for (const [key, face] of use.faces) if (!keys.has(key) && fonts.delete(face)) use.faces.delete(key)
    for (const each of measurer.faces) {
      const key = keyOf(each)
      if (use.faces.has(key)) continue
      const face = new window.FontFace(familyName(each.family), each.read(), { weight: each.weight, style: each.style })
      use.faces.set(key, face)
      fonts.add(face)
    }
  }
  const end = () => {
    use.count -= 1
    if (use.count > 0) return
    for (const face of use.faces.values()) fonts.delete(face)
    uses.delete(measurer)
  }
  return { measurer, add, end }
}
