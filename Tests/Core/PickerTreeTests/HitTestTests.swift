import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@Suite struct HitTestTests {
  /// Two chips of 30 × 30 with labels, 10 apart, and a delete icon in the second.
  private let tree = LayoutTree(
    Branch(
      .chips, 0, 0, 100, 100, id: "food",
      Branch(
        .row, 10, 10, 80, 30, index: 0,
        Branch(.chip, 0, 0, 30, 30, id: "a", Branch(.label, 5, 5, 20, 20, text: "a")),
        Branch(
          .chip, 40, 0, 40, 30, id: "b", Branch(.label, 5, 5, 10, 20, text: "b"),
          Branch(.trailingIcon, 25, 10, 10, 10)))))

  private func path(at x: Double, _ y: Double) -> String? {
    tree.hitTest(atPoint: Point(x: x, y: y)).map { hit in
      hit.path.map { tree.id(of: tree.nodes[$0]) ?? tree.nodes[$0].role.rawValue }
        .joined(separator: "/")
    }
  }

  @Test func point_onALabel_hitsTheLabelWithItsPath() {
    #expect(path(at: 20, 20) == "food/row/a/label")
    let hit = tree.hitTest(atPoint: Point(x: 20, y: 20))
    #expect(hit?.frame == Rect(x: 15, y: 15, width: 20, height: 20))
    #expect(hit?.region?.item == 2)
  }

  @Test func point_besideTheLabel_hitsTheChip() {
    #expect(path(at: 11, 11) == "food/row/a")
  }

  @Test func point_inTheGap_hitsTheNearerChip() {
    #expect(path(at: 44.9, 20) == "food/row/a")
    #expect(path(at: 45, 20) == "food/row/b")
    #expect(path(at: 20, 4) == "food/row/a")
  }

  @Test func point_beyondTheRoot_canHitAChip() {
    let tree = LayoutTree(chips: [Rect(x: 0, y: 0, width: 30, height: 30)])
    #expect(tree.hitTest(atPoint: Point(x: -7, y: 36.9))?.path == [0, 1])
    #expect(tree.hitTest(atPoint: Point(x: -7.1, y: 36.9)) == nil)
  }

  @Test func point_onTheDeleteIconOrBesideIt_hitsTheIcon() {
    #expect(path(at: 78, 22) == "food/row/b/trailingIcon")
    #expect(path(at: 89, 38) == "food/row/b/trailingIcon")
    #expect(path(at: 70.1, 11) == "food/row/b/trailingIcon")
    #expect(path(at: 69.9, 11) == "food/row/b")
  }

  @Test func point_onNoItem_hitsWhatIsThere() {
    #expect(path(at: 50, 90) == "food")
    #expect(tree.hitTest(atPoint: Point(x: 50, y: 90))?.region == nil)
    #expect(path(at: 500, 90) == nil)
  }

  @Test func point_onADisabledChip_hitsItWithoutARegion() {
    var tree = tree
    tree.nodes[2].state = .disabled
    let hit = tree.hitTest(atPoint: Point(x: 11, y: 11))
    #expect(hit?.node == 2)
    #expect(hit?.region == nil)
    #expect(tree.hitTest(atPoint: Point(x: 42, y: 20))?.node == 1)
  }

  @Test func point_onNothing_orInAnEmptyTree_hitsNothing() {
    #expect(LayoutTree(type: "chips").hitTest(atPoint: .zero) == nil)
    #expect(LayoutTree(type: "chips").path(to: 0) == [])
    #expect(tree.hitTest(atPoint: Point(x: .nan, y: .infinity)) == nil)
  }

  @Test(arguments: 0..<40)
  func everyPointOfARegion_hitsItsNode(seed: Int) {
    var dice = Dice(UInt64(seed))
    let tree = Chips(random: &dice).tree
    let regions = tree.hitRegions()
    for region in regions where region.frame.width > 0 && region.frame.height > 0 {
      for fraction in [0, 0.25, 0.5, 0.99] {
        let point = Point(
          x: region.frame.minX + fraction * region.frame.width,
          y: region.frame.minY + fraction * region.frame.height)
        let hit = tree.hitTest(atPoint: point, in: regions)
        let isOverlaid = regions.contains {
          $0.item > region.item && $0.frame.contains(point)
        }
        #expect(hit?.path.contains(region.node) == true || isOverlaid)
      }
    }
  }
}
