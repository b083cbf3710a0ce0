import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

/// Invariants of the hit regions of every layout.
@Suite struct HitRegionInvariantTests {
  @Test func regions_ofAllSmallLayouts_satisfyTheRules() {
    let sizes = [(1, 1), (2, 1), (1, 2), (3, 1)].map { Size(width: $0.0, height: $0.1) }
    var places: [Rect] = []
    for corner in 0..<16 {
      let origin = Point(x: Double(corner / 4), y: Double(corner % 4))
      places += sizes.map { Rect(origin: origin, size: $0) }
    }
    for first in places.indices {
      for second in places.indices where places[first].intersection(places[second]) == nil {
        check(LayoutTree(chips: [places[first], places[second]], minTarget: 3))
        let third = places[(first * 7 + second * 13) % places.count]
        check(LayoutTree(chips: [places[first], places[second], third], minTarget: 4))
      }
    }
  }

  @Test(arguments: 0..<150)
  func regions_ofRandomChips_satisfyTheRules(seed: Int) {
    var dice = Dice(UInt64(seed))
    let chips = Chips(random: &dice)
    let tree = chips.tree
    check(tree)
    let narrow = tree.warnings.filter { $0.code == .narrowTarget }
    #expect(narrow.count <= chips.items.count { $0.style.minTarget != nil })
  }

  @Test(arguments: 0..<60)
  func regions_ofScatteredBoxes_satisfyTheRules(seed: Int) {
    var dice = Dice(UInt64(seed))
    var frames: [Rect] = []
    for _ in 0..<60 {
      let frame = Rect(
        x: dice.number(0...300), y: dice.number(0...300), width: dice.number(0...40),
        height: dice.number(0...40))
      if frames.allSatisfy({ $0.intersection(frame) == nil }) { frames.append(frame) }
    }
    let disabled = Set(frames.indices.filter { _ in dice.chance(0.2) })
    check(LayoutTree(chips: frames, minTarget: dice.number(0...100), disabled: disabled))
  }

  @Test(arguments: 0..<20)
  func regions_doNotDependOnTheOrderOfTheItems(seed: Int) {
    var dice = Dice(UInt64(seed))
    let frames = (0..<30).map { (place: Int) -> Rect in
      Rect(
        x: Double(place % 6) * 40 + dice.number(0...15), y: Double(place / 6) * 40,
        width: dice.number(1...20), height: dice.number(1...38))
    }
    let order = frames.indices.shuffled(using: &dice)
    let sorted = LayoutTree(chips: frames).hitRegions().map(\.frame)
    let shuffled = LayoutTree(chips: order.map { frames[$0] }).hitRegions().map(\.frame)
    #expect(order.map { sorted[$0] } == shuffled)
  }

  @Test func regions_ofAThousandBoxesInOnePlace_areMadeInOrder() {
    let frames = (0..<1000).map { _ in Rect.zero }
    let regions = LayoutTree(chips: frames, minTarget: 1e6).hitRegions().map(\.frame)
    #expect(regions.count == 1000)
    #expect(regions[0].minX < -1e5 && regions[0].maxX == 0)
    #expect(regions[999].minX == 0 && regions[999].maxX > 1e5)
  }
}

/// Checks that regions contain their items, do not overlap, and are large enough unless there is a neighbour on
/// both sides.
private func check(_ tree: LayoutTree, sourceLocation: SourceLocation = #_sourceLocation) {
  let frames = tree.frames
  let boxes = tree.nodes.indices.filter { tree.nodes[$0].role == .chip }
  var regions = Dictionary(uniqueKeysWithValues: boxes.map { ($0, frames[$0]) })
  let found = tree.hitRegions()
  for region in found { regions[region.item] = region.frame }
  #expect(
    found.map(\.item) == boxes.filter { !tree.nodes[$0].state.contains(.disabled) },
    sourceLocation: sourceLocation)
  for region in found {
    let frame = frames[region.item]
    #expect(region.frame.union(frame) == region.frame, sourceLocation: sourceLocation)
    let others = boxes.filter { $0 != region.item }
    for other in others where !frame.overlaps(frames[other]) {
      #expect(
        !(region.frame.overlaps(regions[other] ?? .zero)), "\(region.item) and \(other)",
        sourceLocation: sourceLocation)
    }
    let minimum = tree.nodes[region.item].minTarget
    let wanted = minimum < 0 ? 44 : Double(minimum)
    for isAcross in [true, false] {
      let size = isAcross ? region.frame.width : region.frame.height
      guard size < wanted - 1e-6 else { continue }
      for isAfter in [true, false] {
        let isStopped = others.contains { other in
          isNeighbour(
            of: (region.frame, frame), (regions[other] ?? .zero, frames[other]),
            isAcross: isAcross, isAfter: isAfter)
        }
        #expect(isStopped, "\(region) wants \(wanted)", sourceLocation: sourceLocation)
      }
    }
  }
}

/// Whether a box stops another from growing on one side: it is beside it, and the other's region
/// extends to the middle of the gap or up to the box's region.
private func isNeighbour(
  of one: (region: Rect, frame: Rect), _ other: (region: Rect, frame: Rect), isAcross: Bool,
  isAfter: Bool
) -> Bool {
  func oriented(_ rect: Rect) -> Rect {
    let rect =
      isAcross
      ? rect : Rect(x: rect.y, y: rect.x, width: rect.height, height: rect.width)
    return isAfter ? rect : Rect(x: -rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }
  let (region, frame) = (oriented(one.region), oriented(one.frame))
  let (otherRegion, otherFrame) = (oriented(other.region), oriented(other.frame))
  let shared = min(region.maxY, otherRegion.maxY) - max(region.minY, otherRegion.minY)
  guard shared > -0.002, otherFrame.maxX > frame.minX - 1e-6 else { return false }
  let middle = (frame.maxX + otherFrame.minX) / 2
  return region.maxX >= min(middle, otherRegion.minX) - 1e-3
}

extension Rect {
  /// Whether the boxes overlap by more than rounding errors.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 1e-9
      && min(maxY, other.maxY) - max(minY, other.minY) > 1e-9
  }
}
