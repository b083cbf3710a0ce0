import PickerControls
import PickerGeometry
import PickerLimits
import PickerText

/// Measures texts with another measurer, except for probes: texts of one character that represent texts of a given
/// width.
///
/// The unit of the width is a sample, so a probe is wider at a larger text size and in a bolder font.
final class ProbeMeasurer: TextMeasuring {
  private let base: any TextMeasuring
  private let widths: [Double]
  private let units: Mutex<[TextStyle: SampleSize]>
  private let requests = Mutex<[Int: TextRequest]>([:])

  /// The size of the sample in a style.
  struct SampleSize {
    var width: Double
    var height: Double
    var baseline: Double
  }

  /// Letters of all shapes.
  private static let sample = "Hamburgefonstiv"
  private static let firstProbe: UInt32 = 0xF0000

  /// - Parameter widths: The widths of the probes.
  init(_ base: any TextMeasuring, widths: [Double], units: [TextStyle: SampleSize] = [:]) {
    self.base = base
    self.widths = widths
    self.units = Mutex(units)
  }

  /// The text of a probe.
  static func text(ofProbe number: Int) -> String {
    Unicode.Scalar(firstProbe + UInt32(number)).map { String($0) } ?? ""
  }

  /// The maximum number of probes.
  static let maximumCount = 60_000

  /// The width of the sample in a style, in points.
  static func sampleWidth(in style: TextStyle, by measurer: any TextMeasuring) -> Double {
    measurer.measure([TextRequest(sample, style: style)]).first?.size.width ?? 0
  }

  /// The measurements of the sample.
  var known: [TextStyle: SampleSize] { units.withLock { $0 } }

  /// The first request for each probe.
  var firstRequests: [Int: TextRequest] { requests.withLock { $0 } }

  func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    let numbers = requests.map { number(of: $0.text) }
    guard numbers.contains(where: { $0 != nil }) else { return base.measure(requests) }
    return zip(requests, numbers).map { request, number in
      if let number { return measured(request, number) }
      return base.measure([request]).first ?? .nothing
    }
  }

  var browser: Browser? { base.browser }

  func pluralCategory(of count: Int, language: String?) -> PluralCategory {
    base.pluralCategory(of: count, language: language)
  }

  /// The size of the sample in a style.
  private func unit(in style: TextStyle) -> SampleSize {
    if let known = units.withLock({ $0[style] }) { return known }
    let found = base.measure([TextRequest(ProbeMeasurer.sample, style: style)]).first ?? .nothing
    let size = SampleSize(
      width: found.size.width, height: found.size.height, baseline: found.baseline)
    units.withLock { $0[style] = size }
    return size
  }

  private func number(of text: String) -> Int? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, first.value >= ProbeMeasurer.firstProbe,
      scalars.dropFirst().isEmpty
    else { return nil }
    let number = Int(first.value - ProbeMeasurer.firstProbe)
    return number < widths.count ? number : nil
  }

  private func measured(_ request: TextRequest, _ number: Int) -> MeasuredText {
    requests.withLock { if $0[number] == nil { $0[number] = request } }
    let unit = unit(in: request.style)
    let whole = widths[number] * unit.width
    let isCut = request.truncation != .none && !whole.fits(in: request.maxWidth)
    let width = isCut ? max(0, request.maxWidth) : whole
    let line = TextLine(
      text: isCut ? "…" : request.text,
      frame: Rect(x: 0, y: 0, width: width, height: unit.height), baseline: unit.baseline)
    return MeasuredText(
      size: Size(width: width, height: unit.height), baseline: unit.baseline, lines: [line],
      isTruncated: isCut, direction: request.style.direction)
  }
}
