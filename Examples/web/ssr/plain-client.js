// Takes over what the server has rendered without a framework.
import { load } from "pickerlayout"
import { hydrate } from "pickerlayout/mount"

const engine = await load({ wasm: "/pickerlayout.wasm", text: "/pickerlayout-text.wasm", fonts: [{ bytes: "/Inter.ttf.gz", family: "Inter" }] })
hydrate(window.picker, { engine, onChange: ({ selected }) => (window.selection = selected) })
window.isReady = true
