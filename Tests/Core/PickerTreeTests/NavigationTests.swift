import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@Suite struct NavigationTests {
  @Test func rows_leadToTheNearestOfTheNextRow() {
    // |aaa bbb ccc|
    // | ddddd ee  |
    let tree = LayoutTree(chips: [
      Rect(x: 0, y: 0, width: 3, height: 1), Rect(x: 4, y: 0, width: 3, height: 1),
      Rect(x: 8, y: 0, width: 3, height: 1), Rect(x: 1, y: 2, width: 5, height: 1),
      Rect(x: 7, y: 2, width: 2, height: 1),
    ])
    #expect(
      tree.keys == """
        0: right 1, down 3, home 0, end 2
        1: left 0, right 2, down 3, home 0, end 2
        2: left 1, down 4, home 0, end 2
        3: right 4, up 0, home 3, end 4
        4: left 3, up 2, home 3, end 4
        """)
  }

  @Test func rightToLeft_leftIsLeft_andHomeIsTheFirst() {
    var chips = Chips(items: ["aaa", "bb", "c"].map { Chip($0) })
    chips.container.direction = .rightToLeft
    #expect(
      chips.tree.keys == """
        aaa: left bb, home aaa, end c
        bb: left c, right aaa, home aaa, end c
        c: right bb, home aaa, end c
        """)
  }

  @Test func disabledItems_areSkipped() {
    var chips = Chips(items: ["aaa", "bb", "c", "dd"].map { Chip($0) })
    chips.items[0].isEnabled = false
    chips.items[2].isEnabled = false
    #expect(
      chips.tree.keys == """
        bb: right dd, home bb, end dd
        dd: left bb, home bb, end dd
        """)
  }

  @Test func row_ofDifferentHeights_isOneRow() {
    var chips = Chips(items: ["a", "b", "c"].map { Chip($0) { $0.height = 20 } })
    chips.items[1].height = 200
    for alignment in Chips.RowAlignment.allCases {
      chips.rowAlignment = alignment
      #expect(chips.tree.navigation().map(\.home) == [2, 2, 2])
      #expect(chips.tree.navigation().allSatisfy { $0.up == nil && $0.down == nil })
    }
  }

  @Test func column_hasItsEndsForHomeAndEnd() {
    let tree = LayoutTree(
      chips: [0, 1, 2].map { Rect(x: 0, y: $0 * 10, width: Double(5 - $0), height: 8) })
    #expect(
      tree.keys == """
        0: down 1, home 0, end 2
        1: up 0, down 2, home 0, end 2
        2: up 1, home 0, end 2
        """)
  }

  @Test func deleteIcons_andDisabledControls_areNoStops() {
    let tree = LayoutTree(
      Branch(
        .chips, 0, 0, 100, 20,
        Branch(.chip, 0, 0, 40, 20, id: "a", Branch(.trailingIcon, 25, 5, 10, 10)),
        Branch(.chip, 50, 0, 40, 20, id: "b", state: .disabled)))
    #expect(tree.keys == "a: home a, end a")
    #expect(LayoutTree(type: "chips").navigation() == [])
  }

  /// Two controls beside each other, and one beneath both.
  @Test func panel_edgesLeadToTheNextControl() {
    let tree = LayoutTree(
      Branch(
        .stack, 0, 0, 100, 100,
        Branch(
          .chips, 0, 0, 40, 50, Branch(.chip, 0, 0, 15, 20, id: "a"),
          Branch(.chip, 20, 0, 15, 20, id: "b"), Branch(.chip, 0, 30, 15, 20, id: "c")),
        Branch(
          .segmented, 60, 0, 40, 20, Branch(.segment, 0, 0, 20, 20, id: "d"),
          Branch(.segment, 20, 0, 20, 20, id: "e")),
        Branch(
          .chips, 0, 70, 100, 20, Branch(.chip, 0, 0, 45, 20, id: "f"),
          Branch(.chip, 55, 0, 45, 20, id: "g"))))
    #expect(
      tree.keys == """
        a: right b, down c, home a, end b
        b: left a, right d, down c, home a, end b
        c: right d, up a, down f, home c, end c
        d: left b, right e, down g, home d, end e
        e: left d, down g, home d, end e
        f: right g, up c, home f, end g
        g: left f, up d, home f, end g
        """)
  }
}

@Suite struct NavigationInvariantTests {
  @Test(arguments: 0..<150)
  func graph_ofRandomChips_isConnected(seed: Int) {
    var dice = Dice(UInt64(seed))
    checkNavigation(of: Chips(random: &dice).tree)
  }

  @Test(arguments: 0..<60)
  func graph_ofScatteredBoxes_isConnected(seed: Int) {
    var dice = Dice(UInt64(seed))
    let frames = (0..<50).map { _ in
      Rect(
        x: dice.number(0...300), y: dice.number(0...300), width: dice.number(0...60),
        height: dice.number(0...60))
    }
    checkNavigation(of: LayoutTree(chips: frames))
  }

  @Test(arguments: 0..<100)
  func graph_ofRandomPanels_isConnected(seed: Int) {
    var dice = Dice(UInt64(seed))
    var tree = LayoutTree(type: "stack")
    tree.append(LayoutNode(.stack, frame: .zero)) { panel in
      for _ in 0..<dice.count(1...8) {
        let chips = Chips(random: &dice).tree
        let (x, y) = (dice.number(0...600), dice.number(0...600))
        panel.append(LayoutNode(.stack, frame: Rect(x: x, y: y, width: 0, height: 0))) {
          $0.graft(chips)
        }
      }
    }
    checkNavigation(of: tree)
  }

  @Test(arguments: 0..<50)
  func graph_ofTheMirrorImage_isMirrored(seed: Int) {
    var dice = Dice(UInt64(seed))
    var chips = Chips(random: &dice)
    chips.container.direction = .leftToRight
    let left = chips.tree.navigation()
    chips.container.direction = .rightToLeft
    let right = chips.tree.navigation()
    #expect(left.map(\.left) == right.map(\.right))
    #expect(left.map(\.up) == right.map(\.up))
    #expect(left.map(\.down) == right.map(\.down))
    #expect(left.map(\.home) == right.map(\.home))
    #expect(left.map(\.end) == right.map(\.end))
  }
}

/// Checks that all enabled items are included in order, and that each can be reached from every other.
private func checkNavigation(
  of tree: LayoutTree, sourceLocation: SourceLocation = #_sourceLocation
) {
  let stops = tree.navigation()
  let enabled = tree.nodes.indices.filter {
    tree.nodes[$0].role == .chip && !tree.nodes[$0].state.contains(.disabled)
  }
  #expect(stops.map(\.node) == enabled, sourceLocation: sourceLocation)
  let links = Dictionary(
    uniqueKeysWithValues: stops.map {
      ($0.node, [$0.left, $0.right, $0.up, $0.down].compactMap { $0 })
    })
  #expect(
    links.values.joined().allSatisfy { links[$0] != nil }, sourceLocation: sourceLocation)
  var backward: [Int: [Int]] = [:]
  for (node, targets) in links {
    for target in targets { backward[target, default: []].append(node) }
  }
  guard let first = enabled.first else { return }
  #expect(reached(from: first, links) == Set(enabled), sourceLocation: sourceLocation)
  #expect(reached(from: first, backward) == Set(enabled), sourceLocation: sourceLocation)
  let frames = tree.frames
  for stop in stops {
    if let left = stop.left {
      #expect(
        frames[left].midX <= frames[stop.node].midX || !shareControl(left, stop.node, tree),
        sourceLocation: sourceLocation)
    }
    #expect(stop.home <= stop.node && stop.end >= stop.node, sourceLocation: sourceLocation)
  }
}

private func shareControl(_ one: Int, _ other: Int, _ tree: LayoutTree) -> Bool {
  func control(_ node: Int) -> Int? { tree.path(to: node).last { tree.nodes[$0].role == .chips } }
  return control(one) == control(other)
}

private func reached(from first: Int, _ links: [Int: [Int]]) -> Set<Int> {
  var reached: Set = [first]
  var next = [first]
  while let node = next.popLast() {
    for target in links[node] ?? [] where reached.insert(target).inserted { next.append(target) }
  }
  return reached
}

extension LayoutTree {
  /// The targets of every stop, one line each, in focus order.
  fileprivate var keys: String {
    func name(_ node: Int) -> String { id(of: nodes[node]) ?? "?" }
    return navigation().map { stop in
      let links = [
        ("left", stop.left), ("right", stop.right), ("up", stop.up), ("down", stop.down),
        ("home", stop.home), ("end", stop.end),
      ].compactMap { key, node in node.map { "\(key) \(name($0))" } }
      return "\(name(stop.node)): " + links.joined(separator: ", ")
    }.joined(separator: "\n")
  }

  /// Appends all nodes of another tree.
  fileprivate mutating func graft(_ other: LayoutTree) {
    let start = Int32(nodes.count)
    let firstID = Int32(ids.count)
    ids += other.ids
    for var node in other.nodes {
      node.end += start
      node.content = -1
      if node.id >= 0 { node.id += firstID }
      nodes.append(node)
    }
  }
}
