// Renders a picker on a server, with React at /react and without a framework at /plain, for a browser to take over.
//
//     node server.mjs [PORT]
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { createRequire } from "node:module"
import { load } from "pickerlayout"
import { render } from "pickerlayout/mount"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { Picker } from "./picker.js"

const filters = {
  type: "chips", label: "Filters", selection: "multiple",
  items: ["Vegetarian", "Vegan", "Gluten-free", "Outdoors", "Open now"].map((text, k) => ({ id: `f${k}`, text })),
}
const engine = await load()
const { resolve } = createRequire(import.meta.url)

const page = (body, script) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Filters</title>
<style>main { width: 280px }</style><h1>Filters</h1><main>${body}</main><p>What is below stays where it is.</p><script type="module" src="${script}"></script></html>`

// The page and the engine have the same file, which a browser fetches once.
const html = () => render(filters, { engine, width: 280, fonts: { Inter: "/Inter.ttf" } })
const react = () => page(`<div id="root">${renderToString(createElement(Picker, { html: html() }))}</div>`, "/react.bundle.js")
const plain = () => page(`<div id="picker">${html()}</div>`, "/plain.bundle.js")
const pages = { "/": react, "/react": react, "/plain": plain }

// What the package has packed, by how; browsers unpack it themselves.
const types = { "/pickerlayout.wasm": "application/wasm", "/pickerlayout-text.wasm": "application/wasm", "/Inter.ttf": "font/ttf" }
const encodings = [["br", ".br"], ["gzip", ".gz"]]

async function packed(url, accepted) {
  for (const [encoding, ending] of encodings.filter(([name]) => accepted.includes(name))) {
    const bytes = await readFile(resolve(`pickerlayout/package.json`).replace(/package\.json$/, `${url.slice(1)}${ending}`)).catch(() => undefined)
    if (bytes) return { bytes, encoding }
  }
  return undefined
}

createServer(async ({ url, headers }, response) => {
  if (pages[url]) return response.setHeader("Content-Type", "text/html").end(pages[url]())
  if (/^\/(react|plain)\.bundle\.js$/.test(url)) {
    return response.setHeader("Content-Type", "text/javascript").end(await readFile(new URL(`.${url}`, import.meta.url)))
  }
  const found = types[url] && await packed(url, headers["accept-encoding"] ?? "")
  if (!found) return response.writeHead(404).end()
  response.writeHead(200, { "Content-Type": types[url], "Content-Encoding": found.encoding, "Cache-Control": "max-age=86400", Vary: "Accept-Encoding" })
  response.end(found.bytes)
}).listen(process.argv[2] ?? 8080, "127.0.0.1", function () {
  console.log(`http://127.0.0.1:${this.address().port}/react and /plain`)
})
