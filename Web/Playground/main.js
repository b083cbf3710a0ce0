// Starts the playground.

import { $ } from "./dom.js"
import { PlaygroundEngine } from "./engine.js"
import { Playground } from "./playground.js"
import { kept } from "./store.js"

async function begin() {
  const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches
  document.documentElement.dataset.theme = kept().theme ?? (prefersDark ? "dark" : "light")
  try {
    globalThis.playground = new Playground(await PlaygroundEngine.start(), globalThis.playgroundData)
    await globalThis.playground.begin(kept())
    document.documentElement.dataset.ready = "yes"
  } catch (error) {
    $("error").textContent = `The playground could not start: ${error.message}`
    $("error").hidden = false
    throw error
  }
}

begin()
