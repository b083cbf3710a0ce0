import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@Suite struct HitRegionTests {
  @Test func item_alone_growsEvenlyToTheDefault() {
    let tree = LayoutTree(chips: [Rect(x: 100, y: 10, width: 20, height: 60)])
    #expect(tree.region("0") == Rect(x: 88, y: 10, width: 44, height: 60))
  }

  @Test func items_closeTogether_areSplitInTheMiddleAndGrowOutwards() {
    let tree = LayoutTree(chips: [
      Rect(x: 0, y: 0, width: 30, height: 44), Rect(x: 34, y: 0, width: 30, height: 44),
    ])
    #expect(tree.region("0") == Rect(x: -12, y: 0, width: 44, height: 44))
    #expect(tree.region("1") == Rect(x: 32, y: 0, width: 44, height: 44))
  }

  @Test func item_betweenTwo_fillsTheRemainingSpace() {
    let tree = LayoutTree(chips: [
      Rect(x: 0, y: 0, width: 30, height: 44), Rect(x: 34, y: 0, width: 30, height: 44),
      Rect(x: 70, y: 0, width: 30, height: 44),
    ])
    #expect(tree.region("1") == Rect(x: 32, y: 0, width: 35, height: 44))
  }

  @Test func item_besideALargeOne_keepsToItsHalfOfTheGap() {
    let tree = LayoutTree(chips: [
      Rect(x: 0, y: 0, width: 100, height: 50), Rect(x: 110, y: 0, width: 20, height: 50),
    ])
    #expect(tree.region("0") == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(tree.region("1") == Rect(x: 105, y: 0, width: 44, height: 50))
  }

  @Test func item_disabled_hasNoRegionAndKeepsItsHalf() {
    let tree = LayoutTree(
      chips: [
        Rect(x: 0, y: 0, width: 30, height: 44), Rect(x: 40, y: 0, width: 30, height: 44),
        Rect(x: 80, y: 0, width: 30, height: 44),
      ], disabled: [1])
    #expect(tree.region("0") == Rect(x: -9, y: 0, width: 44, height: 44))
    #expect(tree.region("1") == nil)
    #expect(tree.region("2") == Rect(x: 75, y: 0, width: 44, height: 44))
  }

  @Test func items_diagonal_areSplitOnTheAxisWithTheLargerGap() {
    let across = LayoutTree(chips: [
      Rect(x: 0, y: 0, width: 20, height: 20), Rect(x: 36, y: 24, width: 20, height: 20),
    ])
    #expect(across.region("0") == Rect(x: -16, y: -12, width: 44, height: 44))
    #expect(across.region("1") == Rect(x: 28, y: 12, width: 44, height: 44))
    let down = LayoutTree(chips: [
      Rect(x: 0, y: 0, width: 20, height: 20), Rect(x: 24, y: 36, width: 20, height: 20),
    ])
    #expect(down.region("0") == Rect(x: -12, y: -16, width: 44, height: 44))
    #expect(down.region("1") == Rect(x: 12, y: 28, width: 44, height: 44))
  }

  @Test func items_thatOverlap_doNotGrowTowardsEachOther() {
    let tree = LayoutTree(chips: [
      Rect(x: 0, y: 0, width: 30, height: 44), Rect(x: 20, y: 0, width: 30, height: 44),
    ])
    #expect(tree.region("0") == Rect(x: -14, y: 0, width: 44, height: 44))
    #expect(tree.region("1") == Rect(x: 20, y: 0, width: 44, height: 44))
    #expect(tree.hitTest(atPoint: Point(x: 25, y: 5))?.node == 2)
  }

  @Test func rows_thatTouchButForRounding_doNotDisturbEachOther() {
    let tree = LayoutTree(chips: [
      Rect(x: 0, y: 0, width: 30, height: 50.0004), Rect(x: 0, y: 50, width: 30, height: 50),
    ])
    #expect(tree.region("0") == Rect(x: -7, y: 0, width: 44, height: 50.0004))
    #expect(tree.region("1") == Rect(x: -7, y: 50, width: 44, height: 50))
  }

  @Test func minTarget_givenForAnItem_countsForThatItem() {
    var tree = LayoutTree(chips: [
      Rect(x: 0, y: 0, width: 30, height: 30), Rect(x: 100, y: 0, width: 30, height: 30),
    ])
    tree.nodes[1].minTarget = 0
    tree.nodes[2].minTarget = 60
    #expect(tree.region("0") == Rect(x: 0, y: 0, width: 30, height: 30))
    #expect(tree.region("1") == Rect(x: 85, y: -15, width: 60, height: 60))
  }
}

// Delete icons.
extension HitRegionTests {
  private static func chip(icon: Double, label: Double) -> Branch {
    Branch(
      .chips, 0, 0, 200, 44,
      Branch(
        .chip, 50, 0, 90, 44, id: "tea", Branch(.label, label, 10, 40, 20, text: "tea"),
        Branch(.trailingIcon, icon, 12, 20, 20)))
  }

  @Test func deleteIcon_hasItsOwnRegion_splitMidwayToTheLabel() {
    let tree = LayoutTree(HitRegionTests.chip(icon: 58, label: 10))
    #expect(tree.region("tea") == Rect(x: 50, y: 0, width: 54, height: 44))
    #expect(tree.region("tea", part: .trailingIcon) == Rect(x: 104, y: 0, width: 44, height: 44))
  }

  @Test func deleteIcon_rightToLeft_isTheMirrorImage() {
    let tree = LayoutTree(HitRegionTests.chip(icon: 12, label: 40))
    #expect(tree.region("tea") == Rect(x: 86, y: 0, width: 54, height: 44))
    #expect(tree.region("tea", part: .trailingIcon) == Rect(x: 42, y: 0, width: 44, height: 44))
  }

  @Test func deleteIcon_ofADisabledChip_hasNone() {
    var tree = LayoutTree(HitRegionTests.chip(icon: 58, label: 10))
    tree.nodes[1].state = .disabled
    #expect(tree.hitRegions() == [])
  }
}

// Warnings.
extension HitRegionTests {
  @Test func narrowTarget_isReported_onlyForASpecifiedSize() {
    let frames = [0, 1, 2].map { Rect(x: $0 * 34, y: 0, width: 30, height: 44) }
    var silent = LayoutTree(chips: frames)
    silent.addNarrowTargetWarnings()
    #expect(silent.warnings == [])
    var tree = LayoutTree(chips: frames, minTarget: 40)
    tree.addNarrowTargetWarnings()
    tree.addNarrowTargetWarnings()
    #expect(
      tree.warnings == [
        Warning(.narrowTarget, id: "1", message: "the hit region is 34 × 44, minTarget is 40")
      ])
  }

  @Test func minTarget_ofADocument_warnsAndChangesNoFrame() {
    var chips = Chips(items: ["a", "b", "c"].map { Chip($0) })
    chips.font.size = 8
    chips.itemSpacing = 2
    let plain = chips.tree
    #expect(plain.warnings == [])
    chips.chip.minTarget = 48
    let tree = chips.tree
    #expect(tree.frames == plain.frames)
    #expect(tree.warnings.map(\.code) == [.narrowTarget])
    #expect(tree.warnings.map(\.id) == ["b"])
    chips.items[1].style.minTarget = 20
    #expect(chips.tree.warnings == [])
  }

  @Test func items_clippedByAScrollingControl_haveNoRegion() {
    var tree = LayoutTree(
      Branch(
        .segmented, 0, 0, 100, 44, Branch(.segment, -60, 0, 50, 44, id: "gone"),
        Branch(.segment, -10, 0, 50, 44, id: "half"), Branch(.segment, 50, 0, 50, 44, id: "whole")))
    tree.nodes[0].effects = 0
    tree.effects = [Effects(clips: true)]
    #expect(tree.hitRegions().map { tree.id(of: tree.nodes[$0.item]) } == ["half", "whole"])
    #expect(tree.hitTest(atPoint: Point(x: -30, y: 10)) == nil)
    #expect(tree.hitTest(atPoint: Point(x: 20, y: 10))?.node == 2)
  }
}
