import PickerColor
import PickerGeometry
import PickerText
import Testing

@testable import PickerTree

/// A tree with one entry in each table; the number distinguishes it from other trees.
private func tree(_ number: Int) -> LayoutTree {
  var tree = LayoutTree(type: "chips")
  let size = Double(number)
  tree.append(
    LayoutNode(
      .chips, frame: Rect(size: .zero), id: tree.add(id: "root\(number)"),
      paint: tree.add(Paint(opacity: 1, path: Path([.move(Point(x: size, y: 0))])))))
  tree.effects = [Effects(transform: AffineTransform(translation: Point(x: size, y: 0)))]
  tree.nodes[0].effects = 0
  tree.fonts = [Font(size: size)]
  tree.labels = [Label(text: .nothing, fullText: "label\(number)", font: 0)]
  tree.names = ["icon\(number)"]
  tree.images = [ImageReference(href: "\(number).png", size: .zero)]
  tree.overflows = [Overflow(hiddenIDs: ["root\(number)"])]
  tree.controlStates = [ControlState(strategy: number == 1 ? .wrap : .menu)]
  tree.reserved = [Size(width: size, height: 0)]
  for role in [Role.label, .icon, .image, .overflow, .carousel] {
    tree.append(LayoutNode(role, frame: .zero, content: 0))
  }
  return tree
}

/// Describes the table entry that a node refers to, so that trees can be distinguished; nil for an unknown table.
private func entry(of table: String, _ start: Int, _ tree: LayoutTree) -> String? {
  func node(_ role: Role) -> LayoutNode {
    tree.nodes[start...].first { $0.role == role } ?? tree.nodes[start]
  }
  let root = tree.nodes[start]
  switch table {
  case "ids": return tree.id(of: root)
  case "paints": return tree.paint(of: root).map { "\($0.path?.elements ?? [])" }
  case "effects": return tree.effects(of: root).map { "\($0.transform.tx)" }
  case "labels": return tree.label(of: node(.label))?.fullText
  case "fonts": return tree.label(of: node(.label)).map { "\(tree.fonts[$0.font].size)" }
  case "icons": return tree.name(of: node(.icon))
  case "images": return tree.image(of: node(.image))?.href
  case "overflows": return tree.overflow(of: node(.overflow)).map { "\($0.hiddenIDs)" }
  case "controlStates": return tree.controlState(of: node(.carousel)).map { "\($0)" }
  case "reserved": return "\(tree.reserved[Int(root.id)] ?? .zero)"
  default: return nil
  }
}

@Suite struct EmbeddingTests {
  /// The tables that describe a tree as a whole.
  private static let whole = ["trace", "breakpoints", "background", "paper", "foreground"]

  private static let tables = LayoutTree.Table.all.map(\.name)

  @Test func tables_areListedOnce_allOfThem() {
    let stored = Mirror(reflecting: LayoutTree.Tables()).children.compactMap(\.label)
    #expect(Set(EmbeddingTests.tables) == Set(stored))
    #expect(EmbeddingTests.tables.count == stored.count)
  }

  @Test(arguments: tables.filter { !whole.contains($0) })
  func entries_afterEmbedding_matchTheirNodes(table: String) throws {
    var whole = tree(1)
    whole.embed(tree(2), at: .zero, prefix: nil)
    whole.embed(tree(3), at: .zero, prefix: nil)
    let count = tree(1).nodes.count
    for number in 1...3 {
      let alone = try #require(entry(of: table, 0, tree(number)), "no test of \(table)")
      #expect(entry(of: table, (number - 1) * count, whole) == alone)
    }
  }

  @Test func sizes_areReserved_whereTheFirstTreeReservesNone() {
    var whole = tree(1)
    whole.reserved = []
    whole.embed(tree(2), at: .zero, prefix: nil)
    #expect(whole.reserved == [nil, Size(width: 2, height: 0)])
  }

  @Test func diagnostics_ofTheEmbeddedTree_areDropped() {
    var other = tree(2)
    other.trace = [RowBreak(row: 0, item: 1, reason: .space, needed: 2, availableSpace: 1)]
    other.breakpoints = BreakpointTable(from: 0, to: 1, steps: [], isComplete: true)
    var whole = tree(1)
    whole.embed(other, at: .zero, prefix: nil)
    #expect(whole.trace == nil && whole.breakpoints == nil)
  }

  /// A chip `a` in a root at the origin.
  private var chips: LayoutTree {
    var tree = LayoutTree(type: "chips")
    tree.append(.chips, frame: Rect(x: 0, y: 0, width: 20, height: 10), id: "chips") { tree in
      tree.append(.chip, frame: Rect(x: 1, y: 2, width: 9, height: 8), id: "a")
    }
    return tree
  }

  @Test func tree_embeddedAfterACompleteRoot_isItsLastChild() throws {
    var whole = LayoutTree(type: "stack")
    whole.append(.stack, frame: Rect(x: 0, y: 0, width: 100, height: 50), id: "root")
    whole.embed(chips, at: Point(x: 30, y: 5), prefix: "p")
    whole.embed(chips, at: Point(x: 60, y: 5), prefix: "q")
    #expect(whole.nodes.map(\.end) == [5, 3, 3, 5, 5])
    #expect(whole.root?.children.map(\.id) == ["chips", "chips#2"])
    #expect(whole.frame(ofID: "p/a") == Rect(x: 31, y: 7, width: 9, height: 8))
    #expect(whole.frame(ofID: "q/a") == Rect(x: 61, y: 7, width: 9, height: 8))
    var depths: [Int] = []
    whole.walk { depths.append($0.depth) }
    #expect(depths == [0, 1, 2, 1, 2])
    for form in LayoutTree.Form.allCases {
      #expect(try LayoutTree(json: whole.json(form: form)).outline == whole.outline)
    }
  }

  @Test func tree_embeddedInAClosure_isAChildOfTheOpenNode() {
    var whole = LayoutTree(type: "stack")
    whole.append(.stack, frame: .zero, id: "root") { [chips] tree in
      tree.append(.item, frame: Rect(x: 5, y: 5, width: 0, height: 0), id: "cell") { tree in
        tree.embed(chips, at: Point(x: 1, y: 1), prefix: "p")
        #expect(tree.nodes.map(\.end) == [4, 4, 4, 4])
      }
      tree.append(.item, frame: .zero, id: "next")
    }
    #expect(whole.nodes.map(\.end) == [5, 4, 4, 4, 5])
    #expect(whole.node(ofID: "p/a")?.absoluteFrame.origin == Point(x: 7, y: 8))
  }

  @Test func tree_embeddedInAnEmptyOne_isItsRoot() {
    var whole = LayoutTree(type: "stack")
    whole.embed(chips, at: .zero, prefix: nil)
    whole.embed(chips, at: .zero, prefix: "p")
    #expect(whole.nodes.map(\.end) == [4, 2, 4, 4])
    #expect(whole.root?.children.map(\.id) == ["a", "chips#2"])
  }

  @Test func ids_thatAreTaken_areRenamedEverywhere() {
    var whole = tree(1)
    whole.embed(tree(1), at: .zero, prefix: nil)
    #expect(whole.ids == ["root1", "root1#2"])
    #expect(whole.overflows[1].hiddenIDs == ["root1#2"])
  }
}
