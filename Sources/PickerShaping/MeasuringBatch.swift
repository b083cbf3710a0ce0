import PickerGeometry
import PickerLimits
import PickerText

/// Requests of one style, answered together: the table is locked once for all it knows.
struct MeasuringBatch {
  let style: ResolvedStyle
  let cache: MeasurementCache
  let requests: UnsafeBufferPointer<TextRequest>
  let results: UnsafeMutableBufferPointer<MeasuredText>

  /// A request that wants more than a look into the table.
  private struct Open {
    var index: Int
    var hash: UInt64
    /// Nil where it has yet to be shaped.
    var shaped: ShapedText?
    var isNew = false
  }

  /// So many texts are shaped between two looks into the table.
  private static let chunk = 32

  /// Initialises every element of ``results``; once the budget is exceeded, with nothing.
  func run() {
    var open = answerFromTable()
    if open.isEmpty { return }
    let bench = cache.workbenches.take()
    defer { cache.workbenches.give(bench) }
    let shaper = Shaper(bench: bench)
    var start = 0
    while start < open.count {
      guard Budget.mayProceed else { return giveUp(open[start...]) }
      let end = min(start + MeasuringBatch.chunk, open.count)
      answer(&open, start..<end, shaper)
      keep(&open, start..<end, findingUpTo: min(end + MeasuringBatch.chunk, open.count))
      start = end
    }
  }

  /// Answers what is left with nothing: whoever set the budget throws the answers away.
  private func giveUp(_ open: ArraySlice<Open>) {
    for request in open {
      results.initializeElement(at: request.index, to: .nothing)
    }
  }

  private func answer(_ open: inout [Open], _ range: Range<Int>, _ shaper: borrowing Shaper) {
    guard let first = requests.baseAddress else { return }
    for i in range {
      let request = first + open[i].index
      let shaped: ShapedText
      if let known = open[i].shaped {
        shaped = known
      } else {
        shaped = shaper.shape(request.pointee.text, style: style.shaping)
        open[i].shaped = shaped
        open[i].isNew = true
      }
      results.initializeElement(
        at: open[i].index,
        to: shaped.onOneLine(request, style)
          ?? LineLayout(shaped, request.pointee, style).measured(shaper))
    }
  }

  /// Puts what is new into the table, and looks whether those that come next are there by now.
  private func keep(_ open: inout [Open], _ range: Range<Int>, findingUpTo end: Int) {
    guard let first = requests.baseAddress else { return }
    let number = style.shaping.number
    // What was shaped while the budget ran out may be half a text.
    guard Budget.mayProceed else { return }
    cache.withTable { table in
      table.reserve(range.count)
      for i in range where open[i].isNew {
        if let shaped = open[i].shaped.take() { table.insert(shaped, hash: open[i].hash) }
      }
      for i in range.upperBound..<end where open[i].shaped == nil {
        open[i].shaped = (first + open[i].index).pointee.text.withBytes {
          table.find($0, style: number, hash: open[i].hash)
        }
      }
    }
  }

  private func answerFromTable() -> [Open] {
    var open: [Open] = []
    guard let first = requests.baseAddress else { return [] }
    let number = style.shaping.number
    cache.withTable { table in
      for index in 0..<requests.count {
        let request = first + index
        var hash: UInt64 = 0
        let shaped = request.pointee.text.withBytes { bytes in
          hash = TextHash.hash(bytes, style: number)
          return table.find(bytes, style: number, hash: hash)
        }
        if let answer = shaped?.onOneLine(request, style) {
          results.initializeElement(at: index, to: answer)
        } else {
          if open.isEmpty { open.reserveCapacity(requests.count - index) }
          open.append(Open(index: index, hash: hash, shaped: shaped))
        }
      }
    }
    return open
  }
}

extension ShapedText {
  /// The answer where the text goes on one line as it is; nil where it has to be broken or cut.
  @inline(__always)
  func onOneLine(_ request: UnsafePointer<TextRequest>, _ style: ResolvedStyle) -> MeasuredText? {
    var scale = style.scale
    let width = width(at: scale)
    if request.pointee.maxLines == 1 {
      if width > request.pointee.maxWidth, !width.fits(in: request.pointee.maxWidth),
        request.pointee.truncation != .none
      {
        return nil
      }
    } else if hasForcedBreaks || !width.fits(in: request.pointee.maxWidth) {
      return nil
    }
    scale.wantsInk = request.pointee.wantsInk
    let extent =
      isAllPrimary
      ? style.extent : LineExtent(primary: self.style.primary, runs: runs, at: scale)
    return MeasuredText(
      size: Size(width: width, height: extent.height), baseline: extent.baseline,
      direction: direction, content: self, scale: scale)
  }
}
