import PickerGeometry

extension FlowPass {
  /// CSS Flexbox §9.2 step 4: the container along its lines; without a given size that of the
  /// longest line.
  mutating func sizeContainerAlong() {
    let insets = container.insets(axis)
    if let given = container.given(axis) {
      length = given
      room = given - insets
    } else {
      (length, room) = fitted(longestLine, axis)
    }
  }

  private var longestLine: Double {
    if axis == .horizontal && table.facts.contains(.bases) { return longestContribution }
    return lines.reduce(0) { max($0, $1.extent) }
  }

  /// §9.9: where items have a basis, the width that content wants is not the sum of the bases.
  private var longestContribution: Double {
    lines.reduce(0) { longest, line in
      let gaps = container.itemSpacing * Double(line.items.count - 1)
      return max(longest, line.items.reduce(gaps) { $0 + table.items[$1].contribution(axis) })
    }
  }

  /// §9.6 step 15: the container across its lines.
  mutating func sizeContainerAcross() {
    let axis = axis.perpendicular
    if let given = container.given(axis) {
      breadth = given
      innerAcross = given - container.insets(axis)
    } else {
      (breadth, innerAcross) = fitted(contentAcross, axis)
    }
  }

  private var contentAcross: Double {
    let gaps = container.lineSpacing * Double(max(0, lines.count - 1))
    return lines.reduce(0) { $0 + $1.natural } + gaps
  }

  /// The border box around `content`, and what is inside its padding.
  private func fitted(_ content: Double, _ axis: Axis) -> (outer: Double, inner: Double) {
    let insets = container.insets(axis)
    let wanted = content + insets
    let outer = container.clamped(wanted, axis)
    return (outer, outer == wanted ? content : outer - insets)
  }
}
