import PickerControlBase
import PickerGeometry

/// The positions of the segments of a laid-out control, for pointer and keyboard input.
///
///     let track = control.measured(by: measurer).track(within: proposal)
///     track.index(atPoint: Point(x: 120, y: 10))      // the segment beneath a finger
///     track.index(after: 1, pressing: .right)         // the segment that a key selects
public struct SegmentedTrack: Hashable, Sendable {
  /// A visible segment.
  public struct TrackPlace: Hashable, Sendable {
    /// The index of the segment in the control.
    public var index: Int
    /// The frame of the segment, relative to the control's origin, in points.
    public var frame: Rect
    /// The frame of the indicator at rest on the segment, in points.
    public var indicator: Rect
    /// Whether the segment can be selected.
    public var isEnabled: Bool

    /// Creates the place of a segment.
    public init(index: Int, frame: Rect, indicator: Rect, isEnabled: Bool = true) {
      self.index = index
      self.frame = frame
      self.indicator = indicator
      self.isEnabled = isEnabled
    }
  }

  /// The size of the control, in points.
  public let size: Size
  /// The direction of the control.
  public let direction: LayoutDirection
  /// The visible segments, in reading order.
  public let places: [TrackPlace]
  /// The frame of the overflow segment, in points; nil if there is none.
  public let overflow: Rect?
  /// The rectangle in points that an indicator never leaves: the union of all indicators at rest.
  public let bounds: Rect

  /// Creates a track. `overflow` is the frame of the overflow segment, which is also the place of a selected hidden
  /// segment.
  public init(
    size: Size, direction: LayoutDirection = .leftToRight, places: [TrackPlace],
    overflow: Rect? = nil
  ) {
    self.overflow = overflow
    self.size = size
    self.direction = direction
    self.places = places
    let indicators = places.map { $0.indicator }
    bounds = indicators.dropFirst().reduce(indicators.first ?? .zero) { $0.union($1) }
  }

  /// Returns the place of a segment; nil if it is not visible.
  public func place(of index: Int) -> TrackPlace? {
    places.first { $0.index == index }
  }

  /// Returns this track with its segments scrolled by a vector.
  func offset(by shift: Point) -> SegmentedTrack {
    guard shift != .zero else { return self }
    return SegmentedTrack(
      size: size, direction: direction,
      places: places.map { place in
        var place = place
        place.frame = place.frame.offset(by: shift)
        place.indicator = place.indicator.offset(by: shift)
        return place
      }, overflow: overflow?.offset(by: shift))
  }

  /// Returns the index of the segment at a point, enabled or not. Gaps belong to the nearest segment.
  ///
  /// - Parameter point: The point relative to the control's origin, in points.
  /// - Returns: Nil outside the control, and on the overflow segment.
  /// - Complexity: O(*n*).
  public func index(atPoint point: Point) -> Int? {
    guard Rect(size: size).contains(point), !isOverflow(atPoint: point) else { return nil }
    return places.nearest { $0.frame.distance(to: point) }?.index
  }

  /// Whether a point is on the overflow segment, or nearer to it than to any other segment.
  ///
  /// - Complexity: O(*n*).
  public func isOverflow(atPoint point: Point) -> Bool {
    guard let overflow, Rect(size: size).contains(point) else { return false }
    let distance = overflow.distance(to: point)
    return places.allSatisfy { $0.frame.distance(to: point) >= distance }
  }

  /// Returns the enabled segment whose indicator centre is nearest to a point; nil if none is enabled.
  public func nearestEnabled(to point: Point) -> Int? {
    places.filter { $0.isEnabled }.nearest { $0.indicator.center.distance(to: point) }?.index
  }

  /// Returns the enabled segment that a key selects, starting from `index`. Arrow keys wrap around, like in radio
  /// groups.
  ///
  /// - Parameters:
  ///   - index: The selected segment. With nil, left and up select the last segment, right and down the first.
  ///   - key: An arrow key, Home or End; in right-to-left controls, left and right are swapped.
  /// - Returns: `index` if there is no further enabled segment, or for other keys.
  public func index(after index: Int?, pressing key: SessionKey) -> Int? {
    let enabled = places.filter { $0.isEnabled }.map { $0.index }
    switch key {
    case .home: return enabled.first ?? index
    case .end: return enabled.last ?? index
    case .left, .right, .up, .down:
      let next = goesOn(key) ? enabled.after(index) ?? enabled.first : enabled.before(index)
      return next ?? enabled.last ?? index
    default: return index
    }
  }

  /// Whether a key leads from a segment to no further one unless it wraps around.
  func isLast(_ index: Int?, pressing key: SessionKey) -> Bool {
    let end = places.filter { $0.isEnabled }.map { $0.index }.max()
    return goesOn(key) && index != nil && index == end
  }
}

extension MeasuredSegmented {
  /// Returns the positions of the segments in the proposed size.
  public func track(within proposal: ProposedSize = .asDeclared) -> SegmentedTrack {
    place(within: proposal).track
  }

  func track(of arrangement: SegmentedArrangement) -> SegmentedTrack {
    SegmentedTrack(
      size: arrangement.size, direction: direction,
      places: (arrangement.shown + [arrangement.more?.selected].compactMap { $0 }).map { item in
        SegmentedTrack.TrackPlace(
          index: item, frame: arrangement.frames[item],
          indicator: restingFrame(on: item, in: arrangement),
          isEnabled: control.items[item].isEnabled)
      }, overflow: arrangement.more?.frame)
  }
}

extension SegmentedTrack {
  /// Whether a key leads from a segment to a following one.
  func goesOn(_ key: SessionKey) -> Bool {
    switch key {
    case .right: direction == .leftToRight
    case .left: direction == .rightToLeft
    case .down: true
    default: false
    }
  }

  /// How much longer a dragged indicator is than on a segment, in points: nothing there, and `share` of the way between the
  /// middles of two neighbours half way.
  func stretch(of indicator: Rect, _ share: Double, along axis: Axis) -> Double {
    guard share > 0 else { return 0 }
    let (place, across) = (indicator.center[axis], indicator.center[axis.perpendicular])
    let line = places.map { $0.indicator.center }
      .min { abs($0[axis.perpendicular] - across) < abs($1[axis.perpendicular] - across) }
    let middles = places.map { $0.indicator.center }
      .filter { abs($0[axis.perpendicular] - (line?[axis.perpendicular] ?? 0)) < 0.01 }
      .map { $0[axis] }
    guard let before = middles.filter({ $0 <= place }).max(),
      let after = middles.filter({ $0 > place }).min()
    else { return 0 }
    let way = (place - before) / (after - before)
    return share * (after - before) * 4 * way * (1 - way)
  }
}

extension Rect {
  /// Returns the rectangle lengthened about its centre along an axis; its length is at least 0.
  func lengthened(by length: Double, _ axis: Axis) -> Rect {
    var rect = self
    rect.size[axis] = max(0, size[axis] + length)
    rect.origin[axis] -= (rect.size[axis] - size[axis]) / 2
    return rect
  }
}

extension [Int] {
  /// Returns the last element of this ascending array before `index`; the last of all if `index` is nil.
  fileprivate func before(_ index: Int?) -> Int? {
    last { $0 < index ?? .max }
  }

  fileprivate func after(_ index: Int?) -> Int? {
    first { $0 > index ?? .min }
  }
}

extension [SegmentedTrack.TrackPlace] {
  /// Returns the first element at the minimum distance.
  fileprivate func nearest(_ distance: (Element) -> Double) -> Element? {
    self.min { distance($0) < distance($1) }
  }
}

extension Rect {
  /// The distance to the nearest side, in points; 0 inside.
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
