// The module for Node: files are read, where a browser would fetch.
//
//     import { load } from "pickerlayout"
import { webcrypto } from "node:crypto"
import { readFile } from "node:fs/promises"
import { load as loadEngine } from "./pickerlayout.js"

export * from "./pickerlayout.js"

// Node 18 has it in a module only.
globalThis.crypto ??= webcrypto

/** Loads the engine: from the file beside this module, or from `source`. */
export async function load(source = new URL("pickerlayout.wasm", import.meta.url)) {
  const given = source?.wasm ?? source
  const url = typeof given === "string" ? new URL(given, import.meta.url) : given
  return loadEngine(url?.protocol === "file:" ? await readFile(url) : given)
}
