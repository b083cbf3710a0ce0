// Chips in a page: what is selected is written below them, and can be cleared; a chip with a cross can be removed.
import { load } from "pickerlayout"
import { mount } from "pickerlayout/mount"

const { filters, selected, clear } = window
const items = ["Vegetarian", "Vegan", "Gluten-free", "Outdoors", { text: "Near me", trailingIcon: "cross" }]

const picker = mount(filters, { type: "chips", selection: "multiple", label: "Filters", alignment: "leading", items }, {
  engine: await load(),
  onChange: ({ selected: ids }) => (selected.value = ids.join(", ")),
})

clear.onclick = () => {
  for (const id of picker.session.selection) picker.session.deselect(id, picker.now)
  picker.redraw()
}

window.picker = picker
