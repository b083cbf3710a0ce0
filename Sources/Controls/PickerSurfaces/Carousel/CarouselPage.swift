import PickerColor
import PickerControlBase
import PickerGeometry
import PickerTree

/// A page of a carousel.
public struct CarouselPage: Sendable {
  /// The id of the page; nil uses `page1`, `page2` … by its number.
  public var id: String?
  /// The content, centred on the page.
  public var content: Content
  /// The background colour; nil for none.
  public var fill: Color?
  /// Why the image of the page cannot be read, such as `there is no such file`; nil if it can, or if that is unknown.
  /// Layouts report it as a warning.
  public var imageProblem: String?
  /// The sides that the document gives of an image whose natural size is not known before a page has loaded it; nil: it is known.
  var sidesOfUnknownImage: (width: Double?, height: Double?)?

  /// The content of a page.
  public enum Content: Sendable {
    /// No content, only the background.
    case nothing
    /// An empty box of that size.
    case box(Size)
    /// An image.
    case image(ImageReference)
    /// A control.
    case control(PanelItem)
  }

  /// Creates a page.
  public init(_ content: Content = .nothing, id: String? = nil, fill: Color? = nil) {
    self.content = content
    self.id = id
    self.fill = fill
  }

  /// Sets the natural size of the image of an address, if it was not known.
  ///
  /// - Returns: Whether that is the image of the page.
  mutating func setNaturalSize(_ size: Size, ofImage href: String) -> Bool {
    guard let sides = sidesOfUnknownImage, case .image(var image) = content, image.href == href
    else { return false }
    image.size = size.withSides(width: sides.width, height: sides.height)
    (content, sidesOfUnknownImage) = (.image(image), nil)
    return true
  }
}

/// Why the image of the page cannot be read, such as `there is no such file`; nil if it can, or if this is unknown.
/// Layouts warn about it.
public struct CarouselIndicator: Hashable, Sendable {
  /// The style.
  public var style: Style
  /// The diameter of a dot, in points.
  public var size: Double
  /// The gap between dots, in points.
  public var spacing: Double
  /// The distance from the bottom edge, or from the trailing edge of a vertical carousel, in points.
  public var inset: Double
  /// The colour of dots and label; nil draws blue dots or a black label.
  public var fill: Color?
  /// The colour of the plate behind dots and label, which keeps them legible in front of moving pages. Nil uses
  /// translucent white, or translucent black behind a light ``fill``. A transparent colour draws none.
  public var background: Color?
  /// The text of the label; `{current}` is the page number from 1, `{count}` the number of pages.
  public var format: String

  /// The styles of indicators. With fewer than two pages, no indicator is shown.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A dot for each page, filled for the current one; the label if the dots do not fit.
    case dots
    /// A text such as `3 / 5`.
    case label
    /// No indicator.
    case none
  }

  /// Creates an indicator with the defaults of documents.
  public init(
    style: Style = .dots, size: Double = 8, spacing: Double = 8, inset: Double = 20,
    fill: Color? = nil, background: Color? = nil, format: String = "{current} / {count}"
  ) {
    self.style = style
    self.size = size
    self.spacing = spacing
    self.inset = inset
    self.fill = fill
    self.background = background
    self.format = format
  }

  /// Returns the text of the label for a page.
  func text(current: Int, count: Int) -> String {
    format.filling("{current}", with: current + 1).filling("{count}", with: count)
  }

  /// The length of the dots of `count` pages along the axis, in points.
  func length(for count: Int) -> Double {
    Double(count) * size + Double(count - 1) * spacing
  }
}
