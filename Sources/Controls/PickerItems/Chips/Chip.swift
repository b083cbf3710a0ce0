import PickerControlBase
import PickerGeometry

/// A chip of a flexible picker.
public struct Chip: LabelledItem, Hashable, Sendable {
  /// The label.
  public var text: String
  /// Whether it is selected.
  public var isSelected: Bool
  /// Whether it can be selected.
  public var isEnabled: Bool
  // Most chips are only a text. What few chips have is stored apart, so that the others are four words instead of
  // a hundred and twenty: documents, measurers and sessions copy them often.
  private var details = Sparse<Details>()

  /// Properties that few chips have.
  struct Details: DefaultInitializable, Hashable, Sendable {
    var id: String?
    var width: Double?
    var widthPercentage: Double?
    var margin = ItemMargins()
    var height: Double?
    var icon: Icon?
    var trailingIcon: Icon?
    var badge: String?
    var breaksBefore = false
    var breaksAfter = false
    var priority = 0
    var style = Sparse<ItemStyle>()
  }

  /// Creates a chip with a label; `configure` sets other properties.
  public init(
    _ text: String, id: String? = nil, isSelected: Bool = false, isEnabled: Bool = true,
    icon: Icon? = nil, _ configure: (inout Chip) -> Void = { _ in }
  ) {
    self.init(text: text, isSelected: isSelected, isEnabled: isEnabled)
    if let id { self.id = id }
    if let icon { self.icon = icon }
    configure(&self)
  }

  /// Creates a chip that is only a text.
  init(text: String, isSelected: Bool = false, isEnabled: Bool = true) {
    self.text = text
    self.isSelected = isSelected
    self.isEnabled = isEnabled
  }

  /// Whether it is only a text: all rare properties have their defaults.
  var isPlain: Bool { details.isUnset }
}

// What few chips have.
extension Chip {
  /// The id of the chip; nil uses its text.
  public var id: String? {
    get { details.stored?.value.id }
    set { details.value.id = newValue }
  }

  /// The border-box width in points; nil fits the content.
  public var width: Double? {
    get { details.stored?.value.width }
    set { details.value.width = newValue }
  }

  /// ``width`` as a percentage of the container's content-box width.
  public var widthPercentage: Double? {
    get { details.stored?.value.widthPercentage }
    set { details.value.widthPercentage = newValue }
  }

  /// The margins of the chip; `auto` margins take precedence over the row's alignment.
  public var margin: ItemMargins {
    get { details.stored?.value.margin ?? ItemMargins() }
    set { details.value.margin = newValue }
  }

  /// The border-box height in points; nil fits the content.
  public var height: Double? {
    get { details.stored?.value.height }
    set { details.value.height = newValue }
  }

  /// The icon before the label.
  public var icon: Icon? {
    get { details.stored?.value.icon }
    set { details.value.icon = newValue }
  }

  /// The icon after the label, such as a cross that removes the chip.
  public var trailingIcon: Icon? {
    get { details.stored?.value.trailingIcon }
    set { details.value.trailingIcon = newValue }
  }

  /// A short text in a capsule after the label.
  public var badge: String? {
    get { details.stored?.value.badge }
    set { details.value.badge = newValue }
  }

  /// Whether a new row begins before this chip. The key in documents is `breakBefore`.
  public var breaksBefore: Bool {
    get { details.stored?.value.breaksBefore ?? false }
    set { details.value.breaksBefore = newValue }
  }

  /// Whether the row ends after this chip. The key in documents is `breakAfter`.
  public var breaksAfter: Bool {
    get { details.stored?.value.breaksAfter ?? false }
    set { details.value.breaksAfter = newValue }
  }

  /// The priority of the chip if not all fit: with ``OverflowRule/Order/priority``, chips of lower priority are
  /// hidden first.
  public var priority: Int {
    get { details.stored?.value.priority ?? 0 }
    set { details.value.priority = newValue }
  }

  /// The style of this chip; unset properties are inherited from ``Chips/chip``.
  public var style: ItemStyle {
    get { ownStyle.value }
    _modify { yield &details.value.style.value }
  }

  /// Whether it has an icon without its label, and is narrower then.
  var canLoseLabel: Bool {
    icon != nil && !text.isEmpty && width == nil && widthPercentage == nil
  }

  /// The stored style, for comparison by reference.
  var ownStyle: Sparse<ItemStyle> { details.stored?.value.style ?? Sparse() }
}
