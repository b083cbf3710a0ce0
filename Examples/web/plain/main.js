// Chips in a page: what is selected is written below them, and can be cleared; a chip with a cross can be removed.
import { load } from "pickerlayout"
import { mount } from "pickerlayout/mount"

const { filters, selected, clear } = window
const items = ["Vegetarian", "Vegan", "Gluten-free", "Outdoors", { text: "Near me", trailingIcon: "cross" }]
const documentOf = (items) => ({ type: "chips", selection: "multiple", label: "Filters", alignment: "leading", items })

const picker = mount(filters, documentOf(items), {
  engine: await load(),
  onChange: ({ selected: ids }) => (selected.value = ids.join(", ")),
})

clear.onclick = () => {
  for (const id of picker.session.selection) picker.session.deselect(id, picker.now)
  picker.redraw()
}

filters.addEventListener("picker-remove", ({ detail }) => {
  const chosen = new Set(picker.session.selection)
  const left = items.filter((item) => (item.text ?? item) !== detail.id)
  picker.update(documentOf(left.map((item) => ({ text: item.text ?? item, selected: chosen.has(item) }))))
})
window.picker = picker
