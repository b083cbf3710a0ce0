import PickerColor
import PickerGeometry
import PickerText

/// Properties of a control that its boxes alone do not show: its state, its name and its language.
public struct ControlState: Hashable, Sendable {
  /// The compression step in effect because the control is too narrow for its items; nil if none was needed.
  public var strategy: NarrowStrategy?
  /// How far the content is scrolled within the box that clips it; nil if it is not scrolled.
  public var scroll: Scroll?
  /// The visible page; nil if the control has no pages.
  public var paging: PagingState?
  /// The picked colour; nil if the control does not pick colours.
  public var color: ColorValue?
  /// The stage of a touch swatch; nil for other controls.
  public var stage: TouchStage?
  /// How far the most recently dragged layer of a drawing is from its place in the document, in points; nil if none
  /// was dragged.
  public var dragOffset: Point?
  /// The animation of the moving part, such as an indicator, to its final frame; nil unless requested.
  public var transition: Transition?
  /// The name of the control for screen readers; nil uses the title before it, if there is one.
  public var label: String?
  /// The language of its texts, as a BCP 47 tag; nil if unknown.
  public var language: String?
  /// The position of the control in the document of its parent, such as `items[2]`; nil for a control without a
  /// parent.
  public var path: String?
  /// The positions in the tree's ids of those of a control with a parent: its own, and those of all that is in it, in the order
  /// of its document, also of what it hides. Nil for a control without a parent, and in a tree that was read. The tree that
  /// a transition shows has other ids.
  package var ids: Range<Int>?
  /// Words that replace the built-in ones of the language.
  public var words: [Word: CountTemplate] = [:]

  /// Creates a state; omitted values are nil.
  public init(
    strategy: NarrowStrategy? = nil, scroll: Scroll? = nil, paging: PagingState? = nil,
    color: ColorValue? = nil, stage: TouchStage? = nil, dragOffset: Point? = nil,
    transition: Transition? = nil, label: String? = nil, language: String? = nil
  ) {
    self.strategy = strategy
    self.scroll = scroll
    self.paging = paging
    self.color = color
    self.stage = stage
    self.dragOffset = dragOffset
    self.transition = transition
    self.label = label
    self.language = language
  }
}

/// The stages of a touch swatch, which firm touches select.
public enum TouchStage: String, Hashable, Sendable, CaseIterable {
  /// The swatch and the sliders.
  case sliders
  /// The card, over the swatch and the sliders.
  case peek
  /// Only the swatch.
  case popped
}

extension LayoutTree {
  /// The control state of a node, if it has one.
  package func controlState(of node: LayoutNode) -> ControlState? {
    node.role.traits.content == .controlStates && node.content >= 0
      ? controlStates[Int(node.content)] : nil
  }

  /// The position of the node's control in its parent's document, without a copy of its state.
  package func path(of node: LayoutNode) -> String? {
    guard node.content >= 0, node.role.traits.content == .controlStates else { return nil }
    return controlStates[Int(node.content)].path
  }

  /// Appends a control, and records where it is in its parent's document, and which ids are those of its items. A text
  /// has no state that could contain them.
  package mutating func appendControl(
    at path: String?, _ append: (inout LayoutTree) -> Void
  ) {
    let (position, firstID) = (nodes.count, ids.count)
    append(&self)
    guard let path, position < nodes.count, nodes[position].role.traits.content == .controlStates
    else { return }
    if nodes[position].content < 0 {
      nodes[position].content = controlStates.add(ControlState())
    }
    let ids = firstID..<self.ids.count
    controlStates[Int(nodes[position].content)].path = path
    controlStates[Int(nodes[position].content)].ids = ids
  }

  /// The colour picked in a control, if it picks colours.
  package func color(of node: LayoutNode) -> ColorValue? {
    controlState(of: node)?.color
  }

  /// The root's transition, if one was requested.
  public var transition: Transition? {
    nodes.first.flatMap { controlState(of: $0)?.transition }
  }
}

extension ControlState {
  /// The state as text, one line for each part.
  var outline: [String] {
    var lines: [String] = []
    if let strategy { lines.append("strategy: \(strategy.rawValue)") }
    if let scroll {
      lines.append("scroll: \(Rect(origin: scroll.offset, size: scroll.content).outline)")
    }
    if let paging { lines.append(paging.outline) }
    if let label { lines.append("label: \(label)") }
    if let language { lines.append("language: \(language)") }
    if let path { lines.append("path: \(path)") }
    return lines + (transition?.outline ?? [])
  }
}
