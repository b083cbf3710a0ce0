import PickerControls
import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

/// Searches the maximum widths of a document's texts together, at one width and text size.
///
/// All widths grow to the document's own texts, and then equally beyond them, until something does not fit. A text that
/// cannot grow alone keeps its width, and the others continue:
///
///     1  ██████████▓▓▓▓▓▓      █ own text, ▓ what it may grow by
///     2  ████▓▓▓▓▓▓▓▓▓▓▓▓      Texts of equal segments become equally long,
///     3  ██▓▓▓▓▓▓▓▓▓▓▓▓▓▓      and those of another control longer.
///
/// All texts within these widths fit at the same time.
struct LengthSearch {
  private let texts: [LocalizableText]
  private let control: AnyControl
  private let document: Document
  private let limits: TreeInspection.Limits
  private let width: Double?
  private let codes: Set<FindingCode>
  private var units: [TextStyle: ProbeMeasurer.SampleSize] = [:]
  private var known: Set<Observation.ObservationKey> = []
  /// The first measurement of each text; nil if the control does not measure it.
  private(set) var requests: [TextRequest?] = []
  /// The number of layouts so far, for tests.
  private(set) var layoutCount = 0

  /// The width from which a text has no limit, and the precision of a limit, in widths of the sample.
  private static let maximum = 64.0
  private static let precision = 1.0 / 16384

  /// - Parameters:
  ///   - control: The control with probes instead of the texts.
  ///   - codes: The findings to avoid.
  init(
    _ texts: [LocalizableText], in control: AnyControl, of document: Document,
    _ limits: TreeInspection.Limits, width: Double?, codes: Set<FindingCode>
  ) {
    self.texts = texts
    self.control = control
    self.document = document
    self.limits = limits
    self.width = width
    self.codes = codes
    let empty = [Double](repeating: 0, count: texts.count)
    known = observed(empty)
  }

  /// Returns the widths, in widths of the sample; nil for a text without a limit.
  ///
  /// - Parameter shown: The document's own texts.
  mutating func widths(showing shown: [String]) -> [Double?] {
    let own = texts.indices.map { ownWidth(of: shown[$0], $0) }
    var widths = own
    if !fits(own) { widths = filled([Double](repeating: 0, count: own.count), to: own) }
    let caps = texts.indices.map { widths[$0] < own[$0] ? widths[$0] : LengthSearch.maximum }
    widths = filled(widths, to: caps)
    return texts.indices.map { place in
      widths[place] < LengthSearch.maximum && requests[place] != nil ? widths[place] : nil
    }
  }

  /// The width of a document's text; for one that may take several lines, the width of its longest word.
  private func ownWidth(of text: String, _ place: Int) -> Double {
    guard let request = requests[place] else { return 0 }
    let words = request.maxLines == 1 ? [text] : text.split(separator: " ").map { String($0) }
    let measured = document.fonts.measure(words.map { TextRequest($0, style: request.style) })
    let unit = ProbeMeasurer.sampleWidth(in: request.style, by: document.fonts)
    return unit > 0 ? (measured.map { $0.size.width }.max() ?? 0) / unit : 0
  }

  /// Returns widths that have grown equally from `start`, each up to its cap.
  private mutating func filled(_ start: [Double], to caps: [Double]) -> [Double] {
    var widths = start
    var open = texts.indices.filter { start[$0] < caps[$0] }
    var level = 0.0
    while !open.isEmpty, document.budget.mayProceed {
      let highest = open.map { caps[$0] }.max() ?? 0
      if fits(raised(widths, open, to: highest, caps)) {
        return raised(widths, open, to: highest, caps)
      }
      var high = highest
      while high - level > LengthSearch.precision {
        let middle = level + (high - level) / 2
        if fits(raised(widths, open, to: middle, caps)) { level = middle } else { high = middle }
      }
      widths = raised(widths, open, to: level, caps)
      // Where texts share a space, one of them may take what rounding leaves of it.
      let step = LengthSearch.precision * Double(open.count + 1)
      var rest: [Int] = []
      for place in open where widths[place] + step < caps[place] {
        var tried = widths
        tried[place] += step
        if fits(tried) { rest.append(place) }
      }
      if rest.count == open.count { return widths }
      open = rest
    }
    return widths
  }

  private func raised(
    _ widths: [Double], _ open: [Int], to level: Double, _ caps: [Double]
  ) -> [Double] {
    var widths = widths
    for place in open { widths[place] = min(caps[place], max(widths[place], level)) }
    return widths
  }

  private mutating func fits(_ widths: [Double]) -> Bool {
    observed(widths).isSubset(of: known)
  }

  /// The findings with texts of some widths.
  private mutating func observed(_ widths: [Double]) -> Set<Observation.ObservationKey> {
    layoutCount += 1
    let measurer = ProbeMeasurer(document.fonts, widths: widths, units: units)
    let recorder = RecordingMeasurer(measurer)
    let tree = try? document.budget.run {
      control.measured(by: recorder).layout(within: ProposedSize(width: width))
    }
    units = measurer.known
    if requests.isEmpty { requests = texts.indices.map { measurer.firstRequests[$0] } }
    guard let tree else { return [] }
    var inspection = TreeInspection(
      of: tree, recorder: recorder, limits: limits, inks: InkBounds(), aspects: [])
    let keys = inspection.inspected().observations.map { $0.key }
    return Set(keys.filter { codes.contains($0.code) })
  }
}
