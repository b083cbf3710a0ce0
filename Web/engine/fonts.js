// Files of fonts and their faces: what of them is read without the engine of texts.
import { unpacked } from "../bytes.js"

/** Degrees by which upright forms are slanted where a font has no italic. */
const slant = 14
const maximumFontBytes = 64 << 20
/** The features of the Latin part of Inter beside those that every subset has. */
export const latinFeatures = ["tnum"]

export const tagOf = (name) => [...name].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0) >>> 0
export const nameOf = (tag) => String.fromCharCode(tag >>> 24, (tag >>> 16) & 255, (tag >>> 8) & 255, tag & 255)
export const keyOf = (family) => family.toLowerCase()

/** An error in a font. */
export class FontError extends Error {
  constructor(message) {
    super(message)
    this.name = "FontError"
  }
}

/** The font of a file, as the engine of texts takes it. */
export async function fontOf(bytes) {
  const kind = bytes.length < 12 ? "" : nameOf(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0))
  if (kind === "wOF2") throw new FontError("expected a TrueType, OpenType or WOFF font, found WOFF2")
  return kind === "wOFF" ? unpackedWOFF(bytes) : bytes
}

/** The font that a WOFF file holds: each table is packed by itself. */
async function unpackedWOFF(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint16(12)
  if (bytes.length < 44 + 20 * count) damaged()
  const records = Array.from({ length: count }, (_, number) => {
    const [tag, offset, packed, length, sum] = Array.from({ length: 5 }, (_, k) => view.getUint32(44 + 20 * number + 4 * k))
    if (offset + packed > bytes.length || packed > length) damaged()
    return { tag, offset, packed, length, sum }
  })
  const start = 12 + 16 * count
  const size = records.reduce((size, { length }) => size + ((length + 3) & ~3), start)
  // What a file claims takes no more memory than a font may have.
  if (size > maximumFontBytes) throw new FontError(`expected a font of at most ${maximumFontBytes} bytes, found ${size}`)
  const font = new Uint8Array(size)
  const out = new DataView(font.buffer)
  out.setUint32(0, view.getUint32(4))
  out.setUint16(4, count)
  let place = start
  for (const [number, { tag, offset, packed, length, sum }] of records.entries()) {
    const own = bytes.subarray(offset, offset + packed)
    const table = packed < length ? await unpacked(own, "deflate", length).catch(damaged) : own
    if (table.length !== length) damaged()
    font.set(table, place)
    for (const [k, value] of [tag, sum, place, length].entries()) out.setUint32(12 + 16 * number + 4 * k, value)
    place += (length + 3) & ~3
  }
  return font
}

function damaged() {
  throw new FontError("expected a whole WOFF file, found a damaged one")
}

// MARK: Faces

export class Face {
  /** `declared` has the weights and the style of the face in place of those in the file. */
  constructor(facts, declared = {}) {
    Object.assign(this, facts)
    const weights = this.#axis("wght")
    this.weights = declared.weights ?? (weights ? [weights.lowest, weights.highest] : [this.weight, this.weight])
    // Pictures have no strokes that could be wider.
    this.heaviest = this.isOutlined ? this.weights[1] : 1000
    this.isEmoji = keyOf(this.family).includes("emoji")
    if (declared.style) this.style = declared.style
    const [italic, slanted] = declared.style ? [] : [this.#axis("ital"), this.#axis("slnt")]
    this.isUpright = italic || slanted
      ? (!italic || italic.lowest <= 0) && (!slanted || slanted.highest >= 0) : this.style === "normal"
    this.isItalic = this.style === "italic" || italic?.highest >= 1
    this.oblique = slanted?.lowest < 0 ? -slanted.lowest : this.style === "oblique" ? slant : undefined
  }

  /** The `font-style` of a rule for the face. */
  get cssStyle() {
    return this.oblique === undefined ? this.style : this.isUpright ? `oblique 0deg ${this.oblique}deg` : `oblique ${this.oblique}deg`
  }

  #axis(tag) {
    return this.axes.find((axis) => axis.tag === tag)
  }

  /**
   * The values of the axes for a font, the degrees by which its forms are slanted, and the size of the face as a multiple of the font's.
   * The x-height depends on the optical size, which Chromium adjusts three times, and Firefox never.
   *
   * - `xHeightAt` is the x-height in em at values of the axes.
   */
  position(font, xHeightAt) {
    const values = this.values(font)
    if (!this.isOutlined) return { values, slant: 0, factor: 1 }
    const slanted = this.#served(font.style) === "slanted" ? slant : 0
    if (font.sizeAdjust === undefined) return { values, slant: slanted, factor: 1 }
    let [factor, adjusted] = [1, values]
    for (let pass = font.match === "chromium" ? 3 : 1; pass > 0; pass--) {
      const own = xHeightAt(adjusted)
      const last = factor
      factor = own > 0 ? Math.min(Math.max(font.sizeAdjust / own, 1 / 32), 31) : 1
      if (font.match === "chromium" && chromiumKey(font.size * factor) === chromiumKey(font.size * last)) {
        factor = last
        break
      }
      if (font.match !== "firefox") adjusted = this.#values(font, font.size * factor)
    }
    return { values: adjusted, slant: slanted, factor: font.match ? adjustedSize(font.size * factor, font.match) / font.size : factor }
  }

  /** The values of the axes for a font in its size. */
  values(font) {
    return this.#values(font, font.size)
  }

  #values(font, size) {
    const leans = this.#served(font.style)
    return this.axes.map(({ tag, lowest, usual, highest }) => {
      let value = usual
      if (tag === "wght") value = Math.min(Math.max(font.weight, this.weights[0]), this.weights[1])
      else if (tag === "opsz") value = font.opticalSize ?? size
      else if (tag === "ital") value = leans === "italic" || (leans === "oblique" && !this.#axis("slnt")) ? 1 : 0
      else if (tag === "slnt") value = leans === "oblique" || (leans === "italic" && !this.#axis("ital")) ? -slant : 0
      return Math.min(Math.max(font.variations?.[tag] ?? value, lowest), highest)
    })
  }

  #served(style) {
    if (style === "normal") return this.isUpright ? "upright" : this.oblique !== undefined ? "oblique" : "italic"
    if (style === "italic" && this.isItalic) return "italic"
    if (this.oblique !== undefined) return "oblique"
    return style === "oblique" && this.isItalic ? "italic" : "slanted"
  }

  /** The distance from a style, as the number of the search of CSS that finds the face. Source: CSS Fonts 4 §5.2. */
  distance(style) {
    const oblique = this.oblique
    if (style === "normal") return this.isUpright ? 0 : oblique !== undefined ? 1 : 2
    if (style === "italic") return this.isItalic ? 0 : oblique === undefined ? 3 : oblique < slant ? 2 : 1
    if (oblique !== undefined) return oblique < slant ? 1 : 0
    return this.isItalic ? 2 : 3
  }
}

/** The number by which Chromium keeps the font of a size: hundredths of a pixel, cut twice in single precision. */
const chromiumKey = (size) => Math.trunc(Math.fround(Math.fround(Math.floor(Math.fround(Math.fround(size) * 100)) / 100) * 100))

/** The size in which a browser sets a face that it adjusts to an x-height, as the engine rounds it. */
const adjustedSize = (size, browser) => (browser === "chromium" ? Math.floor(size * 100 + 1e-6) / 100 : Math.max(1, Math.round(size - 1e-6)))

/** The face that is nearest to a font by width, style and weight. Source: CSS Fonts 4 §5.2. */
export function nearest(faces, font) {
  const rank = (face) => [Math.abs(face.width - 5), face.distance(font.style), ...weightDistance(face.weights, font.weight)]
  const before = (a, b) => {
    const at = a.findIndex((value, k) => value !== b[k])
    return at >= 0 && a[at] < b[at]
  }
  return faces.reduce((best, face) => (before(rank(face), rank(best)) ? face : best))
}

function weightDistance([lightest, heaviest], wanted) {
  if (lightest <= wanted && wanted <= heaviest) return [0, 0]
  const isHeavier = lightest > wanted
  const distance = isHeavier ? lightest - wanted : wanted - heaviest
  if (wanted < 400) return [isHeavier ? 2 : 1, distance]
  if (wanted <= 500) return [isHeavier ? (lightest <= 500 ? 1 : 3) : 2, distance]
  return [isHeavier ? 1 : 2, distance]
}
