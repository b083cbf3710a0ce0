// A document in the address of the page, after the `#`, which browsers do not send.

import { copy, toast } from "./dom.js"

const maximumLength = 10_000_000

/** Pipes bytes through a stream of the browser; throws where they become too many. */
async function through(stream, bytes) {
  const chunks = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value)
    length += part.value.length
    if (length > maximumLength) throw new RangeError("too long")
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

async function packed(state) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(state)))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}

/** `{ document, options }`; throws where the text holds none. */
async function unpacked(text) {
  const packed = atob(text.replaceAll("-", "+").replaceAll("_", "/"))
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0))
  const state = JSON.parse(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes)))
  if (typeof state.document !== "string") throw new TypeError("no document")
  return state
}

/** Puts `{ document, options }` into the address, and copies it. */
export async function share(state) {
  history.replaceState(null, "", `#${await packed(state)}`)
  if (!await copy(location.href, "Link copied")) toast("The link is in the address bar")
}

/** What the address holds: `{ document, options }`; undefined if nothing. */
export async function sharedState() {
  if (location.hash.length < 2) return undefined
  try {
    return await unpacked(location.hash.slice(1))
  } catch {
    toast("The address of this page holds no document")
    return undefined
  }
}
