// What both pages show.
export const filters = {
  type: "chips", selection: "multiple", items: ["Vegetarian", "Vegan", "Gluten-free", "Outdoors", "Open now"].map((text, k) => ({ id: `f${k}`, text })),
}
export const width = 280
