package import CPickerLayout

/// The rows of a block before they are in one piece of memory.
package struct BlockRows: ~Copyable {
  var tree: [pl_tree_info] = []
  package internal(set) var nodes: [pl_node] = []
  package internal(set) var ids: [pl_block_string] = []
  var icons: [pl_block_string] = []
  var images: [pl_image] = []
  var hiddenIDs: [pl_block_string] = []
  var warnings: [pl_warning] = []

  package internal(set) var texts: [pl_text] = []
  var fonts: [pl_font] = []
  var runs: [pl_run] = []
  var glyphs: [pl_glyph] = []
  var faces: [pl_face] = []
  var variations: [pl_setting] = []

  var outlines: [pl_outline] = []
  var elements: [pl_path_element] = []
  var bitmaps: [pl_bitmap] = []
  var pixels: [UInt32] = []

  var commands: [pl_command] = []
  var transforms: [pl_transform] = []
  var shapes: [pl_shape] = []
  var brushes: [pl_brush] = []
  var stops: [pl_stop] = []
  var strokes: [pl_stroke] = []
  var dashes: [Double] = []
  var groups: [pl_group] = []
  var filters: [pl_filter] = []
  var places: [pl_place] = []
  var radii: [pl_corner_radii] = []
  var rowPlaces: [pl_row_place] = []
  var paths: [pl_block_string] = []

  var regions: [pl_region] = []
  var focusStops: [pl_focus_stop] = []

  /// All strings, each followed by a zero byte. The first one is empty and represents absent ones.
  package private(set) var utf8: [UInt8] = [0]

  /// Reserves memory for texts of a usual length.
  mutating func reserveTexts(_ count: Int) {
    texts.reserveCapacity(count)
    utf8.reserveCapacity(utf8.count + 32 * count)
  }

  mutating func add(_ text: String) -> pl_block_string {
    let start = utf8.count
    utf8 += text.utf8
    utf8.append(0)
    return pl_block_string(offset: UInt64(start), count: UInt64(utf8.count - start - 1))
  }

  /// Adds a text; an absent string for nil.
  mutating func add(_ text: String?) -> pl_block_string {
    text.map { add($0) } ?? pl_block_string()
  }
}

extension BlockRows {
  /// Adds all columns to a block, in the order of its directory.
  borrowing func write(to block: inout BlockWriter) {
    block.add("tree", "pl_tree_info", tree)
    block.add("nodes", "pl_node", nodes)
    block.add("ids", "pl_block_string", ids)
    block.add("icons", "pl_block_string", icons)
    block.add("images", "pl_image", images)
    block.add("hidden_ids", "pl_block_string", hiddenIDs)
    block.add("warnings", "pl_warning", warnings)
    block.add("texts", "pl_text", texts)
    block.add("fonts", "pl_font", fonts)
    block.add("runs", "pl_run", runs)
    block.add("glyphs", "pl_glyph", glyphs)
    block.add("faces", "pl_face", faces)
    block.add("variations", "pl_setting", variations)
    block.add("outlines", "pl_outline", outlines)
    block.add("elements", "pl_path_element", elements)
    block.add("bitmaps", "pl_bitmap", bitmaps)
    block.add("pixels", "uint32_t", pixels)
    block.add("commands", "pl_command", commands)
    block.add("transforms", "pl_transform", transforms)
    block.add("shapes", "pl_shape", shapes)
    block.add("brushes", "pl_brush", brushes)
    block.add("stops", "pl_stop", stops)
    block.add("strokes", "pl_stroke", strokes)
    block.add("dashes", "double", dashes)
    block.add("groups", "pl_group", groups)
    block.add("filters", "pl_filter", filters)
    block.add("places", "pl_place", places)
    block.add("regions", "pl_region", regions)
    block.add("focus_stops", "pl_focus_stop", focusStops)
    block.add("utf8", "uint8_t", utf8)
    block.add("radii", "pl_corner_radii", radii)
    block.add("row_places", "pl_row_place", rowPlaces)
    block.add("paths", "pl_block_string", paths)
  }
}

extension Int32 {
  /// The position or number of rows; -1 for nil.
  package init(row: Int?) { self.init(truncatingIfNeeded: row ?? -1) }
}
