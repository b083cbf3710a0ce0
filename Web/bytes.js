// Bytes from an address, a response or memory, decompressed if they are gzip.

/** Reads files in Node, where `fetch` does not; `node.js` sets it. */
export const host = { readFile: undefined }

export async function bytesFrom(source) {
  const bytes = await given(source)
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? unpacked(bytes, "gzip") : bytes
}

/** A WebAssembly module from an address, compiled while it arrives if the server sends its type, or from bytes. */
export async function moduleFrom(source) {
  if (source instanceof WebAssembly.Module) return source
  const isAddress = typeof source === "string" || source instanceof URL
  const url = isAddress ? new URL(source, import.meta.url) : undefined
  if (!url?.protocol.startsWith("http") || !WebAssembly.compileStreaming) return WebAssembly.compile(await bytesFrom(source))
  const response = await answered(url)
  const isNamed = response.headers.get("Content-Type") === "application/wasm"
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await bytesFrom(response))
}

async function answered(url) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`)
  return response
}

async function given(source) {
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
  if (source instanceof ArrayBuffer) return new Uint8Array(source)
  if (typeof Response !== "undefined" && source instanceof Response) return new Uint8Array(await source.arrayBuffer())
  const url = new URL(source, import.meta.url)
  if (url.protocol === "file:" && host.readFile) return host.readFile(url)
  return new Uint8Array(await (await answered(url)).arrayBuffer())
}

/** Decompresses `gzip` or `deflate` to at most `limit` bytes. */
export async function unpacked(bytes, format, limit = 1 << 28) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader()
  const parts = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > limit) {
      await reader.cancel()
      break
    }
    parts.push(part.value)
  }
  const whole = new Uint8Array(Math.min(size, limit))
  let place = 0
  for (const part of parts) {
    whole.set(part, place)
    place += part.length
  }
  return whole
}

// Memory outside the JavaScript heap, such as an array of bytes, makes engines collect garbage more often, especially with a large
// WebAssembly memory. Layouts pass many texts, so these are not such arrays.

const bytesOfScalar = (scalar) => (scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4)

/** The number of bytes of a text in UTF-8. */
export function bytesIn(text) {
  let count = 0
  for (const character of text) count += bytesOfScalar(character.codePointAt(0))
  return count
}

/** A text in UTF-8 as a list of numbers; half of a surrogate pair is U+FFFD. */
export function bytesOfText(text) {
  const bytes = []
  for (const character of text) {
    const point = character.codePointAt(0)
    const scalar = point >= 0xd800 && point < 0xe000 ? 0xfffd : point
    const count = bytesOfScalar(scalar)
    if (count === 1) bytes.push(scalar)
    else bytes.push(((0xf00 >> count) & 0xff) | (scalar >> (6 * (count - 1))))
    for (let rest = count - 2; rest >= 0; rest--) bytes.push(0x80 | ((scalar >> (6 * rest)) & 0x3f))
  }
  return bytes
}
