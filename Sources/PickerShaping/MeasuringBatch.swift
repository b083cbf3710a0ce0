import PickerGeometry
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
    /// Nil where it has yet to be shaped.
    var shaped: ShapedText?
  }

  /// Initialises every element of ``results``.
  func run() {
    let open = answerFromTable()
    if open.isEmpty { return }
    guard let first = requests.baseAddress else { return }
    let shaper = Shaper()
    for item in open {
      let request = first + item.index
      let shaped = item.shaped ?? shape(request.pointee.text, shaper)
      let answer =
        shaped.onOneLine(request, style)
        ?? LineLayout(shaped, request.pointee, style).measured(shaper)
      results.initializeElement(at: item.index, to: answer)
    }
  }

  private func answerFromTable() -> [Open] {
    var open: [Open] = []
    guard let first = requests.baseAddress else { return [] }
    let number = style.shaping.number
    cache.withTable { table in
      for index in 0..<requests.count {
        let request = first + index
        let shaped = MeasuringBatch.withBytes(of: request.pointee.text) { bytes in
          table.find(bytes, style: number, hash: TextHash.hash(bytes, style: number))
        }
        if let answer = shaped?.onOneLine(request, style) {
          results.initializeElement(at: index, to: answer)
        } else {
          open.append(Open(index: index, shaped: shaped))
        }
      }
    }
    return open
  }

  /// Shapes a text that was not in the table, unless it came in since.
  private func shape(_ text: String, _ shaper: borrowing Shaper) -> ShapedText {
    let number = style.shaping.number
    let hash = MeasuringBatch.withBytes(of: text) { TextHash.hash($0, style: number) }
    let shaped = shaper.shape(text, style: style.shaping)
    return cache.withTable { table in
      let known = shaped.key.withUnsafeBufferPointer {
        table.find($0, style: number, hash: hash)
      }
      if let known { return known }
      table.insert(shaped, hash: hash)
      return shaped
    }
  }

  @inline(__always)
  private static func withBytes<Result>(
    of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    text.utf8.withContiguousStorageIfAvailable(body)
      ?? Array(text.utf8).withUnsafeBufferPointer(body)
  }
}

extension ShapedText {
  /// The answer where the text goes on one line as it is; nil where it has to be broken or cut.
  @inline(__always)
  func onOneLine(_ request: UnsafePointer<TextRequest>, _ style: ResolvedStyle) -> MeasuredText? {
    var scale = style.scale
    let width = width(at: scale)
    if request.pointee.maxLines == 1 {
      if width > request.pointee.maxWidth, !Fit.fits(width, in: request.pointee.maxWidth),
        request.pointee.truncation != .none
      {
        return nil
      }
    } else if hasForcedBreaks || !Fit.fits(width, in: request.pointee.maxWidth) {
      return nil
    }
    scale.wantsInk = request.pointee.wantsInk
    let extent =
      isAllPrimary
      ? style.extent : LineExtent(primary: self.style.primary, runs: shaped.runs, at: scale)
    return MeasuredText(
      size: Size(width: width, height: extent.height), baseline: extent.baseline,
      direction: direction, content: self, scale: scale)
  }
}

/// Whether something fits, float noise forgiven.
enum Fit {
  /// 1/128 point and a few units in the last place.
  @inline(__always)
  static func fits(_ width: Double, in room: Double) -> Bool {
    width <= room || width <= room + (1.0 / 128 + 8 * room.ulp)
  }
}
