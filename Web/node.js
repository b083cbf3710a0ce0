// The module for Node: reads files that a browser would fetch.
//
//     import { load } from "pickerlayout"
import { webcrypto } from "node:crypto"
import { readFile } from "node:fs/promises"
import { host } from "./bytes.js"

export * from "./kernel.js"
export * from "./pickerlayout.js"
export * from "./subset.js"
export * from "./text.js"

// Node 18 has it only in a module.
globalThis.crypto ??= webcrypto
host.readFile = readFile
