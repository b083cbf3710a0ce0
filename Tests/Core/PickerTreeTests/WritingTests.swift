import PickerColor
import PickerGeometry
import PickerLimits
import PickerTestSupport
import PickerText
import Testing

@testable import PickerTree

/// Numbers are rounded while a tree is written, without a rounded tree being made first.
@Suite struct WritingTests {
  @Test(arguments: LayoutTree.Form.allCases, [false, true])
  func tree_ofUnroundedNumbers_isWrittenLikeTheRoundedOne(
    form: LayoutTree.Form, pretty: Bool
  ) throws {
    for detail in [
      Detail(), .glyphs, [.glyphs, .accessibility, .hits, .navigation, .measures, .rows],
    ] {
      var tree = unrounded()
      tree.detail = detail
      let bytes = tree.json(form: form, pretty: pretty)
      #expect(bytes == tree.rounded.json(form: form, pretty: pretty))
      #expect(try LayoutTree(json: bytes).json(form: form, pretty: pretty) == bytes)
    }
  }

  /// A check takes about as long as writing a short node.
  @Test(arguments: LayoutTree.Form.allCases)
  func tree_ofManyNodes_asksTheBudgetOnceInAKilobyte(form: LayoutTree.Form) throws {
    var tree = LayoutTree(type: "flow")
    let items = (1..<2000).map { LayoutNode(.item, frame: .zero, end: $0 + 1) }
    tree.nodes = [LayoutNode(.flow, frame: .zero, end: 2000)] + items
    let whole = BudgetProbe()
    let bytes = try Budget(probe: whole).run { tree.json(form: form, pretty: false) }
    let kilobytes = bytes.count / 1024
    #expect((kilobytes * 9 / 10...kilobytes + 5).contains(whole.checkCount))
    let probe = BudgetProbe(cancellingAt: 20)
    #expect(throws: LimitError.cancelled) {
      try Budget(probe: probe).run { tree.json(form: form, pretty: false) }
    }
    #expect(probe.checkCount <= 25)
  }

  @Test func breakpoints_writtenAfterTheirTime_haveNoCounts() {
    let step = BreakpointTable.Step(
      width: 9, itemsPerRow: Array(repeating: 1, count: 1000), height: 9, hiddenCount: 0)
    var tree = LayoutTree(type: "flow")
    tree.append(LayoutNode(.flow, frame: .zero))
    tree.breakpoints = BreakpointTable(
      from: 0, to: 9, steps: Array(repeating: step, count: 100), isComplete: true)
    #expect(tree.json(pretty: false).count > 200_000)
    let budget = Budget()
    budget.cancel()
    #expect(budget.asCurrent { tree.json(pretty: false) }.count < 10_000)
  }

  @Test(arguments: LayoutTree.Form.allCases, [false, true])
  func role_ofEveryName_isTheFirstMember(form: LayoutTree.Form, pretty: Bool) {
    for role in Role.allCases {
      var tree = LayoutTree(type: "flow")
      tree.append(LayoutNode(role, frame: .zero))
      let text = String(decoding: tree.json(form: form, pretty: pretty), as: UTF8.self)
      #expect(text.contains(pretty ? "\"role\": \"\(role)\"," : "{\"role\":\"\(role)\","))
    }
  }

  @Test(arguments: LayoutTree.Form.allCases)
  func paintsAndFonts_ofManyTrees_areThoseOfEachTree(form: LayoutTree.Form) throws {
    for number in Array(0..<20) + Array(0..<20).reversed() {
      for pretty in [false, true] {
        var tree = LayoutTree(type: "flow")
        let size = Double(number) + 1
        tree.fonts = [Font(size: size)]
        tree.labels = [label(["one"])]
        let paint = Paint(stroke: Stroke(fill: .color(.black), width: size), cornerRadius: size)
        let index = tree.add(paint)
        tree.append(LayoutNode(.label, frame: .zero, paint: index, content: 0))
        let bytes = tree.json(form: form, pretty: pretty)
        let read = try LayoutTree(json: bytes)
        #expect(read.paints == [paint])
        #expect(read.fonts == [Font(size: size)])
        #expect(read.json(form: form, pretty: pretty) == bytes)
      }
    }
  }

  @Test(arguments: LayoutTree.Form.allCases)
  func values_thatAreTheDefaultOnceRounded_areOmitted(form: LayoutTree.Form) {
    let text = String(decoding: unrounded().json(form: form, pretty: false), as: UTF8.self)
    for key in ["opacity", "cornerRadius", "letterSpacing", "dash", "transform"] {
      #expect(!text.contains("\"\(key)\""))
    }
  }

  @Test func paints_thatAreEqualOnceRounded_areOneEntryOfTheFlatForm() {
    let text = String(decoding: unrounded().json(form: .nodes, pretty: false), as: UTF8.self)
    #expect(text.contains("\"paint\":0") && text.contains("\"paint\":1"))
    #expect(!text.contains("\"paint\":2"))
  }

  /// Compact output writes plain nodes and labels in another way.
  @Test(arguments: LayoutTree.Form.allCases)
  func compactOutput_isThePrettyOneWithoutWhiteSpace(form: LayoutTree.Form) {
    for detail in [Detail(), .glyphs] {
      var tree = variety()
      tree.detail = detail
      let outputs = [true, false].map { pretty in
        tree.json(form: form, pretty: pretty).filter { $0 != UInt8(ascii: " ") && $0 != 10 }
      }
      #expect(outputs[0] == outputs[1])
    }
  }

  /// Frames beside those of their parents whose lengths are rounded, negative, long, infinite, or long only as a sum;
  /// more nodes than two digits count; ids and texts with escapes, but without white space.
  private func variety() -> LayoutTree {
    var tree = LayoutTree(type: "flow")
    tree.fonts = [Font(size: 12), Font(size: 13)]
    let paint = tree.add(Paint(fills: [.color(.black)]))
    let lengths: [Double] = [
      0, -0.000_05, 0.000_049_99, 0.1, -1.234_567, 99_999_999.999_94, 6e10, 3e11, -.infinity,
    ]
    tree.append(LayoutNode(.flow, frame: Rect(x: 1, y: 2, width: 3, height: 4))) { tree in
      for (row, x) in lengths.enumerated() {
        let frame = Rect(x: x, y: 0.3, width: 10.000_06, height: abs(x))
        tree.append(LayoutNode(.row, frame: frame, index: row)) { tree in
          for (column, y) in lengths.enumerated() { addChip(row, column, y, paint, to: &tree) }
        }
      }
    }
    return tree
  }

  /// Chips of which some are selected or have a minimum target, with a label each.
  private func addChip(
    _ row: Int, _ column: Int, _ y: Double, _ paint: Int, to tree: inout LayoutTree
  ) {
    let number = tree.labels.count
    let text = ["plain", "\"quoted\\", "grüße", "longer-than-a-word-or-two"][column % 4]
    tree.labels.append(label([text]))
    tree.labels[number].font = row % 2
    if column == 5 { tree.labels[number].fullText = "\(text)…" }
    let id = column == 3 ? -1 : tree.add(id: "\(text)\(row)")
    let chip = LayoutNode(
      .chip, frame: Rect(x: 6e10, y: y, width: 1, height: 0.000_05),
      state: column == 4 ? .selected : [], id: id, paint: column == 2 ? -1 : paint,
      minTarget: column == 6 ? 44 : -1)
    tree.append(chip) { tree in
      let frame = Rect(x: 0.000_15, y: -y / 3, width: 1, height: 2)
      tree.append(LayoutNode(.label, frame: frame, content: number))
    }
  }

  @Test func path_isWrittenLikeItsPathData() {
    let path = Path([
      .move(Point(x: 0.00004, y: -1.00005)), .line(Point(x: 123_456.789, y: 2e11)),
      .quad(control: Point(x: 1, y: 2), to: Point(x: -0.5, y: 1e10)),
      .cubic(control1: Point(x: 1, y: 2), control2: Point(x: 3, y: 4), to: Point(x: 5, y: 6.25)),
      .close,
    ])
    var tree = LayoutTree(type: "shape")
    let paint = tree.add(Paint(path: path))
    tree.append(LayoutNode(.shape, frame: .zero, paint: paint))
    let text = String(decoding: tree.json(pretty: false), as: UTF8.self)
    #expect(text.contains("\"path\":\"\(path.svgData(decimals: 4))\""))
  }

  /// Two labels, the second of two lines, of runs in two faces, with paints that differ by less than is written.
  private func unrounded() -> LayoutTree {
    var tree = LayoutTree(type: "flow")
    tree.fonts = [Font(size: 12.345_678, letterSpacing: 0.000_01)]
    let box = Paint(
      fills: [.color(.black)],
      stroke: Stroke(fill: .color(.white), width: 1.000_01, dash: [0.000_01]),
      cornerRadius: CornerRadii(0.000_02), opacity: 0.999_999_9)
    var same = box
    same.opacity = 1
    same.cornerRadius = .zero
    let paints = [tree.add(box), tree.add(same), tree.add(Paint(fill: .black))]
    tree.effects = [Effects(transform: AffineTransform(translation: Point(x: 0.000_01, y: 0)))]
    tree.labels = [label(["one"]), label(["two", "lines"])]
    let frame = Rect(x: 0.123_456, y: 1.000_04, width: 33.333_333, height: 10.000_06)
    tree.append(LayoutNode(.flow, frame: frame, paint: paints[0])) { tree in
      tree.append(
        LayoutNode(.label, frame: frame, paint: paints[2], content: 0, effects: 0, minTarget: 4.4))
      tree.append(LayoutNode(.text, frame: frame, paint: paints[1], content: 1)) { tree in
        for number in 0..<2 {
          tree.append(LayoutNode(.line, frame: frame, index: number, content: 1))
        }
      }
    }
    return tree
  }

  private func label(_ lines: [String]) -> Label {
    let size = Size(width: 20.000_06, height: 8)
    let lines = lines.map { text in
      TextLine(
        text: text, frame: Rect(size: size), baseline: 3.141_592_6,
        runs: ["A", "A", "B"].map { run(face: $0) },
        ink: Rect(x: 0, y: 0, width: 1.000_06, height: 1))
    }
    return Label(text: MeasuredText(size: size, baseline: 3.141_592_6, lines: lines), font: 0)
  }

  private func run(face: String) -> GlyphRun {
    let advance = Point(x: 1.000_05, y: -0.000_01)
    return GlyphRun(
      face: FontFace(
        family: face, postScriptName: face, source: face, content: 17,
        variations: [FontVariation("wght", value: 400.000_01)]),
      size: 12.345_678, direction: .leftToRight,
      glyphs: [
        Glyph(id: 7, cluster: 0, advance: advance), Glyph(id: 8, cluster: 1, advance: advance),
      ])
  }
}
