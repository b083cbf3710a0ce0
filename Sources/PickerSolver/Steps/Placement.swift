import PickerGeometry

/// The door between the neutral axes and the page: turns distances from where the flow starts into
/// frames.
///
/// Right to left is the mirror image about the content box; so are reversed items and lines.
struct Placement {
  let isVertical: Bool
  private let alongTurned: Bool
  let acrossTurned: Bool
  private let alongOrigin: Double
  let acrossOrigin: Double

  /// - Parameters:
  ///   - length: The size of the container's border box along the lines.
  ///   - breadth: The same across the lines.
  @inline(__always)
  init(_ sides: ContainerSides, length: Double, breadth: Double) {
    isVertical = sides.isVertical
    alongTurned = sides.along.isTurned
    acrossTurned = sides.across.isTurned
    alongOrigin = sides.along.origin(in: length)
    acrossOrigin = sides.across.origin(in: breadth)
  }

  /// Makes frames of the distances from where the flow starts that a line and its items have.
  @inline(never)
  func turn(_ line: inout FlowLine, _ frames: UnsafeMutablePointer<Rect>) {
    line.frame = turned(line.frame)
    for item in line.items { frames[item] = turned(frames[item]) }
  }

  @inline(__always)
  private func turned(_ distances: Rect) -> Rect {
    frame(distances.x, distances.y, distances.width, distances.height)
  }

  /// The frame of a box `along` and `across` from where the flow starts.
  @inline(__always)
  func frame(_ along: Double, _ across: Double, _ length: Double, _ breadth: Double) -> Rect {
    let a = alongTurned ? alongOrigin - along - length : alongOrigin + along
    let b = acrossTurned ? acrossOrigin - across - breadth : acrossOrigin + across
    return isVertical
      ? Rect(x: b, y: a, width: breadth, height: length)
      : Rect(x: a, y: b, width: length, height: breadth)
  }
}
