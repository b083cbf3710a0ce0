import CPickerLayout
import Foundation
import PickerControls
import PickerLayout
import PickerOutput
import PickerTestSupport
import PickerText
import PickerTree
import Testing

/// Compares the blocks of the C interface with the trees of Swift, for every example.
@Suite struct BlockTests {
  private static let engine = Engine()

  /// An engine that all tests share; it lives as long as the process.
  private final class Engine: @unchecked Sendable {
    let pointer: OpaquePointer? = pl_engine_new(nil, nil)
  }

  private struct Trees: @unchecked Sendable {
    let c: CTree
    let swift: LayoutTree
  }

  private static let trees = ExampleTable { path in
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let json = try Array(Data(contentsOf: file))
    let folder = file.deletingLastPathComponent().path
    let engine = try #require(BlockTests.engine.pointer)
    let document = try Document(json: json, fonts: TextMeasurer.shared, directory: folder)
    return Trees(
      c: try CTree(json, directory: folder, engine: engine), swift: try document.layout())
  }

  private func trees(of path: String) throws -> (c: CTree, swift: LayoutTree) {
    let trees = try BlockTests.trees[path]
    return (trees.c, trees.swift)
  }

  @Test(arguments: exampleDocuments())
  func nodes_ofExample_areThoseOfTheTree(path: String) throws {
    let (c, tree) = try trees(of: path)
    let nodes = c.nodes
    let (ids, icons, images) = (
      c.column("ids", of: pl_block_string.self), c.column("icons", of: pl_block_string.self),
      c.column("images", of: pl_image.self)
    )
    #expect(nodes.count == tree.count)
    tree.walk { view in
      let node = nodes[view.position]
      let frame = Rect(x: node.x, y: node.y, width: node.width, height: node.height)
      #expect(frame == view.absoluteFrame)
      #expect(node.parent == Int32(view.parent?.position ?? -1))
      #expect(String(cString: pl_role_name(node.role)) == view.role.rawValue)
      #expect((node.id < 0 ? nil : c.text(ids[Int(node.id)])) == view.id)
      #expect(node.state == UInt32(view.state.rawValue))
      #expect(node.index == Int32(view.index ?? -1))
      #expect((node.icon < 0 ? nil : c.text(icons[Int(node.icon)])) == view.iconName)
      #expect((node.image < 0 ? nil : c.text(images[Int(node.image)].href)) == view.image?.href)
    }
  }

  @Test(arguments: exampleDocuments())
  func radii_ofExample_areThoseOfTheTree(path: String) throws {
    let (c, tree) = try trees(of: path)
    let radii = c.column("radii", of: pl_corner_radii.self)
    #expect(radii.count == c.nodes.count)
    tree.walk { view in
      let drawn = (view.paint?.cornerRadius ?? .zero).fitted(to: view.frame.size)
      let found = radii[view.position]
      #expect(found.top_left == drawn.topLeft && found.top_right == drawn.topRight)
      #expect(found.bottom_right == drawn.bottomRight && found.bottom_left == drawn.bottomLeft)
    }
  }

  @Test(arguments: exampleDocuments())
  func rowPlaces_ofExample_areThoseOfTheTree(path: String) throws {
    let (c, tree) = try trees(of: path)
    let places = c.column("row_places", of: pl_row_place.self)
    #expect(places.count == (tree.detail.contains(.rows) ? tree.count : 0))
    guard !places.isEmpty else { return }
    tree.walk { view in
      let found = places[view.position]
      #expect(found.row == Int32(view.row ?? -1) && found.place == Int32(view.placeInRow ?? -1))
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
    let tree = try CTree(Array(json.utf8), engine: try #require(BlockTests.engine.pointer))
    let places = tree.column("places", of: pl_place.self)
    let icons = tree.column("commands", of: pl_command.self).filter { $0.op == Int32(PL_OP_IMAGE) }
      .map { places[Int($0.index)].index }
    #expect(icons.count == 3 && icons[0] >= 0 && icons[0] == icons[2] && icons[0] != icons[1])
  }

  @Test(arguments: exampleDocuments())
  func texts_ofExample_areThoseOfTheTree(path: String) throws {
    let (c, tree) = try trees(of: path)
    let nodes = c.nodes
    let (texts, fonts) = (c.column("texts", of: pl_text.self), c.column("fonts", of: pl_font.self))
    let (allRuns, faces) = (c.column("runs", of: pl_run.self), c.column("faces", of: pl_face.self))
    let allGlyphs = c.column("glyphs", of: pl_glyph.self)
    tree.walk { view in
      let index = Int(nodes[view.position].text)
      guard let font = view.font, let text = view.text else {
        #expect(index == -1)
        return
      }
      let entry = texts[index]
      #expect(c.text(entry.text) == text)
      #expect(c.text(entry.full_text) == view.label?.fullText)
      #expect(fonts[Int(entry.font)].size == font.size)
      let runs = view.textLine?.runs ?? []
      #expect(Int(entry.run_count) == runs.count)
      for (place, run) in runs.enumerated() {
        let known = allRuns[Int(entry.first_run) + place]
        let face = faces[Int(known.face)]
        #expect(c.text(face.post_script_name) == run.face.postScriptName)
        #expect(Int(face.variation_count) == run.face.variations.count)
        let glyphs = (0..<Int(known.glyph_count)).map {
          allGlyphs[Int(known.first_glyph) + $0]
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
    let (texts, runs) = (c.column("texts", of: pl_text.self), c.column("runs", of: pl_run.self))
    let glyphs = c.column("glyphs", of: pl_glyph.self)
    let outlines = c.column("outlines", of: pl_outline.self)
    let nodes = c.nodes
    tree.walk { view in
      guard let line = view.textLine else { return }
      let entry = texts[Int(nodes[view.position].text)]
      for (place, run) in line.runs.enumerated() {
        let first = Int(runs[Int(entry.first_run) + place].first_glyph)
        for (number, glyph) in run.glyphs.enumerated() {
          let outline = glyphs[first + number].outline
          let path = TextMeasurer.shared.outline(of: glyph.id, in: run.face)
          let count = outline < 0 ? 0 : Int(outlines[Int(outline)].element_count)
          #expect(count == path?.elements.count ?? 0)
        }
      }
    }
  }

  @Test(arguments: exampleDocuments())
  func drawing_ofExample_isTheDisplayList(path: String) throws {
    let (c, tree) = try trees(of: path)
    let list = tree.displayList()
    let commands = c.column("commands", of: pl_command.self)
    #expect(commands.map { Int($0.op) } == list.commands.map { $0.number })
    #expect(commands.map { Int($0.brush) } == list.commands.map { $0.brush ?? -1 })
    let shapes = c.column("shapes", of: pl_shape.self)
    #expect(shapes.map { Int($0.element_count) } == list.paths.map { $0.path.elements.count })
    let brushes = c.column("brushes", of: pl_brush.self)
    let (unmasked, masks) = (
      brushes.prefix(list.brushes.count), brushes.dropFirst(list.brushes.count)
    )
    #expect(masks.count == list.brushes.count { $0.fill.mask != nil })
    for (row, brush) in zip(unmasked, list.brushes) {
      #expect(row.opacity == brush.fill.opacity)
      #expect((row.mask < 0) == (brush.fill.mask == nil))
      guard case .color(let color) = brush.fill.pattern else { continue }
      #expect(row.kind == Int32(PL_BRUSH_COLOR))
      #expect(row.color.red == color.red && row.color.alpha == color.alpha)
    }
  }

  @Test(arguments: exampleDocuments())
  func json_ofExample_isThatOfTheTree(path: String) throws {
    let (c, tree) = try trees(of: path)
    #expect(c.bytes(PL_FORMAT_JSON) == tree.json() + [UInt8(ascii: "\n")])
    #expect(c.bytes(PL_FORMAT_NODES) == tree.json(form: .nodes) + [UInt8(ascii: "\n")])
  }
}

extension DisplayCommand {
  /// Its number in C.
  fileprivate var number: Int {
    switch self {
    case .begin: PL_OP_BEGIN
    case .end: PL_OP_END
    case .save: PL_OP_SAVE
    case .restore: PL_OP_RESTORE
    case .concat: PL_OP_CONCAT
    case .clip: PL_OP_CLIP
    case .group: PL_OP_GROUP
    case .endGroup: PL_OP_END_GROUP
    case .fill: PL_OP_FILL
    case .stroke: PL_OP_STROKE
    case .glyphs: PL_OP_GLYPHS
    case .text: PL_OP_TEXT
    case .image: PL_OP_IMAGE
    }
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

  @Test func constants_ofEnumerations_areThePositionsOfTheCases() throws {
    let file = "Sources/Interfaces/CPickerLayout/include/picker_layout.h"
    let header = try String(contentsOf: packageRoot().appendingPathComponent(file), encoding: .utf8)
    let numbers = Dictionary(
      header.matches(of: /(PL_\w+) = (\d+)/).map { (String($0.1), Int($0.2)) },
      uniquingKeysWith: { number, _ in number })
    func expect<Word: CaseIterable>(_ prefix: String, _: Word.Type) {
      for (position, word) in Word.allCases.enumerated() {
        #expect(numbers["\(prefix)_\(word)".inCapitals] == position, "\(prefix) \(word)")
      }
    }
    expect("PL_OP", DisplayOperation.self)
    expect("PL_FILL", FillRule.self)
    expect("PL_CAP", Stroke.Cap.self)
    expect("PL_JOIN", Stroke.Join.self)
    expect("PL_FILTER", Filter.Name.self)
    expect("PL_BLEND", BlendMode.self)
    expect("PL_STYLE", FontStyle.self)
    expect("PL_METRICS", LineMetrics.self)
    expect("PL_HYPHENS", Hyphens.self)
    expect("PL_WRAP", TextWrap.self)
    expect("PL_AXIS", Axis.self)
    expect("PL_SVG", SVGTextStyle.self)
    #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft])
    #expect((PL_DIRECTION_LTR, PL_DIRECTION_RTL) == (0, 1))
  }

  @Test func abiVersion_ofLibrary_isThatOfTheHeader() {
    #expect(pl_abi_version() == PL_ABI_VERSION)
  }
}

extension String {
  /// A name in camel case as in C: `PL_BLEND_colorDodge` as `PL_BLEND_COLOR_DODGE`.
  fileprivate var inCapitals: String {
    replacing(/([a-z])([A-Z])/) { "\($0.1)_\($0.2)" }.uppercased()
  }
}
