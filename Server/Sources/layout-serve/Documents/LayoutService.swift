import PickerControls
import PickerLayout
import PickerOutput
import PickerRendering

/// Lays out the document of one request, and returns it in the requested format.
struct LayoutService: Sendable {
  /// Measurers with the fonts for all documents.
  let measurers: MeasurerPool
  /// The limits of one request; its seconds count from its arrival.
  let limits: Limits

  /// The error of a request.
  enum RequestError: Error {
    /// The document is invalid; with the errors after the first.
    case document(JSONError, further: [JSONError] = [])
    /// A parameter of the query is invalid.
    case query(name: String, message: String)
    /// The picture cannot be rendered.
    case picture(String)
    /// A library that the picture needs is missing.
    case unavailable(String)
  }

  /// The picture or the tree of a document.
  ///
  /// - Parameter budget: The budget of the document. Where it is exceeded, the error is a consequence of that.
  func answer(
    _ json: [UInt8], _ query: LayoutQuery, within budget: Budget
  ) throws(RequestError) -> [UInt8] {
    try measurers.withMeasurer { measurer throws(RequestError) in
      let fonts = SealedFonts(measurer, for: "a document from the network")
      let document = try document(json, query, fonts, budget)
      return try picture(of: document, query, measurer, within: budget)
    }
  }

  private func picture(
    of document: Document, _ query: LayoutQuery, _ measurer: TextMeasurer, within budget: Budget
  ) throws(RequestError) -> [UInt8] {
    let layout: DocumentLayout
    do {
      layout = DocumentLayout(try document.layout(), of: document)
    } catch {
      throw .document(error)
    }
    let pixels = layout.tree.size.width * query.scale * layout.tree.size.height * query.scale
    guard !query.format.isBinary || pixels <= LayoutService.maximumPixelCount else {
      throw .picture("expected a picture of at most 16 megapixels")
    }
    var rendering = RenderingOptions(
      scale: query.scale, measurer: measurer, isCompact: query.isCompact)
    rendering.isOutlined = query.isOutlined
    rendering.quality = query.quality ?? rendering.quality
    rendering.background = query.background
    do {
      return try query.format.bytes(of: layout, as: rendering, within: budget)
    } catch {
      if case .unavailable = error { throw .unavailable(error.description) }
      throw .picture(error.description)
    }
  }

  /// The size of a picture that many clients may request at a time without using all memory.
  private static let maximumPixelCount = 16_777_216.0

  private func document(
    _ json: [UInt8], _ query: LayoutQuery, _ fonts: SealedFonts, _ budget: Budget
  ) throws(RequestError) -> Document {
    do {
      return try Document.reading(options: query.options) { options throws(JSONError) in
        try read(json, options, query, fonts, budget)
      }
    } catch {
      guard error.isInDocument else {
        throw .query(name: "options", message: error.combined.description)
      }
      let first = error.documentError
      guard budget.error == nil else { throw .document(first) }
      let further = first.further(in: json, within: budget) { json, budget throws(JSONError) in
        _ = try read(json, nil, query, fonts, budget)
      }
      throw .document(first, further: further)
    }
  }

  private func read(
    _ json: [UInt8], _ options: [UInt8]?, _ query: LayoutQuery, _ fonts: SealedFonts,
    _ budget: Budget
  ) throws(JSONError) -> Document {
    try Document(
      json: json, options: options, sealedIn: fonts, icons: IconFiles(images: InlineImages()),
      budget: budget, scheme: query.background == nil ? query.format.defaultScheme : nil)
  }
}
