// Keeps one `layout batch` open and asks it for layouts, pictures, hits and text sizes.
//
//     LAYOUT=.build/release/layout node Examples/node/batch.mjs
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"

/** A `layout batch` that answers requests, in any order. */
class Layout {
  #process
  #waiting = new Map()
  #next = 1

  constructor(program = process.env.LAYOUT ?? "layout") {
    this.#process = spawn(program, ["batch", "--unordered"], { stdio: ["pipe", "pipe", "inherit"] })
    this.#process.on("error", (error) => this.#fail(error))
    this.#process.on("exit", () => this.#fail(new Error("layout batch has ended")))
    createInterface({ input: this.#process.stdout }).on("line", (line) => this.#take(JSON.parse(line)))
  }

  /** Resolves with the answer to a request; rejects with the error of a document. */
  ask(request) {
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#process.stdin.write(JSON.stringify({ ...request, id }) + "\n")
    })
  }

  end() {
    this.#process.stdin.end()
  }

  #take({ id, error, ...answer }) {
    const { resolve, reject } = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) reject(new Error(`${error.path}: ${error.message}`))
    else resolve(answer)
  }

  #fail(error) {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

const layout = new Layout()
const tabs = { type: "segmented", theme: "plain", width: 300, items: ["Day", "Week", "Month"] }

// Requests are answered side by side.
const [{ json: tree }, { text: svg }, { json: hit }, { json: sizes }] = await Promise.all([
  layout.ask({ document: tabs }),
  layout.ask({ document: tabs, format: "svg" }),
  layout.ask({ request: "hit", document: tabs, at: [150, 16] }),
  layout.ask({ request: "measure", texts: ["Day", "Month"], font: { size: 14 } }),
])
console.log(`${tree.size.width} × ${tree.size.height}, an SVG that begins with ${svg.slice(0, 4)}`)
console.log(JSON.stringify(hit), JSON.stringify(sizes))

await layout.ask({ document: { ...tabs, widht: 200 } }).catch((error) => console.log(error.message))
layout.end()
