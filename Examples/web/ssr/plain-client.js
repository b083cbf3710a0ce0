// Takes over what the server has rendered without a framework.
import { load } from "pickerlayout"
import { filters, width } from "./filters.js"
import { takeOver } from "./plain.js"

const engine = await load({ wasm: "/pickerlayout.wasm", text: "/pickerlayout-text.wasm", fonts: ["/Inter.ttf.gz"] })
takeOver(window.picker, engine.session(filters, { width }), (selection) => (window.selection = selection))
window.isReady = true
