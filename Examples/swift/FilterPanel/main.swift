// A filter panel for products: built in Swift with items of one's own, in a theme, light and dark, as a page and as
// a session that filters.
//
//     swift run FilterPanel
//
// The ids of products lead from an event back to the product: `products/101`.

import PickerLayout

struct Product: Identifiable {
  let id: Int
  var name: String
  var price: Int
  var isSoldOut = false
}

let products = [
  Product(id: 101, name: "Linen shirt", price: 49),
  Product(id: 102, name: "Rain jacket", price: 89),
  Product(id: 103, name: "Wool coat", price: 189, isSoldOut: true),
  Product(id: 104, name: "Denim jacket", price: 79),
]

/// The panel: a chip for each product, and the order of the list.
func panel() -> Flow {
  var chips = FlexiblePicker(products, text: \.name, selection: [102]) { product, chip in
    chip.isEnabled = !product.isSoldOut
    chip.badge = product.isSoldOut ? "sold" : nil
  }.control
  chips.container.id = "products"
  var order = Segmented(items: [Segment("Newest"), Segment("Price")])
  order.container.id = "order"
  return Flow.stack(items: [
    PanelItem(chips, title: "Products"), PanelItem(order, title: "Sort by"),
  ])
}

/// The document of the panel in the colours of a scheme: one call themes the panel and its controls.
func themed(_ scheme: SchemeChoice) throws -> Document {
  var panel = panel()
  panel.container.width = 280
  return try Document(panel, theme: BuiltInTheme.ios.theme, scheme: scheme)
}

/// The product that an id of the panel names; nil if it is not one of a product.
func product(_ id: String) -> Product? {
  products.first { "products/\($0.id)" == id }
}

for scheme in [SchemeChoice.light, .dark] {
  let document = try themed(scheme)
  let tree = try document.layout()
  let page = try HTMLRenderer(outlines: document.outlines).render(document)
  let picture = SVGRenderer().render(tree, outlines: document.outlines)
  print(
    "\(scheme): \(tree.warnings.count) warnings, page and picture: \(!page.isEmpty && !picture.isEmpty)"
  )
}

// Taps, as a window would report them.
let document = try themed(.light)
guard let session = try document.session() else { fatalError("The panel takes no input.") }
for id in ["products/101", "products/103", "order/Price"] {
  let result = session.send(.select(id), at: 0)
  let name = product(id)?.name ?? id
  print("\(name): \(result.isUsed ? "selected" : "not selected")")
}
let chosen = session.state.selection.compactMap(product)
print("Chosen: \(chosen.sorted { $0.price < $1.price }.map { "\($0.name), \($0.price)" })")
