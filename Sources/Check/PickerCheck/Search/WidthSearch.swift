import PickerControls
import PickerGeometry
import PickerText

/// Searches the smallest width at which an observation no longer occurs, in steps of 1/64 pt.
///
///     found  ████████████████░░░░░████████░░░░░░░░
///            │ truncate      ││ none              │    within an arrangement, such as a compression step, it
///            start           cured                limit       is there up to some width: bisection finds that
///
/// Observations at a width are cached for all searches of the piece.
struct WidthSearch {
  let piece: MeasuredPiece
  /// Ranges of widths at which an observation occurs.
  private var spans: [Observation.ObservationKey: [Span]] = [:]
  /// The ends of ranges by control, where others often also end.
  private var ends: [Int: Set<Double>] = [:]
  /// The number of points of width that add one point to a label, by control, such as the number of equal segments.
  private var rates: [Int: Double] = [:]

  private struct Span {
    var start: Double
    /// The first width of the same steps at which it does not occur; nil: none.
    var end: Double?
  }

  /// The number of steps in a point.
  static let steps = 64.0

  init(_ piece: MeasuredPiece) {
    self.piece = piece
  }

  /// Returns the smallest width from `start` on, in steps of 1/64 pt, at which an observation does not occur.
  ///
  /// - Parameter start: A width at which it occurs.
  /// - Returns: Nil if it occurs up to the limit of the piece.
  /// - Complexity: About four layouts if the missing points determine the width, otherwise about 18 for each
  ///   arrangement.
  mutating func neededWidth(_ observation: Observation, from start: Double) -> Double? {
    if case .none = observation.dependence { return nil }
    if let boxes = piece.boxes { return width(of: observation, in: boxes) }
    if let span = span(of: observation.key, at: start) { return span.end }
    let control = observation.key.control
    let scope = piece.scope(of: observation, at: start)
    let track = WidthTrack(
      of: scope.observation, in: scope.control, from: start, to: piece.limit,
      marks: ends[control] ?? [])
    let end = (track.guessed(&rates[control, default: 1]) ?? track.firstAbsent())
      .map { start + Double($0) / WidthSearch.steps }
    spans[observation.key, default: []].append(Span(start: start, end: end))
    if let end { ends[control, default: []].insert(end) }
    return end
  }

  /// Returns the smallest width from `start` on at which neither an observation nor its replacement occurs: a label
  /// that no longer overflows may be truncated instead.
  ///
  /// - Complexity: The complexity of ``neededWidth(_:from:)``, a few times for an overflow.
  mutating func remedy(for observation: Observation, from start: Double) -> Double? {
    guard observation.key.code == .overflow else {
      return neededWidth(observation, from: start)
    }
    if piece.boxes != nil { return remedyOfBox(for: observation, at: start) }
    var (worst, width) = (observation, start)
    for _ in 0..<WidthSearch.maximumReplacements {
      guard let end = neededWidth(worst, from: width) else { return nil }
      guard let next = piece.snapshot(width: end).replacement(for: observation) else { return end }
      (worst, width) = (next, end)
    }
    return nil
  }

  /// The width of a box in which its text neither overflows nor is cut.
  private mutating func remedyOfBox(for overflow: Observation, at width: Double) -> Double? {
    guard let own = neededWidth(overflow, from: width) else { return nil }
    var key = overflow.key
    key.code = .truncated
    let cut = piece.snapshot(width: width).observation(key)
    return max(own, cut.flatMap { neededWidth($0, from: width) } ?? own)
  }

  /// The width of a box in which its text is complete, in steps of 1/64 pt; nil if the width is not the cause.
  private func width(of observation: Observation, in boxes: CheckBoxes) -> Double? {
    guard let width = observation.key.id.flatMap({ boxes.widths[$0] }) else { return nil }
    let missing: Double? =
      switch (observation.key.code, observation.dependence) {
      case (.truncated, _): observation.request.flatMap { piece.recorder.shortfall(of: $0) }
      case (.overflow, .rows): nil
      case (.overflow, _):
        piece.recorder.quickShortfall(of: observation) ?? piece.missing(observation)
      default: nil
      }
    return missing.map { ((width + $0) * WidthSearch.steps).rounded(.up) / WidthSearch.steps }
  }

  /// The maximum number of changes between overflow and truncation before the search for a label gives up.
  private static let maximumReplacements = 16

  /// The known span with the same steps that contains a width.
  private func span(of key: Observation.ObservationKey, at width: Double) -> Span? {
    spans[key]?.first { span in
      let steps = (width - span.start) * WidthSearch.steps
      return steps >= 0 && steps == steps.rounded() && width < span.end ?? .infinity
    }
  }

  /// Returns the smallest multiple of 1/64 pt from `start` on without observations of some kinds, or an observation at
  /// every width.
  ///
  /// From a width with an observation, it jumps to the width that fixes it, because all widths in between have it.
  mutating func minimumWidth(
    without codes: Set<FindingCode>, from start: Double = 0
  ) -> WidthAnswer {
    let aspects: Snapshot.Aspects = codes.contains(.clipped) ? .ink : []
    var width = start
    while piece.mayProceed {
      let found = piece.snapshot(width: width, aspects).observations.filter {
        codes.contains($0.key.code)
      }
      guard let worst = found.max(by: { weight(of: $0) < weight(of: $1) }) else {
        return .width(width)
      }
      guard let next = neededWidth(worst, from: width) else { return .obstacle(worst) }
      width = next
    }
    return .obstacle(nil)
  }

  /// The result of a search for widths.
  enum WidthAnswer {
    case width(Double)
    /// An observation at every width; nil if the search was stopped.
    case obstacle(Observation?)
  }

  private func weight(of observation: Observation) -> Double {
    observation.missing ?? piece.recorder.quickShortfall(of: observation) ?? 0
  }
}

extension RecordingMeasurer {
  /// The missing points of a truncated label on one line; nil for others.
  func quickShortfall(of observation: Observation) -> Double? {
    guard let request = observation.request, request.maxLines == 1 else { return nil }
    return shortfall(of: request)
  }

  /// The missing points of a label's space until an observation ends, if its text determines them; otherwise nil.
  ///
  /// - Parameter snapshot: The snapshot that contains it.
  func shortfallOfText(_ observation: Observation, in snapshot: Snapshot) -> Double? {
    switch observation.key.code {
    case .truncated: return quickShortfall(of: observation)
    case .overflow:
      guard let request = observation.request, request.maxLines == 1 else { return nil }
      // Such a label is too wide up to where it is cut.
      return shortfall(of: request) {
        shown(of: request, in: $0) != nil
      }
    case .indistinct: return shortfallUntilDistinct(observation, in: snapshot)
    default: return nil
    }
  }

  /// The points until the first of labels in equal spaces differs from the others.
  private func shortfallUntilDistinct(
    _ observation: Observation, in snapshot: Snapshot
  ) -> Double? {
    let requests = snapshot.requests(ofLabelsIn: observation).compactMap { $0 }
    guard requests.count == observation.items.count, let first = requests.first,
      requests.allSatisfy({ $0.maxWidth == first.maxWidth && $0.maxLines == 1 })
    else { return nil }
    let others = requests.filter { $0.text != first.text }
    return shortfall(of: first) { space in
      let drawn = shown(of: first, in: space)
      return others.allSatisfy { shown(of: $0, in: space) != drawn }
    }
  }
}

extension Snapshot {
  /// The overflow or truncation of a label that overflows at another width.
  fileprivate func replacement(for overflow: Observation) -> Observation? {
    var cut = overflow.key
    cut.code = .truncated
    return observation(overflow.key) ?? observation(cut)
  }

  /// The requests for the labels that look the same; nil for a complete one.
  func requests(ofLabelsIn observation: Observation) -> [TextRequest?] {
    cutLabels(in: observation).map { $0?.request }
  }

  /// The labels that look the same as separate observations; nil for a complete one.
  func cutLabels(in observation: Observation) -> [Observation?] {
    observation.items.map { id in
      var key = observation.key
      (key.code, key.id) = (.truncated, id)
      return self.observation(key)
    }
  }
}
