import PickerColor
import PickerGeometry
import PickerTree

/// Fades scrolled segments towards the edges beyond which there are more.
///
///     |░▒Week   Month   Ye▒░|
///
/// Each fill gets a mask, because the background behind the segments must not fade.
struct ScrollFade {
  private let axis: Axis
  /// The visible length of the control.
  private let visibleLength: Double
  /// The length on which segments fade at an edge.
  private let length: Double
  private let fadesAtStart: Bool
  private let fadesAtEnd: Bool
  private let gradient: Gradient
  private var paints = AddedPaints()

  /// The maximum length on which segments fade at an edge, in points; at most a quarter of the visible length.
  static let maximumLength = 24.0

  /// Creates the fade of a control of `size`; nil if nothing is scrolled out of sight.
  init?(_ scroll: Scroll, of size: Size, along axis: Axis) {
    self.axis = axis
    visibleLength = size[axis]
    fadesAtStart = !scroll.offset[axis].fits(in: 0)
    fadesAtEnd = !scroll.content[axis].fits(in: scroll.offset[axis] + visibleLength)
    guard visibleLength > 0, fadesAtStart || fadesAtEnd else { return nil }
    length = min(ScrollFade.maximumLength, visibleLength / 4)
    let (clear, opaque) = (Color.clear, Color.black)
    let share = length / visibleLength
    gradient = Gradient(stops: [
      GradientStop(offset: 0, color: fadesAtStart ? clear : opaque),
      GradientStop(offset: share, color: opaque),
      GradientStop(offset: 1 - share, color: opaque),
      GradientStop(offset: 1, color: fadesAtEnd ? clear : opaque),
    ])
  }

  /// Fades everything in the root of a tree.
  mutating func apply(to tree: inout LayoutTree) {
    for (node, frame) in tree.absoluteFrames().enumerated().dropFirst() {
      let position = frame.origin[axis]
      if isFaded(from: position, to: position + frame.size[axis]) {
        fade(node, at: position, in: &tree)
      }
    }
  }

  private func isFaded(from start: Double, to end: Double) -> Bool {
    guard start < end, end > 0, start < visibleLength else { return false }
    return fadesAtStart && start < length || fadesAtEnd && end > visibleLength - length
  }

  private mutating func fade(_ node: Int, at position: Double, in tree: inout LayoutTree) {
    guard var paint = tree.paint(of: tree.nodes[node]) else { return }
    let size = tree.nodes[node].frame.size[axis]
    var (from, to) = (UnitPoint(x: 0, y: 0), UnitPoint(x: 0, y: 0))
    if axis == .horizontal {
      (from.x, to.x) = (-position / size, (visibleLength - position) / size)
    } else {
      (from.y, to.y) = (-position / size, (visibleLength - position) / size)
    }
    let mask = Fill.Pattern.linear(gradient, from: from, to: to)
    for fill in paint.fills.indices { paint.fills[fill].mask = mask }
    paint.stroke?.fill.mask = mask
    let known = tree.nodes[node].paint
    tree.nodes[node].paint = paints.number(of: paint, known: known, in: &tree)
  }
}
