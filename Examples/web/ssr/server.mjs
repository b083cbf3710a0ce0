// Renders a picker on a server, with React at /react and without a framework at /plain, for a browser to take over.
//
//     node server.mjs [PORT]
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { createRequire } from "node:module"
import { load } from "pickerlayout"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { filters, width } from "./filters.js"
import { Picker } from "./picker.js"
import { markup, opening } from "./plain.js"

const engine = await load()
const { resolve } = createRequire(import.meta.url)

const page = (body, script) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Filters</title>
<h1>Filters</h1>${body}<p>What is below stays where it is.</p><script type="module" src="${script}"></script></html>`

function plain() {
  const tree = engine.layout(filters, { width })
  const body = `${opening(tree)}${markup(tree)}</div>`
  tree.free()
  return page(body, "/plain.bundle.js")
}

const react = () =>
  page(`<div id="root">${renderToString(createElement(Picker, { engine, document: filters, width }))}</div>`, "/react.bundle.js")

const pages = { "/": react, "/react": react, "/plain": plain }
const types = { js: "text/javascript", wasm: "application/wasm", gz: "application/gzip" }
const files = ["pickerlayout.wasm", "pickerlayout-text.wasm", "Inter.ttf.gz"]

createServer(async ({ url }, response) => {
  const name = url.slice(1)
  if (pages[url]) return response.setHeader("Content-Type", "text/html").end(pages[url]())
  if (!files.includes(name) && !/^(react|plain)\.bundle\.js$/.test(name)) return response.writeHead(404).end()
  const file = files.includes(name) ? resolve(`pickerlayout/${name}`) : new URL(name, import.meta.url)
  response.setHeader("Content-Type", types[name.split(".").at(-1)]).end(await readFile(file))
}).listen(process.argv[2] ?? 8080, "127.0.0.1", function () {
  console.log(`http://127.0.0.1:${this.address().port}/react and /plain`)
})
