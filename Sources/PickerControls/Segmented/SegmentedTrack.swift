import PickerGeometry

/// Where the segments of a laid-out control are, for fingers and keys.
///
///     let track = control.measuredSegments(by: text).track(within: room)
///     track.index(at: Point(x: 120, y: 10))           // the segment beneath a finger
///     track.index(after: 1, pressing: .right)         // the segment a key leads to
public struct SegmentedTrack: Hashable, Sendable {
  /// One of the segments that are shown.
  public struct Place: Hashable, Sendable {
    /// The position of the segment among all of the control's.
    public var index: Int
    /// The segment, relative to the control's origin.
    public var frame: Rect
    /// The indicator when it rests there.
    public var indicator: Rect
    /// Whether the segment can be selected.
    public var isEnabled: Bool

    /// A segment that stands there.
    public init(index: Int, frame: Rect, indicator: Rect, isEnabled: Bool = true) {
      self.index = index
      self.frame = frame
      self.indicator = indicator
      self.isEnabled = isEnabled
    }
  }

  /// A key that moves the selection.
  public enum Key: Hashable, Sendable, CaseIterable {
    /// To the segment before; from right to left to the one behind.
    case left
    /// To the segment behind; from right to left to the one before.
    case right
    /// To the segment before.
    case up
    /// To the segment behind.
    case down
    /// To the first segment.
    case home
    /// To the last segment.
    case end
  }

  /// The size of the control.
  public let size: Size
  /// The direction of the control.
  public let direction: LayoutDirection
  /// The segments that are shown, in reading order.
  public let places: [Place]
  /// What an indicator never leaves: the smallest box that holds it wherever it rests.
  public let bounds: Rect

  /// A track of these places.
  public init(size: Size, direction: LayoutDirection = .leftToRight, places: [Place]) {
    self.size = size
    self.direction = direction
    self.places = places
    let indicators = places.map(\.indicator)
    bounds = indicators.dropFirst().reduce(indicators.first ?? .zero) { $0.union($1) }
  }

  /// The place of a segment; nil where it is not shown.
  public func place(of index: Int) -> Place? {
    places.first { $0.index == index }
  }

  /// The segment at a point, enabled or not; room between segments belongs to the nearer one.
  ///
  /// - Returns: Nil outside of the control.
  /// - Complexity: O(*n*).
  public func index(at point: Point) -> Int? {
    guard Rect(size: size).contains(point) else { return nil }
    return places.nearest { $0.frame.distance(to: point) }?.index
  }

  /// The enabled segment whose indicator has its middle nearest to a point; nil where none is enabled.
  public func nearestEnabled(to point: Point) -> Int? {
    places.filter(\.isEnabled).nearest { $0.indicator.center.distance(to: point) }?.index
  }

  /// The enabled segment a key leads to from `index`. Nothing wraps round.
  ///
  /// - Parameter index: Nil where none is selected: then left and up lead to the last segment, right
  ///   and down to the first; the other way round from right to left.
  /// - Returns: `index` where there is no further one.
  public func index(after index: Int?, pressing key: Key) -> Int? {
    let enabled = places.filter(\.isEnabled).map(\.index)
    switch key {
    case .home: return enabled.first ?? index
    case .end: return enabled.last ?? index
    case .up: return enabled.before(index) ?? index
    case .down: return enabled.after(index) ?? index
    case .left, .right:
      let goesOn = (key == .right) == (direction == .leftToRight)
      return (goesOn ? enabled.after(index) : enabled.before(index)) ?? index
    }
  }
}

extension MeasuredSegmented {
  /// Where the segments are in `room`.
  public func track(within room: Room = .asDeclared) -> SegmentedTrack {
    place(within: room).track
  }

  func track(of arrangement: SegmentedArrangement) -> SegmentedTrack {
    SegmentedTrack(
      size: arrangement.size, direction: direction,
      places: arrangement.shown.map { item in
        SegmentedTrack.Place(
          index: item, frame: arrangement.frames[item],
          indicator: landing(on: item, in: arrangement), isEnabled: control.items[item].isEnabled)
      })
  }
}

extension [Int] {
  /// The last of these, which ascend, before `index`; of all where that is nil.
  fileprivate func before(_ index: Int?) -> Int? {
    last { $0 < index ?? .max }
  }

  fileprivate func after(_ index: Int?) -> Int? {
    first { $0 > index ?? .min }
  }
}

extension [SegmentedTrack.Place] {
  /// The first of those at the least distance.
  fileprivate func nearest(_ distance: (Element) -> Double) -> Element? {
    self.min { distance($0) < distance($1) }
  }
}

extension Rect {
  /// Points from the nearest side; 0 inside.
  fileprivate func distance(to point: Point) -> Double {
    let outside = Point(
      x: max(minX - point.x, point.x - maxX, 0), y: max(minY - point.y, point.y - maxY, 0))
    return outside.distance(to: .zero)
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    let way = self - other
    return (way.x * way.x + way.y * way.y).squareRoot()
  }
}
