/// A segmented control of your own items, of which at most one is selected.
///
///     let picker = SegmentedPicker(["Day", "Week", "Month"])
///     var session = picker.session(width: 300, by: measurer)
///     session.tap(atPoint: point, at: now)
///     session.selection                            // the id of the selected item
///     session.tree(at: now + 0.05)                 // the indicator is on its way
///
/// The picker is the description, and a ``SegmentedSession`` is the control in use. The id of a segment in the tree
/// is the description of the item's id, if these descriptions are unique.
///
/// By default, segments have equal widths. The indicator has the size of the selected segment, and its distance from
/// the leading edge of the first segment is index × (segment width + spacing).
public struct SegmentedPicker<Item: Identifiable & Sendable>: ItemPicker {
  /// Configures the segment of an item: an icon, a badge, whether it is enabled, its style.
  public typealias SegmentConfiguration = @Sendable (_ item: Item, _ segment: inout Segment) -> Void

  /// The items, in reading order. Their ids must be unique.
  public var items: [Item]
  /// The id of the selected item; nil or an unknown id selects none.
  public var selection: Item.ID?
  /// Everything else: the distribution, the axis, the indicator, the style of segments, the animation …
  ///
  /// Its ``Segmented/items`` and ``Segmented/selected`` are ignored, because they are made from the picker's items.
  public var settings = Segmented()

  private let text: @Sendable (Item) -> String
  private let configure: SegmentConfiguration?

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - items: The items, in reading order. Their ids must be unique.
  ///   - text: The label of an item.
  ///   - selection: The id of the selected item; nil for none.
  ///   - segment: Configures the segment of an item. Its label is already set.
  public init(
    _ items: [Item], text: @escaping @Sendable (Item) -> String, selection: Item.ID?,
    segment: SegmentConfiguration? = nil
  ) {
    self.items = items
    self.text = text
    self.selection = selection
    configure = segment
  }

  /// Creates a picker with the first of `items` selected.
  public init(
    _ items: [Item], text: @escaping @Sendable (Item) -> String,
    segment: SegmentConfiguration? = nil
  ) {
    self.init(items, text: text, selection: items.first?.id, segment: segment)
  }

  #if !hasFeature(Embedded)
    /// Creates a picker that reads labels from a key path of the items, such as `\.name`.
    public init(
      _ items: [Item], text: any KeyPath<Item, String> & Sendable, selection: Item.ID?,
      segment: SegmentConfiguration? = nil
    ) {
      self.init(items, text: { $0[keyPath: text] }, selection: selection, segment: segment)
    }

    /// Creates a picker that reads labels from a key path of the items, with the first item selected.
    public init(
      _ items: [Item], text: any KeyPath<Item, String> & Sendable,
      segment: SegmentConfiguration? = nil
    ) {
      self.init(items, text: { $0[keyPath: text] }, segment: segment)
    }
  #endif

  /// The control of the catalogue that this picker configures.
  public var control: Segmented {
    var control = settings
    control.items = identified(items) { item, id in
      var segment = Segment(text(item), id: id)
      configure?(item, &segment)
      return segment
    }
    control.selected = selectedIndex.map { [$0] } ?? []
    return control
  }
}

extension SegmentedPicker: Sendable where Item.ID: Sendable {}

extension SegmentedPicker {
  /// The index of the selected item; nil for none. Setting it selects the item at that index; an index out of range
  /// selects none.
  public var selectedIndex: Int? {
    get { selection.flatMap { id in items.firstIndex { $0.id == id } } }
    set { selection = newValue.flatMap { items.indices.contains($0) ? items[$0].id : nil } }
  }

  /// Selects the item at an index, like a tap on it.
  ///
  /// - Returns: Whether it is selected now. A disabled segment cannot be selected, and a momentary control selects
  ///   nothing.
  /// - Throws: ``SelectionError`` if the index is out of range: `must be 0 to 2, is 3`.
  @discardableResult
  public mutating func tap(index: Int) throws(SelectionError) -> Bool {
    guard items.indices.contains(index) else {
      throw SelectionError(index: index, count: items.count)
    }
    guard !settings.isMomentary, control.items[index].isEnabled else { return false }
    selection = items[index].id
    return true
  }
}

extension SegmentedPicker<TextItem> {
  /// Creates a picker of texts, with the first one selected.
  public init(_ texts: [String]) {
    self.init([TextItem](texts: texts), text: { $0.text })
  }

  /// Creates a picker of texts; without a selection, no indicator is drawn.
  public init(_ texts: [String], selection: String?) {
    self.init([TextItem](texts: texts), text: { $0.text }, selection: selection)
  }

  /// Creates a picker of texts, with the text at an index selected; an index out of range selects none.
  ///
  ///     SegmentedPicker(items: ["Day", "Week", "Month"], selection: 1)
  public init(items: [String], selection: Int) {
    self.init(items, selection: nil)
    selectedIndex = selection
  }
}

/// The index of a segment is out of range.
public struct SelectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The invalid index.
  public let index: Int
  /// The number of segments.
  public let count: Int

  /// The message, in one line.
  public var description: String {
    count == 0 ? "there are no items, is \(index)" : "must be 0 to \(count - 1), is \(index)"
  }
}
