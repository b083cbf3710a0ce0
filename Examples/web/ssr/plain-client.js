// Takes over what the server has rendered without a framework.
import { whenNeeded } from "pickerlayout/lazy"

// Nothing of it is loaded before the first input.
whenNeeded(window.picker, async () => {
  const [{ load }, { hydrate }] = await Promise.all([import("pickerlayout"), import("pickerlayout/mount")])
  const engine = await load({ wasm: "/pickerlayout.wasm", text: "/pickerlayout-text.wasm", fonts: [{ bytes: "/Inter.ttf", family: "Inter" }] })
  return hydrate(window.picker, { engine, onChange: ({ selected }) => (window.selection = selected) })
})
window.isReady = true
