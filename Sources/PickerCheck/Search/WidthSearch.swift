import PickerControls
import PickerGeometry

/// Searches the smallest width at which something is not there any more, in steps of 1/64 pt.
///
///     found  ████████████████░░░░░████████░░░░░░░░
///            │ truncate      ││ none              │    within an arrangement, such as a compression step, it
///            start           cured                limit       is there up to some width: bisection finds that
///
/// What is seen at a width is kept for all searches of the piece.
struct WidthSearch {
  private let piece: MeasuredPiece
  /// The widths at which something is there without a gap.
  private var spans: [Observation.Key: [Span]] = [:]
  /// The ends of spans by control, where others often end as well.
  private var ends: [Int: Set<Double>] = [:]
  /// How many points of width bring one to a label, by control: the number of equal segments, for example.
  private var rates: [Int: Double] = [:]

  private struct Span {
    var start: Double
    /// The first width of the same steps at which it is not there; nil: none.
    var end: Double?
  }

  /// The number of steps in a point.
  static let steps = 64.0

  init(_ piece: MeasuredPiece) {
    self.piece = piece
  }

  /// Returns the smallest width from `start` on, in steps of 1/64 pt from there, at which an observation is not there.
  ///
  /// - Parameter start: A width at which it is there.
  /// - Returns: Nil where it is there up to the limit of the piece.
  /// - Complexity: About four layouts where the missing points tell the width, else about 18 for each arrangement.
  mutating func neededWidth(_ observation: Observation, from start: Double) -> Double? {
    if case .none = observation.dependence { return nil }
    if let span = span(of: observation.key, at: start) { return span.end }
    let control = observation.key.control
    let track = Track(piece, observation, from: start, marks: ends[control] ?? [])
    let end = (track.guessed(&rates[control, default: 1]) ?? track.firstAbsent())
      .map { start + Double($0) / WidthSearch.steps }
    spans[observation.key, default: []].append(Span(start: start, end: end))
    if let end { ends[control, default: []].insert(end) }
    return end
  }

  /// The known span with the same steps that contains a width.
  private func span(of key: Observation.Key, at width: Double) -> Span? {
    spans[key]?.first { span in
      let steps = (width - span.start) * WidthSearch.steps
      return steps >= 0 && steps == steps.rounded() && width < span.end ?? .infinity
    }
  }

  /// Returns the smallest multiple of 1/64 pt at which nothing of some kinds is there; nil where there is none.
  ///
  /// From a width where something is there it jumps to the one where that is cured: all widths between have it.
  mutating func minimumWidth(without codes: Set<FindingCode>) -> Double? {
    let aspects: Snapshot.Aspects = codes.contains(.clipped) ? .ink : []
    var width = 0.0
    while piece.mayProceed {
      let found = piece.snapshot(width: width, aspects).observations.filter {
        codes.contains($0.key.code)
      }
      guard let worst = found.max(by: { weight(of: $0) < weight(of: $1) }) else { return width }
      guard let next = neededWidth(worst, from: width) else { return nil }
      width = next
    }
    return nil
  }

  private func weight(of observation: Observation) -> Double {
    observation.missing ?? piece.quickShortfall(of: observation) ?? 0
  }
}

/// The widths from a start on, and where an observation is there.
private struct Track {
  private let piece: MeasuredPiece
  private let observation: Observation
  private let start: Double
  private let aspects: Snapshot.Aspects
  /// The last step.
  private let count: Int
  /// The steps at which something else in the control ends, which were looked at before, in ascending order.
  private let marks: [Int]

  init(
    _ piece: MeasuredPiece, _ observation: Observation, from start: Double, marks: Set<Double>
  ) {
    self.piece = piece
    self.observation = observation
    self.start = start
    let steps = ((piece.limit - start) * WidthSearch.steps).rounded(.up)
    let count = steps > 0 ? Int(min(steps, Lengths.maximum * WidthSearch.steps)) : 0
    self.count = count
    self.marks = marks.map { ($0 - start) * WidthSearch.steps }
      .filter { $0 > 0 && $0 < Double(count) && $0 == $0.rounded() }.map { Int($0) }.sorted()
    aspects =
      switch observation.key.code {
      case .clipped: .ink
      case .smallTarget: .targets
      default: []
      }
  }

  /// Returns the first step at which the observation is not there; nil where there is none.
  func firstAbsent() -> Int? {
    var step = 0
    while count > 0, piece.mayProceed {
      let last = lastAlike(from: step)
      if isAbsent(last) { return firstAbsent(after: step, upTo: last) }
      if last == count { return nil }
      step = last + 1
      if isAbsent(step) { return step }
    }
    return nil
  }

  /// Returns the first step at which the observation is not there, where that is easy to guess; nil elsewhere.
  ///
  /// A guess is right where the observation is there, in the same arrangement, one step before: then it is there at all
  /// steps between. Often something else in the control ends there, too; else the missing points tell the width.
  ///
  /// - Parameter rate: The points of width that bring one to a label, as far as is known.
  func guessed(_ rate: inout Double) -> Int? {
    guard count > 0, isAbsent(count) else { return nil }
    if let mark = marks.first(where: isAbsent), isEnd(mark) { return mark }
    guard var missing = missing(0), missing > 0 else { return nil }
    var step = 0
    for _ in 0..<3 {
      let way = ((missing - Lengths.grace) * rate * WidthSearch.steps).rounded(.up)
      let guess = step + Int(max(1, min(way, Double(count))))
      guard guess <= count else { return nil }
      if isAbsent(guess) { return [guess, guess - 1].first { $0 > step && isEnd($0) } }
      guard let less = self.missing(guess), less < missing else { return nil }
      rate = Double(guess - step) / WidthSearch.steps / (missing - less)
      (step, missing) = (guess, less)
    }
    return nil
  }

  /// Whether the observation is there, in the arrangement of the start, up to the step before this one, and not at this.
  private func isEnd(_ step: Int) -> Bool {
    isAbsent(step) && !isAbsent(step - 1) && state(step - 1) == state(0)
  }

  private func snapshot(_ step: Int) -> Snapshot {
    piece.snapshot(width: start + Double(step) / WidthSearch.steps, aspects)
  }

  private func isAbsent(_ step: Int) -> Bool {
    snapshot(step).observation(observation.key) == nil
  }

  /// The last step of the arrangement that `step` has.
  private func lastAlike(from step: Int) -> Int {
    let state = state(step)
    if self.state(count) == state { return count }
    var (low, high) = (step, count)
    for mark in marks where mark > low && mark < high {
      if self.state(mark) == state { low = mark } else { high = mark }
    }
    while high - low > 1, piece.mayProceed {
      let middle = low + (high - low) / 2
      if self.state(middle) == state { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the first step at which it is not there, between one where it is and one where it is not, of one arrangement.
  ///
  /// The missing points lead there faster than bisection: a second look tells how many of them a point of width brings.
  private func firstAbsent(after present: Int, upTo absent: Int) -> Int {
    var (low, high) = (present, absent)
    for mark in marks where mark > low && mark < high {
      if isAbsent(mark) { high = mark } else { low = mark }
    }
    var rate = 1.0
    var last: (step: Int, missing: Double)?
    var tries = 0
    while high - low > 1, piece.mayProceed {
      tries += 1
      var middle = low + (high - low) / 2
      if tries % 3 != 0, let missing = missing(low) {
        if let last, last.step < low, last.missing > missing {
          rate = Double(low - last.step) / WidthSearch.steps / (last.missing - missing)
        }
        last = (low, missing)
        let way = ((missing - Lengths.grace) * rate * WidthSearch.steps).rounded(.up)
        middle = low + Int(max(1, min(way, Double(high - low - 1))))
      }
      if isAbsent(middle) { high = middle } else { low = middle }
    }
    return high
  }

  private func missing(_ step: Int) -> Double? {
    guard let found = snapshot(step).observation(observation.key) else { return nil }
    return found.missing ?? piece.quickShortfall(of: found)
  }
}

// Arrangements.
extension Track {
  /// What decides about the observation beside the width.
  private struct State: Equatable {
    var arrangement: Arrangement
    var texts: [String?] = []
  }

  private func state(_ step: Int) -> State {
    let (snapshot, control) = (snapshot(step), observation.key.control)
    let all =
      snapshot.arrangements.indices.contains(control)
      ? snapshot.arrangements[control] : Arrangement()
    var part = Arrangement(columns: all.columns)
    switch observation.dependence {
    case .none, .columns: break
    case .strategy: part.strategy = all.strategy
    case .rows: part = all
    case .hiddenCount: part.hiddenCount = all.hiddenCount
    case .drawnTexts:
      part.strategy = all.strategy
      return State(arrangement: part, texts: drawnTexts(in: snapshot))
    }
    return State(arrangement: part)
  }

  /// What is left of the labels that look alike, nil for one that is whole; empty where they have equal spaces.
  ///
  /// In equal spaces the same part is left of labels with a common beginning, until the space shows where they differ.
  private func drawnTexts(in snapshot: Snapshot) -> [String?] {
    let labels = observation.items.map { id in
      var key = observation.key
      (key.code, key.id) = (.truncated, id)
      return snapshot.observation(key)
    }
    let spaces = labels.compactMap { $0?.request?.maxWidth }
    let isEqual = spaces.allSatisfy { $0 == spaces[0] && $0 > 0 }
    return isEqual ? [] : labels.map { $0?.shown }
  }
}

extension MeasuredPiece {
  /// The points that a cut label of one line lacks; nil for others.
  func quickShortfall(of observation: Observation) -> Double? {
    guard let request = observation.request, request.maxLines == 1 else { return nil }
    return recorder.shortfall(of: request)
  }
}
