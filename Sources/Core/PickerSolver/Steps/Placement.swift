import PickerGeometry

/// Converts positions on the main and cross axes, measured from the start of the flow, into frames.
///
/// Right to left, reversed items and reversed lines are mirror images within the content box.
struct Placement {
  let isVertical: Bool
  private let isMainReversed: Bool
  let isCrossReversed: Bool
  private let mainOrigin: Double
  let crossOrigin: Double

  /// - Parameters:
  ///   - mainSize: The main size of the container's border box.
  ///   - crossSize: The cross size of the container's border box.
  @inline(__always)
  init(_ sides: ContainerSides, mainSize: Double, crossSize: Double) {
    isVertical = sides.isVertical
    isMainReversed = sides.main.isReversed
    isCrossReversed = sides.cross.isReversed
    mainOrigin = sides.main.origin(in: mainSize)
    crossOrigin = sides.cross.origin(in: crossSize)
  }

  /// Converts the frames of a line and its items, which hold positions relative to the start of the flow.
  @inline(never)
  func convert(_ line: inout FlowLine, _ frames: UnsafeMutablePointer<Rect>) {
    line.frame = converted(line.frame)
    for item in line.items { frames[item] = converted(frames[item]) }
  }

  @inline(__always)
  private func converted(_ distances: Rect) -> Rect {
    frame(distances.x, distances.y, distances.width, distances.height)
  }

  /// The frame of a box at `main` and `cross` from the start of the flow.
  @inline(__always)
  func frame(_ main: Double, _ cross: Double, _ mainSize: Double, _ crossSize: Double) -> Rect {
    let a = isMainReversed ? mainOrigin - main - mainSize : mainOrigin + main
    let b = isCrossReversed ? crossOrigin - cross - crossSize : crossOrigin + cross
    return isVertical
      ? Rect(x: b, y: a, width: crossSize, height: mainSize)
      : Rect(x: a, y: b, width: mainSize, height: crossSize)
  }
}
