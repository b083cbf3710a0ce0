import CPickerLayout
import Testing

/// Backgrounds of rendered trees.
@Suite struct BackgroundTests {
  @Test func none_isNoBackground() throws {
    let engine = try #require(pl_engine_new(nil, nil))
    defer { pl_engine_free(engine) }
    let json = #"{"type": "text", "text": "tea", "background": "teal"}"#
    let tree = try CTree(Array(json.utf8), engine: engine)
    let (none, clear) = (svg(tree, on: "none"), svg(tree, on: "transparent"))
    #expect(none != nil && none == clear && none != svg(tree, on: nil))
    #expect(svg(tree, on: "nothing") == nil)
  }

  private func svg(_ tree: CTree, on background: String?) -> [UInt8]? {
    var options = pl_render_options()
    options.struct_size = MemoryLayout<pl_render_options>.size
    guard var background else { return tree.bytes(PL_FORMAT_SVG, options) }
    return background.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { utf8 in
        options.background = pl_string(bytes: utf8.baseAddress, count: utf8.count)
        return tree.bytes(PL_FORMAT_SVG, options)
      }
    }
  }
}
