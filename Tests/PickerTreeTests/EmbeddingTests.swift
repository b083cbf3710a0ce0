import PickerGeometry
import Testing

@testable import PickerTree

/// Many trees in one: names stay unique, and the work grows with the number of nodes.
@Suite struct EmbeddingTests {
  /// A tree of one node of that id.
  private func tree(_ id: String) -> LayoutTree {
    var tree = LayoutTree(type: "chips")
    tree.append(LayoutNode(.chips, frame: .zero, id: tree.add(id: id)))
    return tree
  }

  @Test func embed_ofEqualIDs_numbersThem() {
    var whole = tree("root")
    var taken = UniqueNames()
    for id in ["a", "a", "a#2", "a", "root"] {
      whole.embed(tree(id), at: .zero, prefix: nil, &taken)
    }
    #expect(whole.ids == ["root", "a", "a#2", "a#2#2", "a#3", "root#2"])
  }

  @Test func embed_betweenIDsAddedByHand_stepsOverThem() {
    var whole = tree("root")
    var taken = UniqueNames()
    whole.embed(tree("a"), at: .zero, prefix: nil, &taken)
    _ = whole.add(id: "a#2")
    whole.embed(tree("a"), at: .zero, prefix: nil, &taken)
    #expect(whole.ids == ["root", "a", "a#2", "a#3"])
  }

  @Test func embed_ofManyEqualIDs_triesThreeNamesForEach() {
    var whole = tree("root")
    var taken = UniqueNames()
    let part = tree("a")
    for _ in 0..<2000 { whole.embed(part, at: .zero, prefix: nil, &taken) }
    #expect(Set(whole.ids).count == 2001)
    #expect(taken.tries <= 3 * 2001)
  }
}
