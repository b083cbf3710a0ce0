import PickerGeometry

/// How a walk continues from a node.
public enum WalkStep<Value> {
  /// Visits the children, passing them this value.
  case descend(Value)
  /// Skips the descendants.
  case skip
  /// Ends the walk.
  case stop
}

extension LayoutTree {
  /// Walks through the tree in paint order, calling `enter` for a node before its children and `leave` after them.
  ///
  ///     root ┬ a ─ b        enter root, enter a, enter b, leave b, leave a, enter c, leave c, leave root
  ///          └ c
  ///
  /// This is the only place that keeps a stack of ancestors. Inherited properties (a clip, a transform, the control
  /// of a node) are passed down as a value.
  ///
  /// - Parameters:
  ///   - value: The value passed to the root.
  ///   - enter: Called with the node and the value from its parent.
  ///   - leave: Called for each node from which the walk descended, even after a stop, but not after an error.
  /// - Throws: Only what `enter` and `leave` throw.
  /// - Complexity: O(*n*).
  @inlinable public func walk<Value, Failure: Error>(
    from value: Value,
    enter: (_ node: NodeView, _ value: Value) throws(Failure) -> WalkStep<Value>,
    leave: (_ node: NodeView) throws(Failure) -> Void
  ) throws(Failure) {
    // Inlinable, because a walk whose value is of an unknown type takes three times as long.
    let source = NodeView.Source(self)
    var ancestors: [NodeView] = []
    // The value for the root, and those of the ancestors: beside them, because a pair is copied to read half of it.
    var values = [value]
    var position = 0
    walk: while position < nodes.count {
      while let last = ancestors.indices.last, nodes[ancestors[last].position].end <= position {
        values.removeLast()
        try leave(ancestors.removeLast())
      }
      let node = ancestors.last?.child(at: position) ?? NodeView(position, atTopOf: source)
      switch try enter(node, values[ancestors.count]) {
      case .descend(let value):
        if nodes[position].end > position + 1 {
          ancestors.append(node)
          values.append(value)
        } else {
          try leave(node)
        }
        position += 1
      case .skip: position = Int(nodes[position].end)
      case .stop: break walk
      }
    }
    while let last = ancestors.popLast() { try leave(last) }
  }

  /// Calls `visit` for every node in paint order.
  ///
  /// - Throws: Only what `visit` throws.
  /// - Complexity: O(*n*).
  @inlinable public func walk<Failure: Error>(
    _ visit: (_ node: NodeView) throws(Failure) -> Void
  ) throws(Failure) {
    try walk(from: ()) { (node, _) throws(Failure) in
      try visit(node)
      return .descend(())
    }
  }

  /// Walks through the tree in paint order.
  ///
  /// - Throws: Only what `enter` throws.
  /// - Complexity: O(*n*).
  @inlinable public func walk<Value, Failure: Error>(
    from value: Value, enter: (_ node: NodeView, _ value: Value) throws(Failure) -> WalkStep<Value>
  ) throws(Failure) {
    // An overload, because the compiler crashes on a default argument that is a closure with typed throws.
    try walk(from: value, enter: enter) { (_: NodeView) throws(Failure) in }
  }

  /// Walks through the tree in paint order, passing `enter` the part of each frame that no ancestor clips; nil: none.
  package func walkVisible<Value>(
    from value: Value,
    enter: (_ node: NodeView, _ visible: Rect?, _ value: Value) -> WalkStep<Value>
  ) {
    walk(from: (value: value, clip: Rect?.none)) { node, outer in
      let visible = outer.clip.map { node.absoluteFrame.intersection($0) } ?? node.absoluteFrame
      switch enter(node, visible, outer.value) {
      case .descend(let value):
        let clips = effects(of: nodes[node.position])?.clips == true
        return .descend((value, clips ? visible ?? .zero : outer.clip))
      case .skip: return .skip
      case .stop: return .stop
      }
    }
  }
}
