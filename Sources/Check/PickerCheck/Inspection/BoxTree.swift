import PickerGeometry

/// Finds the boxes that a rectangle overlaps: in O(log *n*) and their number, if few of them overlap each other.
///
/// A tree of bounds in preorder, each of which is split in the middle of its longer side.
struct BoxTree {
  private struct Branch {
    var bounds: Rect
    /// The places of its boxes in `order`.
    var boxes: Range<Int>
    /// The branch of the second half, after that of the first; nil for a leaf.
    var second: Int?
  }

  private let boxes: [Rect]
  private var order: [Int]
  private var branches: [Branch] = []
  /// The number of compared bounds and boxes, for tests.
  private(set) var comparisonCount = 0

  private static let maximumLeafCount = 8

  /// - Complexity: O(*n* log² *n*).
  init(_ boxes: [Rect]) {
    self.boxes = boxes
    order = Array(boxes.indices)
    if !boxes.isEmpty { add(order.indices) }
  }

  private mutating func add(_ range: Range<Int>) {
    let boxes = boxes
    let bounds = order[range].dropFirst().reduce(boxes[order[range.lowerBound]]) {
      $0.union(boxes[$1])
    }
    let place = branches.count
    branches.append(Branch(bounds: bounds, boxes: range))
    guard range.count > BoxTree.maximumLeafCount else { return }
    if bounds.width > bounds.height {
      order[range].sort { boxes[$0].midX < boxes[$1].midX }
    } else {
      order[range].sort { boxes[$0].midY < boxes[$1].midY }
    }
    let middle = range.lowerBound + range.count / 2
    add(range.lowerBound..<middle)
    branches[place].second = branches.count
    add(middle..<range.upperBound)
  }

  /// Returns the indices of the boxes that overlap `frame`, in ascending order.
  mutating func indices(overlapping frame: Rect) -> [Int] {
    var found: [Int] = []
    search(frame) { index in
      found.append(index)
      return false
    }
    return found.sorted()
  }

  /// Returns the index of a box that overlaps another one; nil if none does.
  ///
  /// - Complexity: O(log *n*) if few boxes overlap each other, and also if all do.
  mutating func index(overlapping own: Int) -> Int? {
    var found: Int?
    search(boxes[own]) { index in
      if index != own { found = index }
      return found != nil
    }
    return found
  }

  /// Calls `visit` with the index of each box that overlaps `frame`, until it returns true.
  private mutating func search(_ frame: Rect, _ visit: (Int) -> Bool) {
    var open = branches.isEmpty ? [] : [0]
    while let place = open.popLast() {
      let branch = branches[place]
      comparisonCount += 1
      guard branch.bounds.intersection(frame) != nil else { continue }
      if let second = branch.second {
        open += [place + 1, second]
        continue
      }
      for index in order[branch.boxes] {
        comparisonCount += 1
        if boxes[index].intersection(frame) != nil, visit(index) { return }
      }
    }
  }
}
