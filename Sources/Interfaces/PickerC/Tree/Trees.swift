package import CPickerLayout
import PickerBlock
import PickerControls
import PickerLayout
import PickerLimits
import PickerOutput

/// The object behind `pl_tree`: a layout, and the tables that programs requested.
final class TreeHandle: Handle, Sendable {
  let tree: LayoutTree
  let engine: Engine
  /// The glyphs that it is drawn with.
  let glyphs: TextMeasurer
  /// The folder where relative paths of pictures start; nil: pictures only from `data:` URIs.
  let directory: String?
  /// The document of the layout, for pages; nil for trees that were read, and for trees of sessions.
  let source: (document: DocumentHandle, proposal: ProposedSize)?
  private let tables = Mutex(Tables())

  /// The tables, each created when a program first requests it.
  private struct Tables: Sendable {
    var blocks: [UInt32: Block] = [:]
    var regions: [HitRegion]?
  }

  init(
    _ tree: LayoutTree, of document: DocumentHandle, within proposal: ProposedSize? = nil
  ) {
    self.tree = tree
    engine = document.engine
    glyphs = document.glyphs
    directory = document.directory
    source = proposal.map { (document, $0) }
  }

  init(_ tree: LayoutTree, _ engine: Engine, directory: String?) {
    self.tree = tree
    self.engine = engine
    glyphs = engine.glyphs
    self.directory = directory
    source = nil
  }

  /// A tree that is drawn with the fonts and pictures of another one.
  init(_ tree: LayoutTree, like other: TreeHandle) {
    self.tree = tree
    engine = other.engine
    glyphs = other.glyphs
    directory = other.directory
    source = nil
  }

  var regions: [HitRegion] {
    tables.withLock { tables in
      let regions = tables.regions ?? tree.hitRegions()
      tables.regions = regions
      return regions
    }
  }

  /// The block with these parts, which is created once; blocks that a program already has never change.
  func block(_ parts: BlockParts) throws(OutOfMemory) -> Block {
    let regions = parts.contains(.input) ? regions : []
    return try tables.withLock { tables throws(OutOfMemory) in
      if let known = tables.blocks[parts.rawValue] { return known }
      let made = try Block(BlockRows(tree, parts, glyphs, regions))
      tables.blocks[parts.rawValue] = made
      return made
    }
  }
}

@c @implementation
package func pl_tree_free(_ tree: OpaquePointer?) { TreeHandle.release(tree) }

@c @implementation
package func pl_tree_read(
  _ engine: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ count: Int,
  _ directory: UnsafePointer<pl_string>?, _ budget: OpaquePointer?, _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    let engine = try Engine.from(engine, "engine")
    let json = try [UInt8](json: json, count: count, "json")
    let directory = try directory?.pointee.path("directory")
    let budget = engine.budget(budget)
    do throws(JSONError) {
      let tree = try LayoutTree(saved: json, engine.glyphs, directory: directory, budget)
      return TreeHandle(tree, engine, directory: directory).retained
    } catch {
      throw Failure(error, in: json, budget)
    }
  }
}

extension LayoutTree {
  /// Reads a tree, and checks that it can be drawn as it was saved.
  fileprivate init(
    saved bytes: [UInt8], _ glyphs: TextMeasurer, directory: String?, _ budget: Budget
  ) throws(JSONError) {
    let json = try JSONValue(parsing: bytes)
    try self.init(json: json, budget: budget)
    try checkFaces(of: json, in: glyphs)
    if let directory {
      try json.checkPictureFiles(in: directory)
    } else {
      try SealedFonts(glyphs, for: "a tree without a directory").checkPictures(of: json)
    }
  }
}
