import PickerGeometry
import PickerLimits
import PickerText

/// Measures requests of one style together, so that the table is locked once for all cached texts.
struct MeasurementBatch {
  let style: ResolvedStyle
  let cache: MeasurementCache
  let requests: UnsafeBufferPointer<TextRequest>
  let results: UnsafeMutableBufferPointer<MeasuredText>

  /// A request that the table alone cannot answer.
  private struct PendingRequest {
    var index: Int
    var hash: UInt64
    /// Nil until the text is shaped.
    var shaped: ShapedText?
    var isNew = false
  }

  /// The number of texts shaped between two accesses to the table.
  private static let chunk = 32

  /// Initialises every element of ``results``; with empty measurements once the budget is exceeded.
  func run() {
    var pending = measureFromTable()
    if pending.isEmpty { return }
    let scratch = cache.scratchPool.take()
    defer { cache.scratchPool.recycle(scratch) }
    let shaper = Shaper(scratch: scratch)
    var start = 0
    while start < pending.count {
      guard Budget.mayProceed else { return fillWithEmpty(pending[start...]) }
      let end = min(start + MeasurementBatch.chunk, pending.count)
      measure(&pending, start..<end, shaper)
      cacheNewTexts(
        &pending, start..<end, findingUpTo: min(end + MeasurementBatch.chunk, pending.count))
      start = end
    }
  }

  /// Fills the remaining results with empty measurements; ``Budget/run(_:)`` discards them.
  private func fillWithEmpty(_ pending: ArraySlice<PendingRequest>) {
    for request in pending {
      results.initializeElement(at: request.index, to: .nothing)
    }
  }

  private func measure(
    _ pending: inout [PendingRequest], _ range: Range<Int>, _ shaper: Shaper
  ) {
    guard let first = requests.baseAddress else { return }
    for i in range {
      let request = first + pending[i].index
      let shaped: ShapedText
      if let known = pending[i].shaped {
        shaped = known
      } else {
        shaped = shaper.shape(request.pointee.text, style: style.shaping)
        pending[i].shaped = shaped
        // In the table, a text that lacks ICU would be found by later requests, which would not fail.
        pending[i].isNew = shaper.scratch.isComplete
        shaper.scratch.isComplete = true
      }
      results.initializeElement(
        at: pending[i].index,
        to: shaped.fitsOnOneLine(request, style.scale)
          ? shaped.onOneLine(request, style.scale, style.extent)
          : LineLayout(shaped, request.pointee, style, shaper).measured())
    }
  }

  /// Inserts the newly shaped texts, and looks up the next ones, which another thread may have added meanwhile.
  private func cacheNewTexts(
    _ pending: inout [PendingRequest], _ range: Range<Int>, findingUpTo end: Int
  ) {
    guard let first = requests.baseAddress else { return }
    let number = style.shaping.number
    // A text that was being shaped when the budget ran out may be incomplete.
    guard Budget.mayProceed else { return }
    cache.withTable { table in
      table.reserve(range.count)
      for i in range where pending[i].isNew {
        if let shaped = pending[i].shaped.take() { table.insert(shaped, hash: pending[i].hash) }
      }
      for i in range.upperBound..<end where pending[i].shaped == nil {
        pending[i].shaped = (first + pending[i].index).pointee.text.withBytes {
          table.find($0, style: number, hash: pending[i].hash)
        }
      }
    }
  }

  private func measureFromTable() -> [PendingRequest] {
    var pending: [PendingRequest] = []
    guard let first = requests.baseAddress else { return [] }
    let number = style.shaping.number
    let function = TextHash(number)
    let (scale, extent) = (style.scale, style.extent)
    cache.withTable { table in
      table.withLookup { lookup in
        for index in 0..<requests.count {
          let request = first + index
          var hash: UInt64 = 0
          let place = request.pointee.text.withBytes { bytes in
            hash = function.hash(bytes)
            return lookup.place(of: bytes, style: number, hash: hash)
          }
          var known: ShapedText?
          if let place, let shaped = lookup.text(at: place) {
            if shaped.fitsOnOneLine(request, scale) {
              results.initializeElement(at: index, to: shaped.onOneLine(request, scale, extent))
              continue
            }
            known = shaped
          }
          if pending.isEmpty { pending.reserveCapacity(requests.count - index) }
          pending.append(PendingRequest(index: index, hash: hash, shaped: known))
        }
      }
    }
    return pending
  }
}

extension ShapedText {
  /// Whether the text fits on one line unchanged, so that it has not to be broken or truncated.
  @inline(__always)
  func fitsOnOneLine(_ request: UnsafePointer<TextRequest>, _ scale: TextScale) -> Bool {
    let width = width(at: scale)
    let available = request.pointee.maxWidth
    if request.pointee.maxLines == 1 {
      return !(width > available) || width.fits(in: available, asTextIn: scale.browser)
        || request.pointee.truncation == .none
    }
    return !hasForcedBreaks && width.fits(in: available, asTextIn: scale.browser)
  }

  /// The measurement of the complete text on one line.
  ///
  /// - Parameter extent: The extent of a line set in the primary face only.
  @inline(__always)
  consuming func onOneLine(
    _ request: UnsafePointer<TextRequest>, _ scale: TextScale, _ extent: LineExtent
  ) -> MeasuredText {
    var scale = scale
    scale.wantsInk = request.pointee.wantsInk
    let width = width(at: scale)
    let direction = direction
    let extent =
      isAllPrimary
      ? extent : LineExtent(primary: self.style.primary, runs: runs, at: scale)
    return MeasuredText(
      size: Size(width: max(0, width), height: extent.height), baseline: extent.baseline,
      direction: direction, content: self, scale: scale)
  }
}
