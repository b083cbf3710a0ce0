import PickerControls
import PickerGeometry
import PickerTestSupport
import Testing

@testable import PickerTree

/// Compares hit testing, hit regions and navigation with brute-force implementations of the rules in the
/// article *TreeFormat*.
@Suite struct BruteForceTests {
  @Test(arguments: 0..<sweep(100, full: 400))
  func navigation_ofRandomChips_matchesBruteForce(seed: Int) {
    var dice = Dice(UInt64(seed) &+ 9000)
    let tree = Chips(random: &dice).tree
    let stops = tree.navigation()
    let rows = enabledRows(of: tree)
    #expect(stops.map(\.node) == rows.flatMap { $0 }.sorted())
    for stop in stops {
      let keys = bruteForceKeys(from: stop.node, rows: rows, frames: tree.frames)
      #expect(stop == keys, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<sweep(40, full: 300))
  func hit_inRandomLayers_matchesBruteForce(seed: Int) {
    var dice = Dice(UInt64(seed) &+ 70_000)
    let tree = LayoutTree(layers: &dice)
    for _ in 0..<60 {
      let point = Point(x: dice.number(-60...260), y: dice.number(-60...260))
      let found = tree.hitTest(atPoint: point)?.path.last
      #expect(found == tree.topmostNode(at: point), "seed \(seed), \(point)")
    }
  }

  @Test(arguments: 0..<sweep(100, full: 300))
  func regions_ofRandomGrids_matchBruteForce(seed: Int) {
    var dice = Dice(UInt64(seed) &+ 500)
    let (columns, rows) = (tracks(&dice), tracks(&dice))
    let frames = rows.flatMap { row in
      columns.map { Rect(x: $0.start, y: row.start, width: $0.length, height: row.length) }
    }
    let disabled = Set(frames.indices.filter { _ in dice.chance(0.2) })
    let minimum = dice.number(0...120)
    let tree = LayoutTree(chips: frames, minTarget: minimum, disabled: disabled)
    let wanted = frames.indices.filter { !disabled.contains($0) }.map { number -> Rect in
      let (x, width) = grown(columns, number % columns.count, to: minimum)
      let (y, height) = grown(rows, number / columns.count, to: minimum)
      return Rect(x: x, y: y, width: width, height: height)
    }
    let regions = tree.hitRegions().map(\.frame)
    #expect(regions.count == wanted.count)
    #expect(zip(regions, wanted).allSatisfy { $0.isNear($1) }, "seed \(seed)")
  }
}

// Navigation.

/// The enabled chips of each row, from top to bottom; rows without any are left out.
private func enabledRows(of tree: LayoutTree) -> [[Int]] {
  tree.nodes.indices.filter { tree.nodes[$0].role == .row }
    .map { row in
      tree.children(of: row).filter {
        tree.nodes[$0].role == .chip && !tree.nodes[$0].state.contains(.disabled)
      }
    }.filter { !$0.isEmpty }
}

/// Finds the targets of keys from a chip by looking at every other chip.
private func bruteForceKeys(from chip: Int, rows: [[Int]], frames: [Rect]) -> NavigationStop {
  let number = rows.firstIndex { $0.contains(chip) } ?? 0
  let middle = frames[chip].midX
  func next(_ isOnSide: (Double) -> Bool) -> Int? {
    rows[number].filter { isOnSide(frames[$0].midX) }
      .min { abs(frames[$0].midX - middle) < abs(frames[$1].midX - middle) }
  }
  func nearest(in row: Int) -> Int? {
    guard rows.indices.contains(row) else { return nil }
    let ways = rows[row].map { other in
      (other, max(0, frames[other].minX - middle, middle - frames[other].maxX))
    }
    let nearestDistance = ways.map(\.1).min() ?? 0
    return ways.filter { $0.1 <= nearestDistance + 1e-6 }.map(\.0).min()
  }
  let isColumn = rows.allSatisfy { $0.count == 1 }
  let line = isColumn ? rows.flatMap { $0 } : rows[number]
  return NavigationStop(
    node: chip, left: next { $0 < middle }, right: next { $0 > middle },
    up: nearest(in: number - 1),
    down: nearest(in: number + 1), home: line.min() ?? chip, end: line.max() ?? chip)
}

// Hit testing.

extension LayoutTree {
  /// Creates random nested boxes, shapes and layers with rotations, scales and clips.
  fileprivate init(layers dice: inout Dice) {
    self.init(type: "drawing")
    let box = Rect(x: 0, y: 0, width: 200, height: 200)
    append(LayoutNode(.drawing, frame: box)) { $0.fill(&dice, depth: 0) }
  }

  private mutating func fill(_ dice: inout Dice, depth: Int) {
    for _ in 0..<dice.count(1...4) {
      let frame = Rect(
        x: dice.number(-40...150), y: dice.number(-40...150), width: dice.number(1...120),
        height: dice.number(1...120))
      let isLayer = depth < 4 && dice.chance(0.6)
      var node = LayoutNode(isLayer ? .layer : dice.chance(0.5) ? .shape : .image, frame: frame)
      if node.role == .shape || dice.chance(0.3) {
        let path = Star(points: dice.count(3...7)).path(in: Rect(size: frame.size))
        node.paint = Int32(add(Paint(fills: [.color(.black)], path: path)))
      }
      if node.role != .image, dice.chance(0.7) {
        node.effects = Int32(effects.count)
        effects.append(Effects(transform: .random(&dice), clips: isLayer && dice.chance(0.4)))
      }
      append(node) { if isLayer { $0.fill(&dice, depth: depth + 1) } }
    }
  }

  /// Returns the node that is drawn last at a point.
  fileprivate func topmostNode(at point: Point) -> Int? {
    guard !nodes.isEmpty else { return nil }
    return search(0, at: point)
  }

  /// Searches a node from the top; the point is relative to the parent's origin.
  private func search(_ position: Int, at point: Point) -> Int? {
    let node = nodes[position]
    var point = point - node.frame.origin
    let effects = effects(of: node)
    if let transform = effects?.transform {
      guard let before = transform.preimage(of: point) else { return nil }
      point = before
    }
    var isInside = Rect(size: node.frame.size).contains(point)
    if let path = paint(of: node)?.path, node.role != .image { isInside = path.contains(point) }
    if effects?.clips == true, !isInside { return nil }
    for child in children(of: position).reversed() {
      if let found = search(child, at: point) { return found }
    }
    return isInside && node.role != .layer ? position : nil
  }
}

extension AffineTransform {
  fileprivate static func random(_ dice: inout Dice) -> AffineTransform {
    AffineTransform(rotation: Angle(degrees: dice.number(0...360)))
      .concatenating(
        AffineTransform(scaleX: dice.number(0.3...2), scaleY: dice.number(-2 ... -0.3))
      ).concatenating(
        AffineTransform(translation: Point(x: dice.number(-30...30), y: dice.number(-30...30))))
  }

  /// The point that the transform maps to `point`, by Cramer's rule.
  fileprivate func preimage(of point: Point) -> Point? {
    let (x, y) = (point.x - tx, point.y - ty)
    let area = a * d - b * c
    return area == 0 ? nil : Point(x: (x * d - c * y) / area, y: (a * y - b * x) / area)
  }
}

// Hit regions.

/// The start and length of boxes along one axis.
private typealias Track = (start: Double, length: Double)

private func tracks(_ dice: inout Dice) -> [Track] {
  var tracks: [Track] = []
  var place = dice.number(0...20)
  for _ in 0..<dice.count(1...6) {
    let length = dice.number(1...50)
    tracks.append((place, length))
    place += length + (dice.chance(0.2) ? 0 : dice.number(0...40))
  }
  return tracks
}

/// A box grown to `minimum` along one axis: evenly, but never beyond the middle of a gap; what is missing
/// on one side is added on the other. A disabled neighbour keeps its half, too.
private func grown(_ tracks: [Track], _ number: Int, to minimum: Double) -> Track {
  let (start, length) = tracks[number]
  let wish = max(0, minimum - length)
  let before =
    number > 0 ? (start - tracks[number - 1].start - tracks[number - 1].length) / 2 : .infinity
  let after =
    number + 1 < tracks.count ? (tracks[number + 1].start - start - length) / 2 : .infinity
  var (low, high) = (min(wish / 2, before), min(wish / 2, after))
  if low < wish / 2 { high = min(after, wish - low) }
  if high < wish / 2 { low = min(before, wish - high) }
  return (start - low, length + low + high)
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY)
    )
      < 1e-3
  }
}
