import type { FontBytes } from "./text.js"

/**
 * Returns a font, not packed, with the glyphs that shaping may produce for the characters of a text, without hinting: TrueType or OpenType as
 * the source is. Throws a `FontError` where that cannot be read or divided, or lacks an axis of `variations`.
 */
export function subsetFont(source: FontBytes, text: string, options?: {
  /** Values at which axes are fixed, so that the font has these axes no longer; absent: all stay. */
  variations?: Readonly<Record<string, number>>
  /** Tags of features that are used beside the usual ones. */
  features?: readonly string[]
  /** The face of a collection, from 0. */
  index?: number
  /** The module; absent: the file `pickerlayout-subset.wasm` beside this one. */
  wasm?: FontBytes
}): Promise<Uint8Array>
