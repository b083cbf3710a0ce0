import CPickerLayout
import Foundation
import PickerLayout
import PickerTestSupport
import Testing

/// Compares the tables of the C interface with the trees of Swift, for every example.
@Suite struct TreeTableTests {
  private static let engine = Engine()

  /// An engine that all tests share; it lives as long as the process.
  private final class Engine: @unchecked Sendable {
    let pointer: OpaquePointer? = pl_engine_new(nil, nil)
  }

  private func trees(of path: String) throws -> (c: CTree, swift: LayoutTree) {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let json = try Array(Data(contentsOf: file))
    let folder = file.deletingLastPathComponent().path
    let engine = try #require(TreeTableTests.engine.pointer)
    let document = try Document(json: json, fonts: TextMeasurer.shared, directory: folder)
    return (try CTree(json, directory: folder, engine: engine), try document.layout())
  }

  @Test(arguments: exampleDocuments())
  func nodes_ofExample_areThoseOfTheTree(path: String) throws {
    let (c, tree) = try trees(of: path)
    let nodes = c.nodes
    let ids = c.ids
    #expect(nodes.count == tree.count)
    tree.walk { view in
      let node = nodes[view.position]
      let frame = Rect(x: node.x, y: node.y, width: node.width, height: node.height)
      #expect(frame == view.absoluteFrame)
      #expect(node.parent == Int32(view.parent?.position ?? -1))
      #expect(String(cString: pl_role_name(node.role)) == view.role.rawValue)
      #expect((node.id < 0 ? nil : ids[Int(node.id)].text) == view.id)
      #expect(node.state == UInt32(view.state.rawValue))
      #expect(node.index == Int32(view.index ?? -1))
    }
  }

  @Test func iconsOfPictures_inAnyOrder_shareThem() throws {
    let (red, blue) = (
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC"
    )
    let json = #"""
      {"type": "chips", "icons": {"a": {"href": "data:image/png;base64,\#(red)"},
        "b": {"href": "data:image/png;base64,\#(blue)"}},
       "items": [{"text": "1", "icon": "a"}, {"text": "2", "icon": "b"}, {"text": "3", "icon": "a"}]}
      """#
    let tree = try CTree(Array(json.utf8), engine: try #require(TreeTableTests.engine.pointer))
    let icons = tree.icons.map { $0.image }
    #expect(icons.count == 3 && icons[0] >= 0 && icons[0] == icons[2] && icons[0] != icons[1])
  }

  @Test(arguments: exampleDocuments())
  func texts_ofExample_areThoseOfTheTree(path: String) throws {
    let (c, tree) = try trees(of: path)
    let (nodes, tables) = (c.nodes, c.texts)
    tree.walk { view in
      let index = Int(nodes[view.position].text)
      guard let font = view.font, let text = view.text else {
        #expect(index == -1)
        return
      }
      let entry = tables.texts[index]
      #expect(entry.text.text == text)
      #expect(entry.full_text.text == view.label?.fullText)
      #expect(tables.fonts[Int(entry.font)].size == font.size)
      #expect((entry.crossing_paint < 0) == (view.crossing == nil))
      let runs = view.textLine?.runs ?? []
      #expect(Int(entry.run_count) == runs.count)
      for (place, run) in runs.enumerated() {
        let known = tables.runs[Int(entry.first_run) + place]
        let face = tables.faces[Int(known.face)]
        #expect(face.post_script_name.text == run.face.postScriptName)
        #expect(Int(face.variation_count) == run.face.variations.count)
        let glyphs = (0..<Int(known.glyph_count)).map {
          tables.glyphs[Int(known.first_glyph) + $0]
        }
        #expect(glyphs.map { $0.id } == run.glyphs.map { $0.id })
        #expect(glyphs.map { $0.advance } == run.glyphs.map { $0.advance.x })
        #expect(glyphs.first.map { $0.x } == run.glyphs.first.map { known.x + $0.offset.x })
      }
    }
  }

  @Test(arguments: exampleDocuments())
  func outlines_ofExample_areThoseOfTheMeasurer(path: String) throws {
    let (c, tree) = try trees(of: path)
    let (nodes, tables) = (c.nodes, c.texts)
    tree.walk { view in
      guard let line = view.textLine else { return }
      let entry = tables.texts[Int(nodes[view.position].text)]
      for (place, run) in line.runs.enumerated() {
        let first = Int(tables.runs[Int(entry.first_run) + place].first_glyph)
        for (number, glyph) in run.glyphs.enumerated() {
          let outline = tables.glyphs[first + number].outline
          let path = TextMeasurer.shared.outline(of: glyph.id, in: run.face)
          let count = outline < 0 ? 0 : Int(tables.outlines[Int(outline)].element_count)
          #expect(count == path?.elements.count ?? 0)
        }
      }
    }
  }

  @Test(arguments: exampleDocuments())
  func paints_ofExample_areThoseOfTheTree(path: String) throws {
    let (c, tree) = try trees(of: path)
    let (nodes, tables) = (c.nodes, c.paints)
    tree.walk { view in
      let node = nodes[view.position]
      #expect((node.paint < 0) == (view.paint == nil))
      #expect((node.effects < 0) == (view.effects == nil))
      if node.image >= 0 {
        #expect(tables.images[Int(node.image)].href.text == view.image?.href)
      }
      #expect((node.icon < 0 ? nil : tables.icons[Int(node.icon)].text) == view.iconName)
      guard let paint = view.paint else { return }
      let known = tables.paints[Int(node.paint)]
      #expect(Int(known.fill_count) == paint.fills.count)
      #expect(Int(known.element_count) == paint.path?.elements.count ?? 0)
      #expect(known.opacity == paint.opacity)
      #expect((known.stroke < 0) == (paint.stroke == nil))
      for (place, fill) in paint.fills.enumerated() {
        let entry = tables.fills[Int(known.first_fill) + place]
        #expect(entry.opacity == fill.opacity)
        #expect((entry.mask < 0) == (fill.mask == nil))
        guard case .color(let color) = fill.pattern else { continue }
        #expect(entry.kind == Int32(PL_FILL_COLOR))
        #expect(entry.color.red == color.red && entry.color.alpha == color.alpha)
      }
    }
  }

  @Test(arguments: exampleDocuments())
  func json_ofExample_isThatOfTheTree(path: String) throws {
    let (c, tree) = try trees(of: path)
    #expect(c.bytes(PL_FORMAT_JSON) == tree.json() + [UInt8(ascii: "\n")])
    #expect(c.bytes(PL_FORMAT_NODES) == tree.json(form: .nodes) + [UInt8(ascii: "\n")])
  }
}

/// The numbers of the header.
@Suite struct ConstantTests {
  @Test func roles_all_keepTheirNumbers() {
    let names = Role.allCases.indices.map { String(cString: pl_role_name(Int32($0))) }
    #expect(
      names == [
        "chips", "row", "chip", "overflow", "label", "icon", "trailingIcon", "checkmark", "badge",
        "segmented", "indicator", "separator", "segment", "text", "line", "flow", "item", "stack",
        "grid", "title", "colorPicker", "slider", "canvas", "wheel", "palette", "swatch", "track",
        "thumb", "preview", "checkerboard", "chromaTouch", "peek", "preset", "carousel", "page",
        "dot", "shape", "drawing", "layer", "image",
      ])
    #expect(pl_role_name(Int32(Role.allCases.count)) == nil)
    #expect(pl_role_name(-1) == nil)
    #expect(String(cString: pl_role_name(Int32(PL_ROLE_IMAGE))) == "image")
    #expect(String(cString: pl_role_name(Int32(PL_ROLE_OVERFLOW))) == "overflow")
  }

  @Test func abiVersion_ofLibrary_isThatOfTheHeader() {
    #expect(pl_abi_version() == PL_ABI_VERSION)
  }
}
