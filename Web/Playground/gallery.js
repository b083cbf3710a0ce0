// The examples, with their pictures.

import { $, element } from "./dom.js"

const titles = {
  chips: "Chips", segmented: "Segmented controls", stack: "Panels", grid: "Grids", screens: "Screens", colorPicker: "Colour pickers",
  chromaTouch: "Colour swatches under a finger", carousel: "Carousels", text: "Texts", flow: "Flows", shape: "Shapes",
  drawing: "Drawings",
}

const spaced = (name) => name.replaceAll("-", " ")

export class Gallery {
  #examples
  #chosen

  /** `examples` are `{ name, document, picture }`; `chosen(example)` is called for the one that a reader takes. */
  constructor(examples, chosen) {
    this.#examples = examples
    this.#chosen = chosen
    $("examples").onclick = () => this.#open()
    $("gallery-close").onclick = () => $("gallery").close()
    $("gallery-search").oninput = () => this.#filter()
    // A handler that returns false cancels the key.
    $("gallery-search").addEventListener("keydown", (event) => this.#key(event))
    $("gallery").addEventListener("click", ({ target }) => target === $("gallery") && $("gallery").close())
  }

  /** Shows the name of the example that a text is. */
  name(text) {
    const found = this.#examples.find(({ document }) => document === text)
    $("example-name").textContent = found ? found.name : "your own"
  }

  named(name) {
    return this.#examples.find((example) => example.name === name)
  }

  #open() {
    if (!$("gallery-list").hasChildNodes()) this.#build()
    $("gallery").showModal()
  }

  #build() {
    $("gallery-list").append(...Object.entries(titles).map(([type, title]) => {
      const cards = this.#examples.filter(({ name }) => name.startsWith(`${type}/`)).map((example) => this.#card(example))
      return element("section", {}, element("h3", {}, title), element("div", { className: "cards" }, ...cards))
    }))
  }

  #card(example) {
    const name = spaced(example.name.split("/")[1])
    const card = element("button", { type: "button", className: "card", "data-name": example.name },
      element("span", { className: "thumbnail" }, element("img", { src: example.picture, alt: "", loading: "lazy" })),
      element("span", {}, name))
    card.onclick = () => {
      $("gallery").close()
      this.#chosen(example)
    }
    return card
  }

  /** Enter opens the first example that is shown, and presses nothing to which the focus goes back. */
  #key(event) {
    if (event.key !== "Enter" || event.isComposing) return
    event.preventDefault()
    this.#openFirst()
  }

  #openFirst() {
    $("gallery-list").querySelector("section:not([hidden]) .card:not([hidden])")?.click()
  }

  #filter() {
    const wanted = $("gallery-search").value.toLowerCase()
    for (const section of $("gallery-list").children) {
      for (const card of section.querySelectorAll(".card")) {
        card.hidden = !spaced(card.dataset.name).toLowerCase().includes(wanted)
      }
      section.hidden = !section.querySelector(".card:not([hidden])")
    }
  }
}
