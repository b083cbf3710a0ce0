import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

/// Segments of bare texts: one character is one point square, gaps are one point.
func segmented(_ texts: String..., width: Double? = nil) -> Segmented {
  var style = ItemStyle()
  style.padding = .zero
  style.iconSpacing = 1
  return Segmented(items: texts.map { Segment($0) }) {
    $0.container = Container(width: width)
    $0.font = Font(size: 1)
    $0.spacing = 1
    $0.segment = style
  }
}

extension Segmented {
  var tree: LayoutTree { measured(by: MonospaceMeasurer()).layout() }
  var frames: [Rect] { tree.frames(.segment) }
  var indicators: [Rect] { tree.frames(.indicator) }
}

extension Rect {
  /// Whether both are equal up to rounding errors, or `tolerance`.
  func isNear(_ other: Rect, within tolerance: Double = 1e-9) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }

  /// Whether this box lies within another one, up to rounding errors.
  func isInside(_ box: Rect) -> Bool {
    minX >= box.minX - 1e-9 && maxX <= box.maxX + 1e-9 && minY >= box.minY - 1e-9
      && maxY <= box.maxY + 1e-9
  }
}

extension LayoutTree {
  func frames(_ role: Role) -> [Rect] { nodes.filter { $0.role == role }.map(\.frame) }
  /// The state of a segmented control.
  var state: ControlState? { nodes.first.flatMap(controlState) }
}

// Distribution.
@Suite struct SegmentedTests {
  @Test func equal_withoutWidth_usesTheWidestLabel() {
    let control = segmented("a", "bbbbb", "cc")
    #expect(picture(of: control.tree) == "|  a   bbbbb   cc |")
    #expect(control.frames.map(\.width) == [5, 5, 5])
  }

  @Test(arguments: [Segmented.Variant.track, .connected])
  func padding_isInsideOfBorderAndFill(variant: Segmented.Variant) {
    var control = segmented("aa", "bb")
    control.variant = variant
    control.container = Container(padding: Insets(3)) {
      $0.border = Insets(2)
      $0.fills = [.color(.white)]
    }
    let tree = control.tree
    #expect(tree.paint(of: tree.nodes[0])?.fills == [.color(.white)])
    let content = Rect(size: tree.size).inset(by: Edges(top: 5, left: 5, bottom: 5, right: 5))
    #expect(content.width == 5 && tree.frames(.segment).first?.origin == content.origin)
    let painted = tree.nodes.dropFirst().filter {
      [.segment, .indicator].contains($0.role) && tree.paint(of: $0)?.fills.isEmpty == false
    }
    #expect(!painted.isEmpty && painted.allSatisfy { $0.frame.isInside(content) })
  }

  @Test func equal_inAWidth_takesTheSameShareForAnyNumber() {
    for count in stride(from: 1, through: 200, by: sweep(7, full: 1)) {
      var control = segmented(width: 400)
      control.spacing = 0.7
      control.items = (0..<count).map { Segment("", id: "\($0)") }
      let share = (400 - 0.7 * Double(count - 1)) / Double(count)
      let frames = control.frames
      #expect(frames.allSatisfy { abs($0.width - share) < 1e-9 }, "\(count) segments")
      #expect(abs((frames.last?.maxX ?? 0) - 400) < 1e-9, "\(count) segments")
    }
  }

  @Test func equal_withLimits_sharesTheRestAmongTheOthers() {
    var control = segmented("a", "b", "c", "d", width: 43)
    control.items[1].style.minWidth = 19
    control.items[2].style.maxWidth = 3
    #expect(control.frames.map(\.width) == [9, 19, 3, 9])
  }

  @Test func content_withFreeSpace_sharesItEqually() {
    var control = segmented("a", "bbbbb", "cc", width: 19)
    control.distribution = .content
    #expect(control.frames.map(\.width) == [4, 8, 5])
    control.items[0].style.grow = 0
    #expect(control.frames.map(\.width) == [1, 9.5, 6.5])
    control.items[1].width = 10
    #expect(control.frames.map(\.width) == [1, 10, 6])
  }

  @Test func proportional_withFreeSpace_sharesItByContent() {
    var control = segmented("a", "bbbbb", "cc", width: 18)
    control.distribution = .proportional
    #expect(control.frames.map(\.width) == [2, 10, 4])
  }

  @Test func fixed_usesDeclaredWidths_andContentElsewhere() {
    var control = segmented("a", "bbbbb", "cc", width: 40)
    control.distribution = .fixed
    control.items[0].width = 7
    #expect(control.frames.map(\.x) == [0, 8, 14])
    #expect(control.frames.map(\.width) == [7, 5, 2])
  }

  @Test func content_tooWide_shrinksProportionally() {
    var control = segmented("aaaa", "bbbbbbbb", width: 7)
    control.distribution = .content
    #expect(control.frames.map(\.width) == [2, 4])
    control.segment.truncation = Truncation.none
    #expect(control.frames.map(\.width) == [4, 8])
    #expect(control.tree.warnings.map(\.code) == [.overflow])
    #expect(control.tree.warnings.map(\.id) == ["bbbbbbbb"])
  }

  @Test(arguments: Segmented.Distribution.allCases)
  func axes_transposed_agree(distribution: Segmented.Distribution) {
    for length in [nil, 5, 20, 60] as [Double?] {
      var across = segmented("", "", "", width: length)
      across.distribution = distribution
      across.whenNarrow = []
      var down = across
      down.axis = .vertical
      down.container = Container(height: length)
      for (item, length) in [4.0, 9, 2].enumerated() {
        across.items[item].icon = Icon("i", width: length, height: 3)
        down.items[item].icon = Icon("i", width: 3, height: length)
      }
      let transposed = down.frames.map {
        Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width)
      }
      #expect(across.frames == transposed, "\(String(describing: length))")
    }
  }

  @Test(arguments: Segmented.Distribution.allCases, [Axis.horizontal, .vertical])
  func rightToLeft_isTheMirrorImage(distribution: Segmented.Distribution, axis: Axis) {
    for strategies in [[], [.wrap], [.scroll], [.menu]] as [[NarrowStrategy]] {
      for length in [nil, 4, 11, 40] as [Double?] {
        var control = segmented("a", "bbbbb", "cc", "d", width: length)
        if axis == .vertical { control.container = Container(width: 5, height: length) }
        control.axis = axis
        control.distribution = distribution
        control.selected = [1]
        control.whenNarrow = strategies
        control.separator = Separator()
        control.indicator.inset = Insets(leading: 0.25, trailing: 0.5)
        let left = control.tree
        control.container.direction = .rightToLeft
        let right = control.tree
        for role in [Role.segment, .indicator, .separator] {
          for (one, other) in zip(left.frames(role), right.frames(role)) {
            let mirrored = one.mirrored(in: left.size.width)
            #expect(
              mirrored.isNear(other),
              "\(strategies) \(String(describing: length)) \(role) \(mirrored) \(other)")
          }
        }
      }
    }
  }

  @Test func textless_segments_haveTheirIconInTheMiddle() {
    var control = segmented("", width: 9)
    control.items[0].icon = Icon("i", width: 3, height: 1)
    #expect(control.tree.frames(.icon) == [Rect(x: 3, y: 0, width: 3, height: 1)])
  }

  @Test func invalidLengths_placeNothingAndWarn() {
    var control = segmented("a", "b")
    control.spacing = .nan
    #expect(control.tree.warnings.map(\.code) == [.invalid])
    control.spacing = 1
    control.items[0].width = -3
    control.distribution = .fixed
    #expect(control.tree.warnings.map(\.code).contains(.invalid))
  }

  @Test func selecting_whereSizesAreStable_measuresAndMovesNothing() {
    var control = segmented("a", "bb", "ccc")
    control.hasStableSize = true
    control.segment.selectedFont = FontChoice(size: 2)
    control.transition = IndicatorTransition(from: 0)
    let counter = CountingMeasurer()
    let placed = control.measured(by: counter).place()
    let measured = counter.count
    let other = placed.selecting(["ccc"])
    #expect(other.tree.frames(.segment) == placed.tree.frames(.segment))
    #expect(counter.count == measured)
    #expect(other.track.places == placed.track.places)
    #expect(other.tree.frames(.indicator) == [placed.track.places[2].indicator])
    (control.selected, control.transition) = ([2], nil)
    #expect(other.tree.json() == control.tree.json())
  }

  @Test(
    arguments: [[], [.truncate], [.shrinkText], [.wrap], [.scroll], [.menu], [.dropIcons]]
      as [[NarrowStrategy]])
  func selecting_anySegments_equalsAFreshLayout(strategies: [NarrowStrategy]) {
    for width in [nil, 20, 7] as [Double?] {
      for isStable in [false, true] {
        var control = segmented("aaaa", "bb", "cccccc", width: width)
        (control.whenNarrow, control.hasStableSize) = (strategies, isStable)
        control.segment.selectedFont = FontChoice(size: 2)
        let placed = control.measured(by: MonospaceMeasurer()).place()
        for selected in [[], [1], [2], [0, 2]] {
          control.selected = selected
          let ids = Set(selected.map { control.items[$0].text })
          #expect(placed.selecting(ids).tree.json() == control.tree.json())
        }
      }
    }
  }

  @Test func segments_none_areTheSizeOfThePadding() {
    var control = segmented()
    control.container.padding = Insets(3)
    control.selected = []
    for strategies in [[], [.wrap], [.menu], [.scroll], [.shrinkText]] as [[NarrowStrategy]] {
      control.whenNarrow = strategies
      #expect(control.tree.size == Size(width: 6, height: 6))
      #expect(control.tree.nodes.count == 1)
    }
  }
}

// Separators and indicators.
@Suite struct SegmentedMarkTests {
  @Test func indicator_coversTheSelectedSegment_withinItsInset() {
    var control = segmented("aaa", "bbb", "ccc")
    control.selected = [1]
    control.indicator.inset = Insets(top: 0.1, leading: 0.5, trailing: 0.25)
    #expect(control.indicators == [Rect(x: 4.5, y: 0.1, width: 2.25, height: 0.9)])
    #expect(control.tree.nodes.filter { $0.state.contains(.selected) }.count == 1)
  }

  @Test func indicators_ofSeveral_coverEach() {
    var control = segmented("a", "b", "c", "d")
    control.selected = [2, 0, 2, 9]
    #expect(control.indicators == [control.frames[0], control.frames[2]])
    let tree = control.tree
    #expect(tree.nodes.filter { $0.role == .indicator }.map(\.index) == [0, 2])
  }

  @Test func indicators_ofNoneOrMomentary_areAbsent() {
    var control = segmented("a", "b")
    control.selected = []
    #expect(control.indicators.isEmpty)
    control.selected = [1]
    control.isMomentary = true
    #expect(control.indicators.isEmpty)
    #expect(control.tree.nodes.allSatisfy { !$0.state.contains(.selected) })
  }

  @Test func separators_areCentredInTheSpacing_andHiddenBesideTheSelection() {
    var control = segmented("aa", "bb", "cc", "dd", "ee")
    control.separator = Separator(thickness: 0.5, inset: 0.25)
    let frames = control.frames
    control.selected = []
    #expect(control.tree.frames(.separator).map(\.midX) == [2.5, 5.5, 8.5, 11.5])
    control.selected = [2]
    let lines = control.tree.frames(.separator)
    #expect(
      lines == [
        Rect(x: 2.25, y: 0.25, width: 0.5, height: 0.5),
        Rect(x: 11.25, y: 0.25, width: 0.5, height: 0.5),
      ])
    #expect(control.frames == frames)
    #expect(control.tree.nodes.filter { $0.role == .separator }.map(\.index) == [0, 3])
  }

  @Test func separators_ofAColumn_areHorizontal() {
    var control = segmented("aaaa", "b", "c")
    control.axis = .vertical
    control.selected = []
    control.separator = Separator(thickness: 0.5, inset: 1)
    #expect(
      control.tree.frames(.separator) == [
        Rect(x: 1, y: 1.25, width: 2, height: 0.5), Rect(x: 1, y: 3.25, width: 2, height: 0.5),
      ])
  }

  @Test func stableSizes_selectingMovesNothing() {
    var control = segmented("aaa", "bb", "cccc", width: 40)
    control.distribution = .content
    control.segment.selectedFont = FontChoice(size: 2)
    let moved = (0..<3).map { selected in
      control.selected = [selected]
      return control.frames
    }
    #expect(moved[0] != moved[1])
    control.hasStableSize = true
    let still = (0..<3).map { selected in
      control.selected = [selected]
      return control.frames
    }
    #expect(still[0] == still[1] && still[1] == still[2])
  }
}
