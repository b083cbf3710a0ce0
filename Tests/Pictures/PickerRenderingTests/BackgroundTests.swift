import PickerColor
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerRendering

/// The background of a tree is drawn before everything else.
@Suite struct BackgroundTests {
  private func tree(_ background: Color?) -> LayoutTree {
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: Rect(x: 0, y: 0, width: 9.5, height: 9)) { tree in
      tree.append(.item, frame: Rect(x: 1, y: 1, width: 6, height: 6))
    }
    tree.background = background
    return tree
  }

  @Test func svg_withBackground_beginsWithABoxOverThePicture() throws {
    let svg = { String(decoding: SVGRenderer().render($0, outlines: NoOutlines()), as: UTF8.self) }
    let text = svg(tree(Color(red: 0, green: 0, blue: 1)))
    let box = try #require(text.firstRange(of: "<rect"))
    let end = try #require(text[box.lowerBound...].firstIndex(of: ">"))
    let first = text[box.lowerBound...end]
    #expect(first.contains("width=\"10\"") && first.contains("height=\"9\""), "\(first)")
    #expect(first.contains("#0000FF"), "\(first)")
    let group = try #require(text.firstRange(of: "<g "))
    #expect(box.lowerBound < group.lowerBound)
    #expect(!svg(tree(nil)).contains("<rect"))
  }

  /// A box with a shadow that reaches 2 points beyond the left edge, 1 beyond the right and 5 beyond the bottom.
  private func shaded(
    clips: Bool = false, radius: Double = 2, offset: Point = Point(x: 0, y: 4)
  ) -> LayoutTree {
    var tree = LayoutTree(type: "flow")
    tree.effects = [Effects(clips: true)]
    let shadow = Shadow(color: .black, radius: radius, offset: offset)
    let paint = tree.add(Paint(fills: [.color(.white)], shadow: shadow))
    let frame = Rect(x: 0, y: 0, width: 9.5, height: 9)
    tree.append(LayoutNode(.flow, frame: frame, effects: clips ? 0 : -1)) { tree in
      tree.append(
        LayoutNode(.item, frame: Rect(x: 1, y: 1, width: 6, height: 6), paint: paint))
    }
    return tree
  }

  @Test func pictures_withShadowsBeyondTheEdge_areLarger() {
    #expect(shaded().pictureFrame == Rect(x: -2, y: 0, width: 12.5, height: 14))
    var tree = shaded()
    tree.background = .white
    let svg = String(decoding: SVGRenderer().render(tree, outlines: NoOutlines()), as: UTF8.self)
    #expect(svg.contains(#"width="13" height="14" viewBox="-2 0 13 14""#), "\(svg)")
    #expect(svg.contains(#"<rect x="-2" y="0" width="13" height="14""#), "\(svg)")
  }

  @Test func pictures_ofExcessiveShadows_growBy200PointsAtMost() {
    let blurred = Rect(x: -200, y: -200, width: 409.5, height: 409)
    #expect(shaded(radius: 1e6, offset: Point(x: 0, y: 0)).pictureFrame == blurred)
    let moved = shaded(radius: 0, offset: Point(x: -1e7, y: 1e7)).pictureFrame
    #expect(moved == Rect(x: -200, y: 0, width: 209.5, height: 209))
    let natural = shaded(radius: 100, offset: Point(x: 0, y: 50)).pictureFrame
    #expect(natural == Rect(x: -149, y: -99, width: 306.5, height: 306))
  }

  @Test func pictures_ofClippedShadows_keepTheirSize() {
    #expect(shaded(clips: true).pictureFrame == Rect(x: 0, y: 0, width: 9.5, height: 9))
  }

  @Test func svg_ofUnequalBorder_fillsTheAreaBetweenTwoEdges() throws {
    var paint = Paint(stroke: Stroke(fill: .color(.black), width: 2))
    paint.borderWidths = Edges(top: 0, left: 0, bottom: 2, right: 0)
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: Rect(x: 0, y: 0, width: 9, height: 9), paint: paint)
    let svg = String(decoding: SVGRenderer().render(tree, outlines: NoOutlines()), as: UTF8.self)
    #expect(svg.contains("M0 0L9 0L9 9L0 9ZM0 0L9 0L9 7L0 7Z"), "\(svg)")
    #expect(svg.contains("evenodd") && !svg.contains("stroke="), "\(svg)")
  }

  @Test func terminal_withColours_hasItInEveryCell() throws {
    let dark = tree(Color(red: 0, green: 0, blue: 0.2))
    let text = TerminalRenderer(columns: 20, style: TerminalStyle(colors: .full)).render(dark)
    #expect(text.contains("48;2;0;0;51"), "\(text.debugDescription)")
    let plain = TerminalRenderer(columns: 20).render(dark)
    #expect(plain == TerminalRenderer(columns: 20).render(tree(nil)))
  }
}
