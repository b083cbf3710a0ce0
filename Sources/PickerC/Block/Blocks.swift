package import CPickerLayout
import Glibc
import PickerLayout

/// What a block has beside its nodes.
struct BlockParts: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(_ part: Int) {
    self.init(rawValue: UInt32(part))
  }

  /// - Throws: `Failure`: `parts must be a sum of PL_PART_…, is 16`.
  init(passed parts: UInt32) throws(Failure) {
    self.init(rawValue: parts)
    guard isSubset(of: .all) else {
      throw .argument("parts must be a sum of PL_PART_…, is \(parts)")
    }
  }

  static let texts = BlockParts(PL_PART_TEXTS)
  static let outlines = BlockParts(PL_PART_OUTLINES)
  static let drawing = BlockParts(PL_PART_DRAWING)
  static let input = BlockParts(PL_PART_INPUT)
  static let all = BlockParts(PL_PART_ALL)
}

extension BlockRows {
  /// - Parameters:
  ///   - measurer: Has the outlines of glyphs.
  ///   - regions: The hit regions of the tree.
  init(_ tree: LayoutTree, _ parts: BlockParts, _ measurer: TextMeasurer, _ regions: [HitRegion]) {
    self.init()
    addNodes(of: tree)
    if parts.contains(.input) { addInput(of: tree, regions) }
    guard !parts.isDisjoint(with: [.texts, .outlines, .drawing]) else { return }
    let list = parts.contains(.drawing) ? tree.displayList() : nil
    var texts = TextRowWriter(tree, list)
    texts.addTexts(to: &self)
    if let list {
      DrawingRowWriter(list, texts.lines, after: tree.images, in: &self).addDrawing(to: &self)
    }
    if parts.contains(.outlines) { texts.addOutlines(measurer, to: &self) }
  }
}

@c @implementation
package func pl_tree_block(_ tree: OpaquePointer?, _ parts: UInt32) -> UnsafePointer<pl_block>? {
  guard let parts = try? BlockParts(passed: parts) else { return nil }
  return TreeHandle.find(tree)?.block(parts).start
}

@c @implementation
package func pl_block_column(
  _ block: UnsafePointer<pl_block>?, _ name: UnsafePointer<CChar>?,
  _ count: UnsafeMutablePointer<Int>?
) -> UnsafeRawPointer? {
  count?.pointee = 0
  guard let block, let name, let column = block.directory.first(where: { $0.isNamed(name) })
  else { return nil }
  count?.pointee = Int(column.count)
  return UnsafeRawPointer(block) + Int(column.offset)
}

extension UnsafePointer<pl_block> {
  /// The columns, in their order.
  var directory: UnsafeBufferPointer<pl_column> {
    let start = UnsafeRawPointer(self + 1).assumingMemoryBound(to: pl_column.self)
    return UnsafeBufferPointer(start: start, count: Int(pointee.column_count))
  }
}

extension pl_column {
  fileprivate func isNamed(_ name: UnsafePointer<CChar>) -> Bool {
    withUnsafeBytes(of: self.name) { own in
      own.baseAddress.map {
        strncmp($0.assumingMemoryBound(to: CChar.self), name, own.count) == 0
      } ?? false
    }
  }
}

@c @implementation
package func pl_tree_nodes(
  _ tree: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<pl_node>? {
  pl_block_column(pl_tree_block(tree, 0), "nodes", count)?.assumingMemoryBound(to: pl_node.self)
}
