import PickerColor
import PickerGeometry

/// What a control tells beside its boxes.
public struct ControlState: Hashable, Sendable {
  /// What was done because the control was too narrow for its items; nil where nothing was.
  public var strategy: NarrowStrategy?
  /// How far its content is moved within its box, which cuts it off; nil: not at all.
  public var scroll: Scroll?
  /// Which of its pages it shows; nil where it has none.
  public var paging: PagingState?
  /// The colour that is picked; nil where none can be.
  public var color: ColorValue?
  /// How what moves in it gets where it is, where that was asked for.
  public var transition: Transition?

  /// A state of these parts.
  public init(
    strategy: NarrowStrategy? = nil, scroll: Scroll? = nil, paging: PagingState? = nil,
    color: ColorValue? = nil, transition: Transition? = nil
  ) {
    self.strategy = strategy
    self.scroll = scroll
    self.paging = paging
    self.color = color
    self.transition = transition
  }
}

extension LayoutTree {
  /// What a control tells beside its boxes, if the node is one that tells anything.
  public func controlState(of node: LayoutNode) -> ControlState? {
    node.role.traits.content == .controlStates && node.content >= 0
      ? controlStates[Int(node.content)] : nil
  }

  /// The colour that is picked on a control, if it picks one.
  public func color(of node: LayoutNode) -> ColorValue? {
    controlState(of: node)?.color
  }

  /// How what moves in the root gets where it is, where that was asked for.
  public var transition: Transition? {
    nodes.first.flatMap { controlState(of: $0)?.transition }
  }
}

extension ControlState {
  /// The state in words, a line each.
  var outline: [String] {
    var lines: [String] = []
    if let strategy { lines.append("rung: \(strategy.rawValue)") }
    if let scroll {
      lines.append("scroll: \(Rect(origin: scroll.offset, size: scroll.content).outline)")
    }
    if let paging { lines.append(paging.outline) }
    return lines + (transition?.outline ?? [])
  }
}
