package import CPickerLayout
package import PickerLimits
package import PickerText
package import PickerTree

/// A block of a control in use, and the changes since the previous block.
package final class ShownBlock {
  package let block: Block
  /// The changed rows of each column.
  package let changes: ForeignArray<pl_changed_rows>
  private let tree: LayoutTree
  private let parts: BlockParts
  private var isRepeated = false
  /// The time from which the control no longer changes without further input; nil if it may change.
  package var settledFrom: Double?

  /// Returns the block of a tree, which is the one before again if nothing has changed.
  ///
  /// - Parameters:
  ///   - glyphs: Has the outlines of glyphs.
  ///   - time: The time from which the tree no longer changes without further input; nil if it may change.
  ///   - last: The block before.
  package static func showing(
    _ tree: LayoutTree, _ parts: BlockParts, _ glyphs: any GlyphOutlining,
    settledFrom time: Double?, after last: ShownBlock?
  ) throws(OutOfMemory) -> ShownBlock {
    let same = last?.again(tree, parts)
    let next = if let same { same } else { try ShownBlock(tree, parts, glyphs, after: last) }
    next.settledFrom = time
    return next
  }

  private init(
    _ tree: LayoutTree, _ parts: BlockParts, _ glyphs: any GlyphOutlining, after last: ShownBlock?
  ) throws(OutOfMemory) {
    let regions = parts.contains(.input) ? tree.hitRegions() : []
    block = try Block(BlockRows(tree, parts, glyphs, regions))
    (self.tree, self.parts) = (tree, parts)
    changes = ForeignArray(block.changes(since: last?.parts == parts ? last?.block : nil))
  }

  private func again(_ tree: LayoutTree, _ parts: BlockParts) -> ShownBlock? {
    parts == self.parts && tree == self.tree ? repeated : nil
  }

  /// Returns the block without changes, if the control still shows it at a time.
  package func again(at time: Double, _ parts: BlockParts) -> ShownBlock? {
    guard let settledFrom, time >= settledFrom, parts == self.parts else { return nil }
    return repeated
  }

  private var repeated: ShownBlock {
    if !isRepeated { changes.fill(with: pl_changed_rows()) }
    isRepeated = true
    return self
  }
}
