import PickerLayout

/// Renders a document to a picture, with the bundled fonts.
@main struct Main {
  static func main() throws {
    let document = try Document(json: Array(#"{"type": "segmented", "items": ["A", "B"]}"#.utf8))
    let tree = try document.layout()
    let svg = SVGRenderer().render(tree, outlines: TextMeasurer.shared)
    print(tree.nodes(role: .segment).count, svg.isEmpty)
  }
}
