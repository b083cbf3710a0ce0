import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerText

extension Flow {
  /// An item of a flow: a box or a control.
  ///
  ///     Flow.Item(FlowItem(width: 40, height: 20), id: "logo", style: BoxStyle(fills: [.color(.black)]))
  ///     Flow.Item(content: .label("Volume"))
  ///     Flow.Item(Segmented(items: [Segment("Off"), Segment("On")])) { $0.box.grow = 1 }
  public struct Item: Sendable {
    /// The box that the solver places: the size, the margins, and how the item grows, shrinks and is aligned.
    public var box: FlowItem
    /// The id of a box in the tree; nil for none. A control has its own id.
    public var id: String?
    /// The content: a plain box or a control.
    public var content: Content
    // Few items have one.
    @Rare private var rest: Rest?

    private struct Rest: Sendable, Equatable {
      var style = BoxStyle()
      var place = Place.inFlow
      var priority = 0
    }

    /// Creates an item, by default a box.
    ///
    /// - Parameters:
    ///   - box: The box that the solver places.
    ///   - id: The id of a box; nil for none.
    ///   - style: How a box is drawn; by default it draws nothing.
    ///   - content: A plain box or a control.
    ///   - configure: Sets other properties.
    public init(
      _ box: FlowItem = FlowItem(), id: String? = nil, style: BoxStyle = BoxStyle(),
      content: Content = .box, _ configure: (inout Item) -> Void = { _ in }
    ) {
      self.init(box: box)
      (self.id, self.content) = (id, content)
      self.style = style
      configure(&self)
    }

    /// Creates a box, in as few instructions as possible.
    init(box: FlowItem) {
      (self.box, id, content, rest) = (box, nil, .box, nil)
    }

    /// Creates an item with a control.
    ///
    /// - Parameters:
    ///   - control: The control. It may have a title if the flow is a stack.
    ///   - box: The box that the solver places.
    ///   - configure: Sets other properties.
    public init(
      _ control: PanelItem, box: FlowItem = FlowItem(), _ configure: (inout Item) -> Void = { _ in }
    ) {
      self.init(box, content: .control(control), configure)
    }

    /// Creates an item with a control.
    public init(
      _ control: some Control, box: FlowItem = FlowItem(),
      _ configure: (inout Item) -> Void = { _ in }
    ) {
      self.init(PanelItem(control), box: box, configure)
    }

    /// The content of an item.
    public enum Content: Sendable {
      /// A box in the ``Item/style`` of the item.
      case box
      /// A control, which is as large as its item and draws itself.
      case control(PanelItem)

      /// A text in a font: a control of type ``Text``. It may break into lines.
      public static func label(_ text: String, font: Font = Font()) -> Content {
        .control(PanelItem(Text(text, font: font)))
      }
    }

    /// The positioning of an item.
    public enum Place: Hashable, Sendable {
      /// On a line of the flow.
      case inFlow
      /// At distances from the padding box: it takes no part in the flow, and is drawn above it.
      case absolute(FlowInset)
    }
  }
}

extension Flow.Item {
  /// How a box is drawn; by default it draws nothing.
  public var style: BoxStyle {
    get { rest?.style ?? BoxStyle() }
    set { change { $0.style = newValue } }
  }

  /// The positioning of the item; by default on a line.
  public var place: Place {
    get { rest?.place ?? .inFlow }
    set { change { $0.place = newValue } }
  }

  /// The priority of the item if not all fit: with ``OverflowRule/Order/priority``, items of lower priority are
  /// hidden first.
  public var priority: Int {
    get { rest?.priority ?? 0 }
    set { change { $0.priority = newValue } }
  }

  private mutating func change(_ body: (inout Rest) -> Void) {
    var changed = rest ?? Rest()
    body(&changed)
    // Storage of its own is made for those only that have something in it.
    rest = changed == Rest() ? nil : changed
  }

  /// The control; nil for a box.
  public var control: PanelItem? {
    get {
      guard case .control(let control) = content else { return nil }
      return control
    }
    set { content = newValue.map { .control($0) } ?? .box }
  }

  /// Whether it has a style, a place or a priority.
  var hasMore: Bool { !_rest.isNil }

  /// The distances of an item that is positioned absolutely; nil for one on a line.
  var inset: FlowInset? {
    guard case .absolute(let inset) = place else { return nil }
    return inset
  }
}
