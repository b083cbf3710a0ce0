import PickerColor
import PickerGeometry
import PickerTree

extension LayoutTree {
  /// Gives a node the paint and the effects that it has at one time of a transition.
  mutating func apply(
    _ track: TransitionTrack, at progress: TransitionProgress, to position: Int
  ) {
    let presence = progress.value(of: track.presence)
    if track.paint != nil || !track.presence.isResting {
      var paint = track.paint?.paint(at: progress) ?? visiblePaint(at: position)
      paint.opacity *= presence.limitedToUnit
      nodes[position].paint = Int32(truncatingIfNeeded: paints.count)
      paints.append(paint)
    }
    guard track.transform != nil || track.scales && !track.presence.isResting else { return }
    var moved = effects(of: nodes[position]) ?? Effects()
    if let transform = track.transform?.value(at: progress).transform {
      moved.transform = transform
    }
    if track.scales {
      let size = nodes[position].frame.size
      let center = Point(x: size.width / 2, y: size.height / 2)
      let smallest = LayoutTransition.smallestScale
      let scale = AffineTransform(scale: max(0, smallest + (1 - smallest) * presence))
      moved.transform = scale.about(center).concatenating(moved.transform)
    }
    nodes[position].effects = Int32(truncatingIfNeeded: effects.count)
    effects.append(moved)
  }

  /// The paint by which a node is drawn: a text without one is black.
  func visiblePaint(at position: Int) -> Paint {
    let node = nodes[position]
    return paint(of: node) ?? (node.role.paintsText ? Paint(fill: .black) : Paint())
  }
}
