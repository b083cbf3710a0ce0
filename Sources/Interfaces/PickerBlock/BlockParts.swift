import CPickerLayout
package import PickerText
import PickerRendering
package import PickerTree

/// The optional parts of a block.
package struct BlockParts: OptionSet {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(_ part: Int) {
    self.init(rawValue: UInt32(part))
  }

  package static let texts = BlockParts(PL_PART_TEXTS)
  package static let outlines = BlockParts(PL_PART_OUTLINES)
  package static let drawing = BlockParts(PL_PART_DRAWING)
  package static let input = BlockParts(PL_PART_INPUT)
  package static let glyphs = BlockParts(PL_PART_GLYPHS)

  /// Whether these parts exist.
  package var areKnown: Bool { isSubset(of: [BlockParts(PL_PART_ALL), .glyphs]) }
}

extension BlockRows {
  /// - Parameters:
  ///   - glyphs: Has the outlines of glyphs.
  ///   - regions: The hit regions of the tree.
  package init(
    _ tree: LayoutTree, _ parts: BlockParts, _ glyphs: any GlyphOutlining, _ regions: [HitRegion]
  ) {
    self.init()
    addNodes(of: tree)
    if parts.contains(.input) { addInput(of: tree, regions) }
    let haveGlyphs = !parts.isDisjoint(with: [.glyphs, .outlines, .drawing])
    guard haveGlyphs || parts.contains(.texts) else { return }
    let list = parts.contains(.drawing) ? tree.displayList() : nil
    var texts = TextRowWriter(tree, list, haveGlyphs: haveGlyphs)
    texts.addTexts(to: &self)
    if let list {
      addRadii(of: tree)
      DrawingRowWriter(list, texts.lines, after: tree.images, in: &self).addDrawing(to: &self)
    }
    if parts.contains(.outlines) { texts.addOutlines(glyphs, to: &self) }
  }
}
