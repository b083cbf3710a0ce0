import PickerText
import PickerTree

/// A segmented control of texts, one of which is selected.
///
///     var picker = SegmentedPicker(items: ["Day", "Week", "Month"])
///     picker.width = 300
///     try picker.tap(index: 1)
///     let tree = picker.measured(by: TextMeasurer.shared).layout()
///
/// Segments are equally wide. The indicator is as large as the selected segment and stands
/// index × (segment width + spacing) from the leading edge of the first.
public struct SegmentedPicker: Hashable, Sendable {
  /// The texts of the segments, in reading order.
  public private(set) var items: [String]
  /// The position of the selected segment; nil where none is selected.
  public private(set) var selectedIndex: Int?
  /// Points from border to border; nil: all segments are as wide as the widest label wants.
  public var width: Double?

  /// A picker with the first of `items` selected.
  public init(items: [String]) {
    self.items = items
    selectedIndex = items.isEmpty ? nil : 0
  }

  /// Selects a segment, as a tap on it does.
  ///
  /// - Throws: ``SelectionError`` where there is no such segment: `must be 0 to 2, is 3`.
  public mutating func tap(index: Int) throws(SelectionError) {
    guard items.indices.contains(index) else {
      throw SelectionError(index: index, count: items.count)
    }
    selectedIndex = index
  }

  /// Selects nothing, so that no indicator is drawn.
  public mutating func clearSelection() {
    selectedIndex = nil
  }

  /// The same picker as a control of the catalogue.
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
  public func measured(by text: any TextMeasuring) -> any MeasuredControl {
    control.measured(by: text)
  }
}

/// A segment was meant that is not there.
public struct SelectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which segment was meant.
  public let index: Int
  /// How many there are.
  public let count: Int

  /// What is wrong, in one line.
  public var description: String {
    count == 0 ? "there are no items, is \(index)" : "must be 0 to \(count - 1), is \(index)"
  }
}
