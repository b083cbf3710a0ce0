import PickerColor

/// What a control on which a colour is picked tells beside its boxes.
public struct ColorTreeState: Hashable, Sendable {
  /// The picked colour.
  public var value: ColorValue
  /// How its parts get where they are, where that was asked for.
  public var transition: Transition?

  /// A picked colour.
  public init(_ value: ColorValue, transition: Transition? = nil) {
    self.value = value
    self.transition = transition
  }
}

extension LayoutTree {
  /// What a control on which a colour is picked tells, if the node is one.
  public func colorState(of node: LayoutNode) -> ColorTreeState? {
    let picks = node.role == .colorPicker || node.role == .chromaTouch
    return picks && colors.indices.contains(Int(node.content)) ? colors[Int(node.content)] : nil
  }

  /// The colour that is picked on a control, if it picks one.
  public func color(of node: LayoutNode) -> ColorValue? {
    colorState(of: node)?.value
  }
}
