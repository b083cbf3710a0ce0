import PickerColor
import PickerGeometry
import PickerTree

/// A page of a carousel.
public struct CarouselPage: Sendable {
  /// What the page is called; nil: `page1`, `page2` … by its number.
  public var id: String?
  /// What stands in the middle of it.
  public var content: Content
  /// What is behind that; nil: nothing.
  public var fill: Color?

  /// What a page shows.
  public enum Content: Sendable {
    /// Nothing but its fill.
    case nothing
    /// A box of that size, without anything in it.
    case box(Size)
    /// A picture.
    case image(ImageReference)
    /// A control.
    case control(PanelItem)
  }

  /// A page of that content.
  public init(_ content: Content = .nothing, id: String? = nil, fill: Color? = nil) {
    self.content = content
    self.id = id
    self.fill = fill
  }
}

/// What tells which page of a carousel is the current one.
public struct CarouselIndicator: Hashable, Sendable {
  /// What it looks like.
  public var style: Style
  /// The diameter of a dot, in points.
  public var size: Double
  /// Points between dots.
  public var spacing: Double
  /// Points from the bottom, or from the trailing edge where pages go down.
  public var inset: Double
  /// The colour of dots and label; nil: blue dots, a black label.
  public var fill: Color?
  /// What the label says; `{current}` counts from 1, `{count}` is the number of pages.
  public var format: String

  /// What an indicator looks like. With fewer than two pages there is none.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A dot for each page, that of the current one filled; where they have no room, the label.
    case dots
    /// A text such as `3 / 5`.
    case label
    /// None.
    case none
  }

  /// An indicator; what is left out has the default of documents.
  public init(
    style: Style = .dots, size: Double = 8, spacing: Double = 8, inset: Double = 20,
    fill: Color? = nil, format: String = "{current} / {count}"
  ) {
    self.style = style
    self.size = size
    self.spacing = spacing
    self.inset = inset
    self.fill = fill
    self.format = format
  }

  /// What the label says on a page.
  func text(current: Int, count: Int) -> String {
    format.filling("{current}", with: current + 1).filling("{count}", with: count)
  }

  /// Points that dots for so many pages take along the axis.
  func length(for count: Int) -> Double {
    Double(count) * size + Double(count - 1) * spacing
  }
}
