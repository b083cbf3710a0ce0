// One import for the whole journey:
//
//     JSON ──▶ Control ──measured(by:)──▶ MeasuredControl ──layout(within:)──▶ LayoutTree ──▶ JSON, SVG
//
//     let document = try Document(json: bytes)
//     let tree = try document.layout()
//     let picture = SVGRenderer().render(tree, outlines: document.outlines)

@_exported import PickerControls
@_exported import PickerHTML
@_exported import PickerRendering
@_exported import PickerShaping

extension Document {
  /// Reads a document, with the bundled fonts and those it brings itself.
  ///
  /// - Parameter budget: What the document may take.
  /// - Throws: `$.items[3].width: must be at least 0, is -4`.
  public init(json: [UInt8], budget: Budget = Budget()) throws(JSONError) {
    try self.init(json: json, fonts: TextMeasurer.shared, budget: budget)
  }

  /// The outlines of what its trees are set in, faces that the document brought among them.
  ///
  /// Those of the bundled fonts where its texts are measured by something that has none.
  public var outlines: any GlyphOutlining { fonts as? any GlyphOutlining ?? TextMeasurer.shared }
}
