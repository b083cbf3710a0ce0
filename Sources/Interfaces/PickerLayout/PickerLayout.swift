// One import for the whole pipeline:
//
//     JSON ──▶ Control ──measured(by:)──▶ MeasuredControl ──layout(within:)──▶ LayoutTree ──▶ JSON, SVG, HTML
//
//     let document = try Document(json: bytes)
//     let tree = try document.layout()
//     let picture = SVGRenderer().render(tree, outlines: document.outlines)

import PickerControls
import PickerHTML
import PickerRendering
import PickerShaping

extension Document {
  /// Reads a document, with the bundled fonts and those that the document declares.
  ///
  /// Pictures are looked at only where they are `data:` URIs: other pictures need a size in the document.
  ///
  /// - Parameters:
  ///   - json: The document as UTF-8 bytes, at most 64 MiB.
  ///   - budget: The limits of reading, layout and rendering.
  /// - Throws: A `JSONError` with a path and a message, such as `$.items[3].width: must be at least 0, is -4`.
  public init(json: [UInt8], budget: Budget = Budget()) throws(JSONError) {
    try self.init(
      json: json, fonts: TextMeasurer.shared, budget: budget, images: InlineImages().facts)
  }

  /// Creates the document of a control, with the bundled fonts; see `Document(control, fonts: fonts)`.
  ///
  /// - Throws: A `JSONError` at the path of a value that a document cannot express:
  ///   `$.items[1].type: a control of the type "dial" cannot be written as JSON`.
  public init(
    _ control: some Control, theme: Theme? = nil, scheme: SchemeChoice? = nil,
    budget: Budget = Budget()
  ) throws(JSONError) {
    try self.init(
      control, fonts: TextMeasurer.shared, theme: theme, scheme: scheme, budget: budget)
  }

  /// The glyph outlines for rendering its trees, including faces that the document declares.
  ///
  /// The outlines of the bundled fonts, if the document's texts are measured by a catalog without outlines.
  public var outlines: any GlyphOutlining { fonts as? any GlyphOutlining ?? TextMeasurer.shared }
}
