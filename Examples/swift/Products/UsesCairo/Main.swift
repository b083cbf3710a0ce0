import PickerCairo

/// Draws a tree without texts.
final class NoOutlines: GlyphOutlining {
  func outline(of glyph: UInt32, in face: FontFace) -> Path? { nil }
}

@main struct Main {
  static func main() throws {
    var tree = LayoutTree(type: "shape")
    tree.append(
      .shape, frame: Rect(x: 0, y: 0, width: 8, height: 8),
      paint: Paint(fill: Color("teal") ?? .black))
    let picture = try PNGRenderer(scale: 2).render(tree, outlines: NoOutlines())
    print(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]), picture.count > 60)
  }
}
