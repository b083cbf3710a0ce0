import PickerGeometry

extension Fill.Pattern {
  /// Whether it is a gradient to the farthest corner of a frame.
  fileprivate var hasOpenRadius: Bool {
    if case .radial(_, _, _, let end) = self { end.isInfinite } else { false }
  }

  /// Returns the gradient with the distance from its centre to the farthest corner in place of an infinite radius.
  fileprivate func closingRadius(in size: Size) -> Fill.Pattern {
    guard case .radial(let gradient, let center, let start, _) = self, hasOpenRadius else {
      return self
    }
    let point = center.point(in: Rect(size: size))
    let corner = Point(
      x: max(point.x.magnitude, (size.width - point.x).magnitude),
      y: max(point.y.magnitude, (size.height - point.y).magnitude))
    return .radial(gradient, center: center, startRadius: start, endRadius: corner.distance)
  }
}

extension Fill {
  fileprivate var hasOpenRadius: Bool { pattern.hasOpenRadius || mask?.hasOpenRadius ?? false }

  fileprivate func closingRadius(in size: Size) -> Fill {
    var fill = self
    fill.pattern = pattern.closingRadius(in: size)
    fill.mask = mask?.closingRadius(in: size)
    return fill
  }
}

extension Paint {
  fileprivate var hasOpenRadius: Bool {
    fills.contains { $0.hasOpenRadius } || stroke?.fill.hasOpenRadius ?? false
  }

  fileprivate func closingRadii(in size: Size) -> Paint {
    var paint = self
    paint.fills = fills.map { $0.closingRadius(in: size) }
    if let stroke { paint.stroke?.fill = stroke.fill.closingRadius(in: size) }
    return paint
  }
}

extension LayoutTree {
  /// Replaces infinite radii of gradients, which reach the farthest corner of each node's frame, by their lengths.
  ///
  /// - Complexity: O(*paints*), and O(*nodes*) if there are any.
  package mutating func closeRadii() { closeRadii(of: paints.indices, from: 0) }

  /// Replaces the infinite radii of some paints, to which only nodes at or after the position `first` refer.
  mutating func closeRadii(of range: Range<Int>, from first: Int) {
    let open = range.filter { paints[$0].hasOpenRadius }
    guard !open.isEmpty else { return }
    let originals = paints
    var sizes: [Int: Size] = [:]
    for node in first..<nodes.count {
      let (paint, size) = (Int(nodes[node].paint), nodes[node].frame.size)
      guard paint >= 0, originals[paint].hasOpenRadius, sizes[paint] != size else { continue }
      let closed = originals[paint].closingRadii(in: size)
      if sizes[paint] == nil {
        (sizes[paint], paints[paint]) = (size, closed)
      } else {
        nodes[node].paint = Int32(truncatingIfNeeded: add(closed))
      }
    }
    for paint in open where sizes[paint] == nil {
      paints[paint] = originals[paint].closingRadii(in: .zero)
    }
  }
}
