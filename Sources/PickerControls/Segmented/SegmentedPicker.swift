import PickerText
import PickerTree

/// A simple segmented control: texts of which one is selected.
///
///     var picker = SegmentedPicker(items: ["Day", "Week", "Month"])
///     picker.width = 300
///     try picker.tap(index: 1)
///     let tree = picker.measured(by: TextMeasurer.shared).layout()
///
/// Segments have equal widths. The indicator has the size of the selected segment; its distance from the leading
/// edge of the first segment is index × (segment width + spacing).
public struct SegmentedPicker: Hashable, Sendable {
  /// The labels of the segments, in reading order.
  public private(set) var items: [String]
  /// The index of the selected segment; nil for none.
  public private(set) var selectedIndex: Int?
  /// The border-box width in points; nil makes all segments as wide as the widest one.
  public var width: Double?

  /// Creates a picker with the first of `items` selected.
  public init(items: [String]) {
    self.items = items
    selectedIndex = items.isEmpty ? nil : 0
  }

  /// Selects a segment, like a tap on it.
  ///
  /// - Throws: ``SelectionError`` where the index is out of range: `must be 0 to 2, is 3`.
  public mutating func tap(index: Int) throws(SelectionError) {
    guard items.indices.contains(index) else {
      throw SelectionError(index: index, count: items.count)
    }
    selectedIndex = index
  }

  /// Clears the selection, so that no indicator is drawn.
  public mutating func clearSelection() {
    selectedIndex = nil
  }

  /// The control of the catalogue that this picker configures.
  public var control: Segmented {
    Segmented(
      items: items.map { Segment($0) }, selected: selectedIndex.map { [$0] } ?? [],
      container: container)
  }

  private var container: Container {
    var container = Container.segmented
    container.width = width
    return container
  }

  /// Shapes every text once.
  public func measured(by measurer: any TextMeasuring) -> MeasuredSegmented {
    control.measured(by: measurer)
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
