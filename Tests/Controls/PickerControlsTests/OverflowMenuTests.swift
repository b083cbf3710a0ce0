import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

/// Segments with `whenNarrow: ["overflowMenu"]`: each is 40 points wide, ten apart, and the menu 30, or 50
/// with a label.
private func padded(_ width: Double, selected: [Int] = [0]) -> Segmented {
  var control = segmented("aa", "bb", "cc", "dd", width: width)
  control.font.size = 10
  control.spacing = 10
  control.segment.padding = Insets(horizontal: 10, vertical: 0)
  control.segment.iconSpacing = 0
  control.selected = selected
  control.whenNarrow = [.overflowMenu]
  return control
}

extension LayoutTree {
  /// The segment that stands for hidden ones.
  fileprivate var more: NodeView? { nodes(role: .overflow).first { _ in true } }
}

@Suite struct OverflowMenuTests {
  @Test func segmentsThatFit_needNoMenu() {
    let tree = padded(190).tree
    #expect(tree.frames(.segment).count == 4 && tree.more == nil && tree.state == nil)
  }

  @Test func segmentsThatDoNotFit_areBehindTheLast() throws {
    var control = segmented("aa", "bb", "cc", "dd", width: 8)
    control.whenNarrow = [.overflowMenu]
    let tree = control.tree
    #expect(tree.state?.strategy == .overflowMenu)
    #expect(
      tree.frames(.segment) == [
        Rect(x: 0, y: 0, width: 2.5, height: 1), Rect(x: 3.5, y: 0, width: 2.5, height: 1),
      ])
    let more = try #require(tree.more)
    #expect(more.frame == Rect(x: 7, y: 0, width: 1, height: 1))
    #expect(more.overflow?.hiddenIDs == ["cc", "dd"])
    #expect(tree.hiddenCount == 2)
    #expect(tree.icons.map(\.name) == ["moreHorizontal"])
    #expect(more.children.map(\.role) == [.icon, .label])
    #expect(tree.warnings.isEmpty)
    // It is the last child, after every segment.
    #expect(tree.children(of: 0).map { tree.nodes[$0].role }.last == .overflow)
  }

  @Test func selectionInTheMenu_showsOnItsSegment() throws {
    let tree = padded(150, selected: [3]).tree
    #expect(tree.frames(.segment).map(\.width) == [40, 40])
    let more = try #require(tree.more)
    #expect(more.frame == Rect(x: 100, y: 0, width: 50, height: 10))
    #expect(more.children.map(\.frame.minX) == [10, 30])
    #expect(more.state.contains(.selected))
    #expect(more.children.map(\.role) == [.label, .icon])
    #expect(more.children.first { $0.role == .label }?.label?.text.text == "dd")
    #expect(tree.frames(.indicator) == [more.frame])
    #expect(tree.accessibility()[more.position].role == .button)
    #expect(tree.accessibility()[more.position].name == "dd")
    #expect(tree.accessibility()[more.position].states == [.expanded(false), .current(true)])
    // While the selected segment is shown, three dots are enough.
    let shown = try #require(padded(150).tree.more)
    #expect(!shown.state.contains(.selected) && shown.frame.width == 30)
  }

  @Test func severalSelected_markTheSegmentWithoutALabel() throws {
    let tree = padded(150, selected: [0, 2, 3]).tree
    let more = try #require(tree.more)
    #expect(more.state.contains(.selected) && more.frame.width == 30)
    #expect(tree.frames(.indicator).count == 2)
    #expect(tree.frames(.indicator).last == more.frame)
  }

  @Test func everyWidth_showsAsManyAsFit() {
    for selected in 0..<4 {
      for distribution in Segmented.Distribution.allCases where distribution != .fixed {
        var shown = 0
        for width in stride(from: 60.0, through: 200, by: 2.5) {
          var control = padded(width, selected: [selected])
          control.distribution = distribution
          let tree = control.tree
          let count = tree.frames(.segment).count
          #expect(count >= shown, "\(distribution), \(selected) at \(width)")
          shown = count
          guard count > 0, count < 4, let more = tree.more else { continue }
          let hidden = selected >= count
          // The next one would not fit.
          #expect(Double(count + 1) * 50 + (selected > count ? 50 : 30) > width)
          #expect(abs(more.frame.width - (hidden ? 50 : 30)) < 1e-9)
          #expect(tree.frames(.segment).allSatisfy { $0.width >= 40 - 1e-9 })
          #expect(abs(more.frame.maxX - width) < 1e-9)
        }
        #expect(shown == 4)
      }
    }
  }

  @Test func control_tooNarrowForAny_goesOnToTheNextStrategy() {
    var control = padded(60)
    #expect(control.tree.state?.strategy == .overflowMenu)
    #expect(control.tree.frames(.segment).isEmpty && control.tree.more != nil)
    control.whenNarrow = [.overflowMenu, .menu]
    #expect(control.tree.state?.strategy == .menu)
    #expect(control.tree.frames(.segment).count == 1 && control.tree.more == nil)
  }

  @Test(arguments: [[], [0], [3], [0, 3], [7]])
  func control_ofAnyWidth_hasALayout(selected: [Int]) {
    for width in [0.0, 1, 29, 30, 79, 80, 81, 1000] {
      var control = padded(width, selected: selected)
      let tree = control.tree
      #expect(tree.frames(.segment).count + (tree.more?.overflow?.hiddenIDs.count ?? 0) == 4)
      control.isMomentary = true
      #expect(control.tree.frames(.indicator).isEmpty)
      control.items = []
      #expect(control.tree.frames(.segment).isEmpty)
    }
  }

  @Test func cumulativeSteps_comeBeforeTheMenu() {
    var control = padded(120)
    control.whenNarrow = [.shrinkText, .overflowMenu]
    control.minimumScale = 0.5
    let tree = control.tree
    // With labels of half the size, 30 + 10 + 30 + 10 + 30 of 120; with whole ones, only one segment fits.
    #expect(tree.frames(.segment).count == 2)
    #expect(tree.nodes(role: .label).first?.label?.text.size.width == 10)
    control.whenNarrow = [.overflowMenu]
    #expect(control.tree.frames(.segment).count == 1)
  }

  @Test func rightToLeft_mirrorsThePicture() throws {
    var control = padded(150, selected: [3])
    let tree = control.tree
    control.container.direction = .rightToLeft
    let mirrored = control.tree
    for (one, other) in zip(tree.frames(.segment), mirrored.frames(.segment)) {
      #expect(other.isNear(one.mirrored(in: 150)))
    }
    let (more, other) = (try #require(tree.more), try #require(mirrored.more))
    #expect(other.frame.isNear(more.frame.mirrored(in: 150)))
    let (icon, otherIcon) = (tree.frames(.icon)[0], mirrored.frames(.icon)[0])
    #expect(otherIcon.isNear(icon.mirrored(in: 50)))
  }

  @Test func separators_standBeforeTheMenuToo() {
    var control = padded(150)
    control.separator = Separator(thickness: 2, inset: 0)
    // The first of two segments is selected: only the line before the three dots is bare.
    #expect(control.tree.frames(.separator) == [Rect(x: 114, y: 0, width: 2, height: 10)])
    control.selected = [3]
    #expect(control.tree.frames(.separator).count == 1)
    control.selected = []
    #expect(control.tree.frames(.separator).count == 2)
    control.isMomentary = true
    control.items.removeLast(3)
    #expect(control.tree.frames(.separator).isEmpty)
  }

  @Test func connectedGroup_endsWithTheMenu() {
    var control = padded(150)
    control.variant = .connected
    control.segment.minHeight = 0
    control.segment.cornerRadius = 2
    let tree = control.tree
    let paints = (tree.nodes.filter { $0.role == .segment || $0.role == .overflow })
      .compactMap { tree.paint(of: $0)?.cornerRadius }
    #expect(paints.map(\.topRight) == [5, 2, 5])
    #expect(tree.frames(.indicator).isEmpty)
  }

  @Test func track_knowsTheMenu() {
    let track = padded(150, selected: [3]).measured(by: MonospaceMeasurer()).track()
    #expect(track.places.map(\.index) == [0, 1, 3])
    #expect(track.overflow == Rect(x: 100, y: 0, width: 50, height: 10))
    #expect(track.isOverflow(atPoint: Point(x: 130, y: 5)))
    #expect(track.index(atPoint: Point(x: 130, y: 5)) == nil)
    #expect(track.index(atPoint: Point(x: 10, y: 5)) == 0)
    #expect(!track.isOverflow(atPoint: Point(x: 10, y: 5)))
    #expect(!track.isOverflow(atPoint: Point(x: 199, y: 5)))
  }

  @Test func session_selectsFromTheMenu() throws {
    let session = try #require(
      padded(150).session(within: .asDeclared, by: MonospaceMeasurer(), at: 0))
    let more = Point(x: 140, y: 5)
    #expect(session.tap(atPoint: more, at: 0) == SessionTarget(.overflow))
    #expect(session.focus == SessionTarget(.overflow))
    #expect(session.focusPosition(at: 0) == session.tree(at: 0).more?.position)
    #expect(session.selection == ["aa"])
    #expect(session.select("dd", at: 1))
    #expect(session.isAnimating(at: 1.05))
    let after = session.tree(at: 9)
    #expect(after == padded(150, selected: [3]).tree)
    #expect(session.select("aa", at: 10))
    #expect(session.tree(at: 19) == padded(150).tree)
  }

  @Test func keys_leadToTheMenu() throws {
    let session = try #require(
      padded(150).session(within: .asDeclared, by: MonospaceMeasurer(), at: 0))
    #expect(session.press(.right, at: 0) && session.selection == ["bb"])
    #expect(session.press(.right, at: 1) && session.selection == ["bb"])
    #expect(session.focus == SessionTarget(.overflow))
    #expect(session.press(.left, at: 2))
    #expect(session.focus == SessionTarget(.segment, id: "bb"))
    #expect(session.press(.right, at: 3) && session.press(.right, at: 4))
    #expect(session.focus == SessionTarget(.segment, id: "aa"))
  }

  @Test func tree_writtenAndRead_isTheSame() throws {
    let tree = padded(150, selected: [3]).tree
    let json = tree.json()
    #expect(try LayoutTree(json: json).json() == json)
  }
}
