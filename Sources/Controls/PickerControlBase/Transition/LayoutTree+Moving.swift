import PickerColor
import PickerGeometry
import PickerTree

extension LayoutTree {
  /// Gives a node the paint and the effects that it has at one time of a transition.
  mutating func apply(
    _ track: TransitionTrack, at progress: TransitionProgress, to position: Int
  ) {
    let presence = progress.value(of: track.presence)
    if !track.paint.isEmpty || !track.presence.isResting {
      var paint = visiblePaint(at: position)
      if !track.paint.isEmpty { paint = track.paint.paint(paint, at: progress) }
      paint.opacity *= presence.limitedToUnit
      nodes[position].paint = paints.add(paint)
    }
    if !track.crossing.isEmpty {
      let resting = label(of: nodes[position])?.crossing?.paint ?? visiblePaint(at: position)
      cross(position, by: track.crossing.crossing(resting, at: progress))
    }
    let isScaled = track.scales && !track.presence.isResting
    guard !track.effects.isEmpty || isScaled else { return }
    var moved = track.effects.effects(effects(of: nodes[position]) ?? Effects(), at: progress)
    if track.scales {
      let scale = AffineTransform(scale: LayoutTransition.scale(at: presence))
      let center = Rect(size: nodes[position].frame.size).center
      moved.transform = scale.about(center).concatenating(moved.transform)
    }
    nodes[position].effects = effects.add(moved)
  }

  /// Gives a text another crossing, which its lines share.
  private mutating func cross(_ position: Int, by crossing: Crossing) {
    let content = nodes[position].content
    var label = labels[Int(content)]
    label.crossing = crossing
    let number = labels.add(label)
    for part in position..<Int(nodes[position].end)
    where nodes[part].content == content && nodes[part].role.traits.content == .labels {
      nodes[part].content = number
    }
  }

  /// The paint by which a node is drawn: texts and icons without one have the foreground.
  func visiblePaint(at position: Int) -> Paint {
    let node = nodes[position]
    if let paint = paint(of: node) { return paint }
    return node.role.takesForeground ? Paint(fill: foreground ?? .black) : Paint()
  }
}

extension LayoutTransition {
  /// The scale of a node at a fraction of its presence.
  fileprivate static func scale(at presence: Double) -> Double {
    max(0, smallestScale + (1 - smallestScale) * presence)
  }
}
