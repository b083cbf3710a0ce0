// Fonts with only the glyphs of some texts, for files that embed their fonts. The module is loaded at first use.
//
//     import { subsetFont } from "pickerlayout/subset"
//     const bytes = await subsetFont("Brand.ttf", "Tea Coffee")
import { bytesFrom } from "./bytes.js"
import { FontError, fontOf, tagOf } from "./engine/fonts.js"

let module

/**
 * Returns a font with the glyphs that shaping may produce for the characters of a text. `variations` are axis values to fix, `features` the
 * features that are used in addition to the default ones, and `index` the face of a collection. `wasm` is the module, unless it is beside this one.
 */
export async function subsetFont(
  source, text, { variations = {}, features = [], index = 0, wasm = new URL("pickerlayout-subset.wasm", import.meta.url) } = {},
) {
  const bytes = await fontOf(await bytesFrom(source))
  module ??= bytesFrom(wasm).then(WebAssembly.compile)
  // One instance per font: the subsetter trusts its input, so a damaged font could corrupt its memory.
  const { exports } = await WebAssembly.instantiate(await module, {})
  try {
    const made = subset(exports, bytes, new Set([...text].map((character) => character.codePointAt(0))), variations, features, index)
    if (made) return made
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error
  }
  throw new FontError("expected a font of which a part can be taken, with the axes that are fixed, found another one")
}

function subset(exports, bytes, characters, variations, features, index) {
  const place = (values) => {
    const start = exports.allocate(values.byteLength)
    if (start === 0) throw new RangeError(`there is no memory for a font of ${bytes.length} bytes`)
    new Uint8Array(exports.memory.buffer, start, values.byteLength).set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
    return start
  }
  const axes = new DataView(new ArrayBuffer(8 * Object.keys(variations).length))
  for (const [number, [tag, value]] of Object.entries(variations).entries()) {
    axes.setUint32(8 * number, tagOf(tag), true)
    axes.setFloat32(8 * number + 4, value, true)
  }
  const use = place(Uint32Array.of(
    place(bytes), bytes.length, index, place(Uint32Array.from(characters)), characters.size,
    place(Uint32Array.from(features, tagOf)), features.length, place(axes), axes.byteLength / 8))
  const size = place(new Uint32Array(1))
  const start = exports.subset(use, size)
  if (start === 0) return undefined
  const [count] = new Uint32Array(exports.memory.buffer, size, 1)
  return new Uint8Array(exports.memory.buffer, start, count).slice()
}
