import PickerColor
import PickerGeometry
import PickerRendering
import PickerText
import PickerTree
import Testing

private final class NoOutlines: GlyphOutlining {
  func outline(of glyph: UInt32, in face: FontFace) -> Path? { nil }
}

/// What a closure of `append` may do with the tree that it is passed.
@Suite struct OpenNodeTests {
  private static let box = Rect(x: 0, y: 0, width: 40, height: 20)

  /// Appends a root with the cell `cell` in which `body` runs, and the items `before` and `after` around it.
  private func built(_ body: (inout LayoutTree) -> Void) -> LayoutTree {
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: OpenNodeTests.box, id: "root") { tree in
      tree.append(.item, frame: .zero, id: "before") { $0.append(.item, frame: .zero, id: "deep") }
      tree.append(.item, frame: OpenNodeTests.box, id: "cell") { body(&$0) }
      tree.append(.item, frame: .zero, id: "after")
    }
    return tree
  }

  @Test func tree_inAClosure_isCompleteWithAllNodesSoFar() {
    var ends: [[Int32]] = []
    let tree = built { tree in
      ends.append(tree.nodes.map(\.end))
      tree.append(.item, frame: .zero, id: "inner")
      ends.append(tree.nodes.map(\.end))
    }
    #expect(ends == [[4, 3, 3, 4], [5, 3, 3, 5, 5]])
    #expect(tree.nodes.map(\.end) == [6, 3, 3, 5, 5, 6])
    #expect(tree.root?.children.map(\.id) == ["before", "cell", "after"])
  }

  @Test func queries_inAClosure_findItsNode() {
    var answers: [Int?] = []
    var visited: [String?] = []
    let tree = built { tree in
      answers.append(tree.hitTest(atPoint: Point(x: 5, y: 5))?.node)
      answers.append(tree.accessibility().count)
      answers.append(tree.node(ofID: "cell")?.parent?.position)
      tree.walk(from: ()) { node, _ in
        visited.append(node.id)
        return node.id == "before" ? .skip : .descend(())
      }
      tree.walk(from: ()) { _, _ in .skip }
      tree.snap(to: 2)
    }
    #expect(answers == [3, 4, 0])
    #expect(visited == ["root", "before", "cell"])
    #expect(tree.count == 5)
  }

  @Test func tree_renderedInAClosure_isDrawnAsItIs() throws {
    var pictures: [[UInt8]] = []
    var jsons: [[UInt8]] = []
    _ = built { tree in
      tree.append(.item, frame: OpenNodeTests.box, paint: Paint(fill: .black))
      pictures.append(SVGRenderer().render(tree, outlines: NoOutlines()))
      jsons.append(tree.json())
    }
    let read = try LayoutTree(json: try #require(jsons.first))
    #expect(read.count == 5)
    #expect(pictures == [SVGRenderer().render(read, outlines: NoOutlines())])
  }

  @Test func tree_thatAClosureReplaces_isTheOther() {
    var other = LayoutTree(type: "chips")
    other.append(.chips, frame: .zero, id: "chips")
    let tree = built { $0 = other }
    #expect(tree.type == "chips")
    #expect(tree.root?.children.map(\.id) == ["after"])
    #expect(built { $0 = LayoutTree(type: "x") }.root?.id == "after")
    let deep = built { tree in
      tree = other
      tree.append(.chip, frame: .zero, id: "a") { $0 = LayoutTree(type: "x") }
      tree.append(.chip, frame: .zero, id: "b")
    }
    #expect(deep.nodes.map(\.end) == [2, 2])
    #expect(deep.root?.id == "b")
  }

  @Test func treesThatAreSwappedInAClosure_areBothComplete() {
    var saved = LayoutTree(type: "chips")
    let tree = built { outer in
      let copy = outer
      outer.append(.item, frame: .zero, id: "inner") { swap(&$0, &saved) }
      #expect(copy.count == 4)
    }
    #expect(tree.nodes.map(\.end) == [1] && tree.type == "chips")
    #expect(saved.nodes.map(\.end) == [5, 3, 3, 5, 5])
    saved.append(.item, frame: .zero, id: "later")
    #expect(saved.nodes.first?.end == 6)
    #expect(saved.hitTest(atPoint: Point(x: 50, y: 50)) == nil)
  }

  @Test func treeOfAClosure_equalsACompleteTreeOfItsNodes() {
    var copies: [LayoutTree] = []
    let tree = built { copies.append($0) }
    var same = LayoutTree(type: "flow")
    same.append(.flow, frame: OpenNodeTests.box, id: "root") { tree in
      tree.append(.item, frame: .zero, id: "before") { $0.append(.item, frame: .zero, id: "deep") }
      tree.append(.item, frame: OpenNodeTests.box, id: "cell")
    }
    #expect(copies == [same] && copies.first?.hashValue == same.hashValue)
    #expect(tree != same)
  }
}
