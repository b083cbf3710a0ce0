import PickerGeometry
import PickerJSON

/// A point in ten thousandths, as it is written.
struct WrittenPoint {
  let x: Int64
  let y: Int64

  static let zero = WrittenPoint(x: 0, y: 0)
}

extension WrittenPoint {
  /// Nil where a coordinate is not written from its ten thousandths.
  init?(_ point: Point) {
    guard JSONWriter.isShort(point.x), JSONWriter.isShort(point.y) else { return nil }
    self.init(x: JSONWriter.units(of: point.x), y: JSONWriter.units(of: point.y))
  }
}

extension Point {
  init(_ point: WrittenPoint) {
    self.init(x: Double(point.x) / 10_000, y: Double(point.y) / 10_000)
  }
}

/// A frame in ten thousandths, relative to the root of a tree: adding whole numbers is exact, and none is rounded twice.
struct WrittenFrame {
  let origin: WrittenPoint
  private let width: Int64
  private let height: Int64

  /// Nil where a length is not written from its ten thousandths.
  ///
  /// - Parameter parent: The origin of the node that `frame` is relative to.
  @inline(__always)
  init?(_ frame: Rect, from parent: WrittenPoint) {
    guard JSONWriter.isShort(frame.x), JSONWriter.isShort(frame.y),
      JSONWriter.isShort(frame.width), JSONWriter.isShort(frame.height)
    else { return nil }
    let x = parent.x &+ JSONWriter.units(of: frame.x)
    let y = parent.y &+ JSONWriter.units(of: frame.y)
    // A power of two below the limit of short lengths, 10¹⁵ ten thousandths, so that both are compared at once.
    let limit: Int64 = 1 &<< 49
    guard UInt64(bitPattern: (x &+ limit) | (y &+ limit)) < UInt64(2 &* limit) else { return nil }
    origin = WrittenPoint(x: x, y: y)
    width = JSONWriter.units(of: frame.width)
    height = JSONWriter.units(of: frame.height)
  }

  /// Writes the member `frame`, which is not the first of its object. Takes space for 150 bytes.
  @inline(__always)
  func write(to place: inout JSONPlace) {
    // Rows and chips share heights and vertical positions; the others differ.
    place.put(",\"frame\":[")
    place.put(newUnits: origin.x)
    place.put(",")
    place.put(units: origin.y)
    place.put(",")
    place.put(newUnits: width)
    place.put(",")
    place.put(units: height)
    place.put("]")
  }
}

extension Rect {
  /// The rounded frame, with its origin relative to that of `origin`, which is rounded.
  func written(from origin: Point) -> Rect {
    Rect(
      x: x.roundedLength + origin.x, y: y.roundedLength + origin.y, width: width.roundedLength,
      height: height.roundedLength)
  }
}
