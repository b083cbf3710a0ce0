import PickerJSON
import PickerSolver
import PickerText
import PickerTree

// The folder: `Reading` takes documents, `Style`, `Themes` and `Labels` are the look, `Localization` the language; `Panels` holds
// controls in others, `Interaction` uses them, `Motion` and `Transition` move them.

/// The description of a picker: plain values, before measurement.
///
/// Every control passes through the same stages:
///
///     Control ──measured(by:)──▶ MeasuredControl ──layout(within:)──▶ LayoutTree
///
/// ``AnyControl`` wraps a control of any type.
public protocol Control: Sendable {
  /// The control with its texts measured.
  associatedtype Measured: MeasuredControl

  /// The `type` of this control in documents; in kebab-case, also the name of its subcommand.
  static var type: String { get }

  /// The `type` of this particular control in documents. The default implementation returns ``type``.
  var documentType: String { get }

  /// The properties that all controls share: size, padding, border, direction, fill.
  var container: Container { get set }

  /// Shapes every text of the control once. Layout afterwards is arithmetic.
  func measured(by measurer: any TextMeasuring) -> Measured

  /// Returns the control in another language, direction and text size, with translated texts and scaled fonts.
  ///
  /// Boxes, padding and icons keep their sizes. A localization that changes nothing returns an equal control.
  ///
  /// A text is looked up by an id, and by itself if it has none: for titles the id of the control with `.title`, for a
  /// carousel its id with `.placeholder` and `.format`, for texts and images of drawings and pages their own ids.
  func localized(by localization: Localization) -> Self

  /// Returns the control with every child replaced: the items of a panel, the pages of a carousel, the symbols of a
  /// drawing. The default implementation has no children and returns the control itself.
  func replacingChildren(_ change: (AnyControl) -> AnyControl) -> Self

  /// The control with the selection of every item inverted; nil if it has no selectable items. The default
  /// implementation inverts the items of ``children``.
  ///
  /// It ignores the selection rule of the control: a check uses it to see the colours of both states.
  var togglingSelection: Self? { get }

  /// The frames of a control that is animated, at most one minute of them; nil if it is not. The default
  /// implementation returns nil.
  ///
  /// - Parameters:
  ///   - fps: Frames per second, greater than 0; nil uses the control's own rate, or 30.
  ///   - measurer: Measures the texts of the frames.
  func frames(fps: Double?, by measurer: any TextMeasuring) -> [LayoutAnimation.Frame]?

  /// Starts a session; see ``AnyControl/session(within:by:at:)``. The default implementation returns nil.
  func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)?

  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.items[3].width: must be at least 0, is -4`.
  init(reading source: DocumentSource) throws(JSONError)

  /// The JSON schema of the document. It leaves out constraints that involve several values.
  ///
  /// A nested document, such as an item of a panel, may be any value here. ``ControlKind/schema`` describes it,
  /// because only the catalogue knows all controls.
  static var schema: JSONSchema { get }
}

extension Control {
  /// Returns the control itself: it has no children.
  public func replacingChildren(_ change: (AnyControl) -> AnyControl) -> Self { self }

  /// The controls in it, in the order of the document.
  public var children: [AnyControl] {
    var children: [AnyControl] = []
    _ = replacingChildren { child in
      children.append(child)
      return child
    }
    return children
  }

  /// The control with the selection of its children inverted; nil if they have no selectable items.
  public var togglingSelection: Self? {
    var hasChanged = false
    let toggled = replacingChildren { child in
      guard let other = child.togglingSelection else { return child }
      hasChanged = true
      return other
    }
    return hasChanged ? toggled : nil
  }

  /// The `type` that all controls of this type have in documents.
  public var documentType: String { Self.type }

  /// Returns nil: the control is not animated.
  public func frames(fps: Double?, by measurer: any TextMeasuring) -> [LayoutAnimation.Frame]? {
    nil
  }

  /// Returns nil: the control takes no input.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? { nil }
}

/// A control whose texts are measured, ready for layout at any width.
///
/// ``AnyMeasuredControl`` wraps one of any type.
public protocol MeasuredControl: Sendable {
  /// Returns the layout of the control in the proposed size.
  ///
  /// - Complexity: O(*n*), or O(*n* log *n*) with `balance` or ``ItemStyle/minTarget``. Only the labels of overflow
  ///   chips, and labels that must be truncated, broken or shrunk, are measured again.
  func layout(within proposal: ProposedSize) -> LayoutTree

  /// Returns the layout of the control in the proposed size, as part of the tree of the container that appends it.
  ///
  /// The default implementation returns the complete ``layout(within:)``.
  func nestedLayout(within proposal: ProposedSize) -> NestedLayout

  /// The control as the content of a flow item. The default implementation has a single width and lays out the
  /// control to find its size.
  var content: any FlowContent { get }

  /// The control as the content of a panel item that is narrower than its declared width. The widths of its items are
  /// then maximum widths. The default implementation returns ``content``.
  var narrowContent: any FlowContent { get }

  /// The control as one of any type. The default implementation wraps it.
  var erased: AnyMeasuredControl { get }
}

extension MeasuredControl {
  /// Returns the complete layout.
  public func nestedLayout(within proposal: ProposedSize) -> NestedLayout {
    NestedLayout(layout(within: proposal))
  }

  /// The control as content with a single width.
  public var content: any FlowContent { ControlBox(self) }

  /// The content of an item that is not narrower.
  public var narrowContent: any FlowContent { content }

  /// The control, wrapped.
  public var erased: AnyMeasuredControl { AnyMeasuredControl(self) }

  /// Returns the layout in the control's declared size.
  public func layout() -> LayoutTree {
    layout(within: .asDeclared)
  }
}

/// The size that a control is laid out in, in points; either dimension may be left to the control.
public struct ProposedSize: Hashable, Sendable {
  /// The proposed width in points, at least 0; nil uses the control's own, `.infinity` fits the content.
  public var width: Double?
  /// The proposed height in points, at least 0; nil uses the control's own, `.infinity` fits the content.
  public var height: Double?
  /// Whether percentage heights in a flow refer to ``height``; false in a column if the item's height depends on its
  /// content.
  package var hasDefiniteHeight = true
  /// Whether the panel around the control is narrower than declared, so the widths of items are maximum widths.
  var isNarrow = false

  /// Leaves both dimensions to the control's own `width` and `height`.
  public static let asDeclared = ProposedSize()

  /// Creates a proposal; an omitted dimension is left to the control.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
