import PickerColor
import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@Suite struct NodeViewTests {
  @Test(arguments: 0..<30 as Range<UInt64>)
  func views_foundInEveryWay_areThoseOfBruteForce(seed: UInt64) throws {
    var dice = Dice(seed)
    let tree = LayoutTree(random: &dice)
    let walked = tree.views
    #expect(walked.map(\.position) == Array(tree.nodes.indices))
    #expect(tree.root?.withDescendants.map(\.position) == Array(tree.nodes.indices))
    for (position, view) in walked.enumerated() {
      let ancestors = tree.ancestors(of: position)
      #expect(view.depth == ancestors.count)
      #expect(view.parent?.position == ancestors.last)
      #expect(view.frame == tree.nodes[position].frame)
      let origins = (ancestors + [position]).map { tree.nodes[$0].frame.origin }
      let origin = origins.reduce(Point.zero) { $0 + $1 }
      #expect(view.absoluteFrame == Rect(origin: origin, size: view.frame.size))
      let found = try #require(tree.node(at: position))
      #expect(found.absoluteFrame == view.absoluteFrame)
      #expect(found.absoluteTransform == view.absoluteTransform)
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func views_ofEqualTrees_areEqualAtOnePosition(seed: UInt64) {
    var dice = Dice(seed)
    let tree = LayoutTree(random: &dice)
    var other = tree
    #expect(tree.views == other.views)
    #expect(Set(tree.views + other.views).count == tree.count)
    #expect(tree.views.map { tree.node(at: $0.position) } == tree.views)
    other.append(.item, frame: .zero)
    #expect(zip(tree.views, other.views).allSatisfy { $0 != $1 })
  }

  @Test func tree_printed_isItsOutline() {
    var tree = LayoutTree(type: "chips")
    tree.append(.chips, frame: Rect(x: 0, y: 0, width: 20, height: 10)) { tree in
      tree.append(
        .chip, frame: Rect(x: 1, y: 2, width: 9, height: 8), id: "tea", state: .selected)
    }
    #expect(
      "\(tree)" == """
        chips · 0, 0, 20 × 10
          chip tea selected · 1, 2, 9 × 8
        """)
    #expect("\(tree)" == tree.outline)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func absoluteTransform_inNestedTransforms_appliesThemFromTheInside(seed: UInt64) {
    var dice = Dice(seed)
    let tree = LayoutTree(random: &dice)
    for view in tree.views {
      for corner in [Point(x: 0, y: 0), Point(x: 7, y: -3)] {
        // From the coordinates of the node to those of its parent, and so on up to the root's.
        let path = tree.ancestors(of: view.position) + [view.position]
        let expected = path.reversed().reduce(corner) { point, position in
          let node = tree.nodes[position]
          return (tree.effects(of: node)?.transform ?? .identity).apply(to: point)
            + node.frame.origin
        }
        let found = view.absoluteTransform.apply(to: corner)
        let scale = max(1, abs(expected.x), abs(expected.y))
        #expect(abs(found.x - expected.x) < 1e-6 * scale)
        #expect(abs(found.y - expected.y) < 1e-6 * scale)
      }
    }
  }

  @Test func absoluteTransform_withoutTransforms_isTheTranslationByTheAbsoluteOrigin() throws {
    let tree = LayoutTree(
      Branch(.flow, 1, 2, 90, 90, Branch(.item, 10, 20, 30, 30, Branch(.label, 5, 5, 9, 9))))
    let label = try #require(tree.nodes(role: .label).first)
    #expect(label.absoluteTransform == AffineTransform(translation: Point(x: 16, y: 27)))
  }

  @Test func view_ofAnItem_hasItsContents() throws {
    var chips = Chips(items: [
      "tea", Chip("coffee", isSelected: true, isEnabled: false, icon: Icon("cup")),
    ])
    chips.font = Font(size: 8)
    chips.chip.minTarget = 30
    chips.selection = SelectionRule(.single)
    let tree = chips.tree
    let root = try #require(tree.root)
    #expect(root.role == .chips && root.state == .selectsOne && root.depth == 0)
    #expect(root.parent == nil && root.id == nil && root.index == nil && root.label == nil)
    #expect(root.children.map(\.index) == [0])
    let items = tree.nodes(role: .chip)
    #expect(items.map(\.id) == ["tea", "coffee"])
    #expect(items.map(\.isSelected) == [false, true])
    #expect(items.map(\.isEnabled) == [true, false])
    #expect(items.map(\.minTarget) == [30, 30] && root.minTarget == nil)
    let labels = tree.nodes(role: .label)
    #expect(labels.map(\.text) == ["tea", "coffee"])
    #expect(labels.map(\.textLine?.text) == ["tea", "coffee"])
    #expect(labels.map(\.font?.size) == [8, 8])
    #expect(labels.map(\.parent?.id) == ["tea", "coffee"])
    #expect(tree.nodes(role: .icon).map(\.iconName) == ["cup"])
    #expect(items.map(\.text) == [nil, nil])
  }

  @Test func view_ofSeveralLines_hasTheTextAndItsChildrenTheLines() {
    var text = Text("one two three", font: Font(size: 1))
    text.container.width = 7
    let tree = text.measured(by: MonospaceMeasurer()).layout()
    #expect(tree.root?.text == "one two\nthree")
    #expect(tree.root?.textLine == nil)
    #expect(tree.nodes(role: .line).map(\.text) == ["one two", "three"])
    #expect(tree.nodes(role: .line).map(\.index) == [0, 1])
  }

  @Test func view_ofAnOverflow_namesTheHiddenItems() throws {
    var chips = Chips(["aaaaaa", "bbbbbb", "cccccc", "dddddd"])
    chips.font = Font(size: 8)
    chips.container.width = 150
    chips.maxRows = 1
    let tree = chips.tree
    let hidden = try #require(tree.nodes(role: .overflow).first?.overflow?.hiddenIDs)
    #expect(!hidden.isEmpty)
    #expect(tree.items.compactMap(\.id) + hidden == chips.items.map(\.text))
  }

  @Test func view_ofATreeThatChanges_keepsTheTreeAsItWas() throws {
    var tree = LayoutTree(Branch(.flow, 0, 0, 9, 9, Branch(.item, 0, 0, 3, 3, id: "a")))
    let root = try #require(tree.root)
    tree.append(.item, frame: Rect(x: 3, y: 0, width: 3, height: 3), id: "b")
    tree.nodes[1].frame.x = 5
    #expect(root.children.map(\.id) == ["a"])
    #expect(root.children.map(\.frame.x) == [0])
    #expect(tree.root?.children.map(\.id) == ["a", "b"])
  }

  @Test func clipBoundingRect_ofAView_isInItsOwnCoordinates() {
    var tree = LayoutTree(type: "drawing")
    let clip = Effects(clips: true)
    let square = Rect(x: 0, y: 0, width: 10, height: 10)
    tree.append(.layer, frame: square, effects: clip) { tree in
      tree.append(.item, frame: Rect(x: 2, y: 2, width: 20, height: 20), effects: clip)
      tree.append(.item, frame: Rect(x: 2, y: 2, width: 20, height: 20))
    }
    #expect(
      tree.views.map(\.clipBoundingRect) == [
        square, Rect(x: 0, y: 0, width: 8, height: 8), Rect(x: -2, y: -2, width: 10, height: 10),
      ])
  }
}

extension LayoutTree {
  /// Creates a tree of random boxes, many of them transformed, some of them clipped or with ids.
  init(random dice: inout Dice) {
    self.init(type: "drawing")
    grow(.drawing, depth: 0, &dice)
  }

  private mutating func grow(_ role: Role, depth: Int, _ dice: inout Dice) {
    let roles: [Role] = [.layer, .shape, .chip, .label, .item]
    // Whole numbers, so that sums of origins are exact in any order.
    let numbers = (0..<4).map { _ in Double(dice.count(-20...40)) }
    let frame = Rect(x: numbers[0], y: numbers[1], width: abs(numbers[2]), height: abs(numbers[3]))
    let turn = AffineTransform(rotation: Angle(degrees: dice.number(0...360)))
    let map = turn.concatenating(
      AffineTransform(a: 1.5, b: 0, c: dice.number(-1...1), d: 0.5, tx: 3, ty: -2))
    let effects = Effects(
      transform: dice.chance(0.5) ? map : .identity, clips: dice.chance(0.3))
    let id = dice.chance(0.6) ? "\(dice.count(0...9))" : nil
    append(role, frame: frame, id: id, effects: effects) { tree in
      for _ in 0..<(depth < 5 ? dice.count(0...3) : 0) {
        let role = roles.randomElement(using: &dice) ?? .item
        tree.grow(role, depth: depth + 1, &dice)
      }
    }
  }

  /// Every node, as a walk finds it.
  var views: [NodeView] {
    var views: [NodeView] = []
    walk { views.append($0) }
    return views
  }

  /// The positions of the ancestors of a node, from the root.
  fileprivate func ancestors(of position: Int) -> [Int] {
    (0..<position).filter { nodes[$0].end > position }
  }
}

extension NodeView {
  /// The node and its descendants, found through children.
  fileprivate var withDescendants: [NodeView] { [self] + children.flatMap(\.withDescendants) }
}
