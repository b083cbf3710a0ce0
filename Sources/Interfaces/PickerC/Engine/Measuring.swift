package import CPickerLayout
import PickerControls
import PickerLayout

extension Engine {
  /// How many texts are measured at a time, between two looks at the budget.
  private static let batchSize = 512

  /// Measures texts in batches, so a call of any length needs little memory.
  ///
  /// - Parameter text: Returns the text at a position.
  fileprivate func measure(
    count: Int, _ style: UnsafePointer<pl_text_style>?, _ budget: OpaquePointer?,
    into results: UnsafeMutablePointer<pl_measurement>?,
    _ text: (Int) throws(Failure) -> String
  ) throws(Failure) {
    let form = try TextRequestForm(try pl_text_style.from(style, "style"), in: fonts)
    let limit = GlyphLimit(BudgetHandle.find(budget)?.budget, limits)
    guard count > 0 else { return }
    guard let results else { throw .argument("results is NULL") }
    var batch: [TextRequest] = []
    batch.reserveCapacity(min(count, Engine.batchSize))
    for start in stride(from: 0, to: count, by: Engine.batchSize) {
      batch.removeAll(keepingCapacity: true)
      for position in start..<min(start + Engine.batchSize, count) {
        batch.append(
          form.request(
            try element(position) { () throws(Failure) in try limit.checked(try text(position)) }))
      }
      let texts = try limit.budget.checked { fonts.measure(batch) }
      for (place, text) in texts.enumerated() { results[start + place] = pl_measurement(text) }
    }
  }
}

/// The limit of the characters of texts: a budget argument limits their sum, and otherwise the engine limits each text.
private struct GlyphLimit {
  let budget: Budget
  private let addsUp: Bool

  init(_ budget: Budget?, _ limits: Limits) {
    self.budget = budget ?? Budget(limits)
    addsUp = budget != nil
  }

  /// - Throws: `Failure` that names the limit which can be raised.
  func checked(_ text: String) throws(Failure) -> String {
    let count = text.scalarCount
    if addsUp ? budget.spend(count, of: .glyphs) : count <= budget.limits.glyphs { return text }
    guard !addsUp || budget.error.isOfGlyphs else { throw Failure(budget.error ?? .cancelled) }
    throw Failure(
      PL_LIMIT,
      "exceeds the limit of \(budget.limits.glyphs) glyphs \(addsUp ? "of the budget" : "per text"): "
        + "raise glyphs in the limits of the \(addsUp ? "budget" : "engine")")
  }
}

extension LimitError? {
  fileprivate var isOfGlyphs: Bool {
    if case .exceeded(.glyphs, _)? = self { true } else { false }
  }
}

extension pl_measurement {
  fileprivate init(_ text: MeasuredText) {
    var flags = text.isTruncated ? PL_MEASUREMENT_TRUNCATED : 0
    if !text.missing.isEmpty { flags |= PL_MEASUREMENT_MISSING_GLYPH }
    self.init(
      width: text.size.width, height: text.size.height, baseline: text.baseline,
      line_count: Int32(truncatingIfNeeded: text.lineCount), flags: UInt32(flags))
  }
}

@c @implementation
package func pl_engine_measure(
  _ engine: OpaquePointer?, _ texts: UnsafePointer<pl_string>?, _ count: Int,
  _ style: UnsafePointer<pl_text_style>?, _ budget: OpaquePointer?,
  _ results: UnsafeMutablePointer<pl_measurement>?, _ error: ErrorPlace?
) -> Bool {
  attempt(error) { () throws(Failure) -> Void in
    let texts = try UnsafeBufferPointer(checking: texts, count: count, "texts")
    try Engine.from(engine, "engine").measure(count: count, style, budget, into: results) {
      (position) throws(Failure) in
      try texts[position].text("texts[\(position)]") ?? ""
    }
  } != nil
}

@c @implementation
package func pl_engine_measure_packed(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ offsets: UnsafePointer<Int64>?,
  _ count: Int, _ style: UnsafePointer<pl_text_style>?, _ budget: OpaquePointer?,
  _ results: UnsafeMutablePointer<pl_measurement>?, _ error: ErrorPlace?
) -> Bool {
  attempt(error) { () throws(Failure) -> Void in
    guard count >= 0, count < .max else {
      throw .argument("count must be at least 0, is \(count)")
    }
    let offsets = try UnsafeBufferPointer(
      checking: offsets, count: count == 0 ? 0 : count + 1, "offsets")
    try Engine.from(engine, "engine").measure(count: count, style, budget, into: results) {
      (position) throws(Failure) in
      let (start, end) = (offsets[position], offsets[position + 1])
      guard start >= 0, start <= end else {
        throw .argument("offsets[\(position + 1)] must be at least \(start), is \(end)")
      }
      if start == end { return "" }
      return try String(
        utf8: bytes.map { $0 + Int(start) }, count: Int(end - start), "texts[\(position)]")
    }
  } != nil
}
