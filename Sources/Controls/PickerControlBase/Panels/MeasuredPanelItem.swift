import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText
import PickerTree

/// The title of an item of a panel.
///
/// A reference, because few items have one.
package final class MeasuredTitle: Sendable {
  package let text: MeasuredText
  let whole: String
  let font: Font
  let style: TitleStyle

  /// - Parameter font: The font of the titles of the panel.
  init(
    _ title: String, _ style: TitleStyle, in container: Container, font: Font,
    by measurer: any TextMeasuring
  ) {
    (whole, self.style) = (title, style)
    self.font = style.font?.resolved(against: font) ?? font
    let textStyle = TextStyle(
      font: self.font, language: container.language, direction: container.textDirection)
    text = measurer.measureOne(
      TextRequest(title, style: textStyle, wantsInk: container.wantsInk))
  }
}

/// An item of a panel whose texts are measured.
///
/// A reference, because layouts hold it for each cell.
package final class MeasuredPanelItem: Sendable {
  /// The title above the control; nil for none.
  package let title: MeasuredTitle?
  package let control: AnyMeasuredControl
  /// The control before measurement, with what it inherits from the panel.
  package let described: AnyControl
  /// The properties that all controls share.
  package let container: Container
  /// The position in the document of the panel, such as `items[2]`; nil if it is not part of that document.
  package let path: String?

  init(_ item: PanelItem, at path: String?, title: MeasuredTitle?, control: AnyMeasuredControl) {
    (self.path, self.title) = (path, title)
    (described, container) = (item.control, item.control.container)
    self.control = control
  }

  private init(_ other: MeasuredPanelItem, _ control: AnyMeasuredControl) {
    (path, title) = (other.path, other.title)
    (described, container) = (other.described, other.container)
    self.control = control
  }

  /// Returns the item with another control.
  package func replacing(_ control: AnyMeasuredControl) -> MeasuredPanelItem {
    MeasuredPanelItem(self, control)
  }

  /// Points between a title and its control.
  static let titleSpacing = 8.0

  /// Lays out the control at its declared width, or else at the given one.
  package func layout(width: Double?) -> LayoutTree {
    control.layout(within: proposal(width: width))
  }

  /// The size proposed to the control: its declared width, or else the given one.
  ///
  /// - Parameter isNarrow: Whether the declared width is a maximum.
  package func proposal(width: Double?, isNarrow: Bool = false) -> ProposedSize {
    var proposal = ProposedSize(width: container.width ?? width)
    guard isNarrow, let width else { return proposal }
    proposal.width = min(container.width ?? width, width)
    proposal.isNarrow = true
    return proposal
  }

  /// The minimum width of a column for the title and the control, whose own width is its maximum; at most the available width.
  package func columnWidth(within available: Double) -> Double {
    let control = min(
      container.width ?? .infinity, control.content.contentWidths(height: nil).minimum)
    return min(available, max(control, title?.text.size.width ?? 0))
  }

  /// The distance from the top of the item to the control.
  var top: Double { title.map { $0.text.size.height + Self.titleSpacing } ?? 0 }

  /// The size of the title and the control in this layout together.
  package func size(of layout: NestedLayout) -> Size {
    Size(
      width: max(layout.size.width, title?.text.size.width ?? 0), height: layout.size.height + top)
  }
}

extension [MeasuredPanelItem] {
  /// Returns these items with other controls; nil keeps a control.
  package func replacing(_ controls: [AnyMeasuredControl?]) -> [MeasuredPanelItem] {
    zip(self, controls).map { item, control in control.map(item.replacing) ?? item }
  }
}

extension [PanelItem] {
  /// Shapes the titles and all texts of the controls, as far as the budget allows.
  ///
  /// - Parameters:
  ///   - list: The key of the document that lists the items.
  ///   - places: The place of each item in that list; nil: all of it. Items beyond them are no part of the document.
  package func measured(
    in container: Container, font: Font, list: String = "items", at places: [Int]? = nil,
    by measurer: any TextMeasuring
  ) -> [MeasuredPanelItem] {
    var measured: [MeasuredPanelItem] = []
    measured.reserveCapacity(count)
    for (number, var item) in enumerated() {
      guard Budget.mayProceed else { break }
      container.passDown(to: &item)
      let title = item.title.map {
        MeasuredTitle($0, item.titleStyle, in: container, font: font, by: measurer)
      }
      let place = places.map { number < $0.count ? $0[number] : nil } ?? number
      measured.append(
        MeasuredPanelItem(
          item, at: place.map { "\(list)[\($0)]" }, title: title,
          control: item.control.measured(by: measurer)))
    }
    return measured
  }
}
