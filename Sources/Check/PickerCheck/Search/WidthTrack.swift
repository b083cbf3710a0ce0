import PickerControls
import PickerGeometry

/// The widths from a start on, and the occurrence of an observation.
struct WidthTrack {
  private let control: ObservedControl
  private let observation: Observation
  private let start: Double
  private let aspects: Snapshot.Aspects
  /// The last step.
  private let count: Int
  /// The known steps at which other observations in the control end, in ascending order.
  private let marks: [Int]

  init(
    of observation: Observation, in control: ObservedControl, from start: Double, to limit: Double,
    marks: Set<Double>
  ) {
    self.control = control
    self.observation = observation
    self.start = start
    let steps = ((limit - start) * WidthSearch.steps).rounded(.up)
    let count = steps > 0 ? Int(min(steps, Lengths.maximum * WidthSearch.steps)) : 0
    self.count = count
    let places: [Double] = marks.map { ($0 - start) * WidthSearch.steps }
    let inside = places.filter { $0 > 0 && $0 < Double(count) && $0 == $0.rounded() }
    self.marks = inside.map { Int($0) }.sorted()
    aspects =
      switch observation.key.code {
      case .clipped: .ink
      case .smallTarget: .targets
      default: []
      }
  }

  /// Returns the first step without the observation; nil if there is none.
  func firstAbsent() -> Int? {
    var step = 0
    while count > 0, control.budget.mayProceed {
      let last = lastAlike(from: step)
      if isAbsent(last) { return firstAbsent(after: step, upTo: last) }
      if last == count { return nil }
      step = last + 1
      if isAbsent(step) { return step }
    }
    return nil
  }

  /// Returns the first step without the observation if it is easy to guess; otherwise nil.
  ///
  /// A guess is right if the observation occurs one step before, in the same arrangement: then it occurs at all steps
  /// in between. Often another observation in the control ends there; otherwise the missing points determine the width.
  ///
  /// - Parameter rate: The points of width that add one point to a label, if known.
  func guessed(_ rate: inout Double) -> Int? {
    guard count > 0 else { return nil }
    if let mark = marks.first(where: isAbsent), isEnd(mark) { return mark }
    guard var missing = missing(0), missing > 0 else { return nil }
    var step = 0
    for _ in 0..<8 where control.budget.mayProceed {
      let way = ((missing - Lengths.grace) * rate * WidthSearch.steps).rounded(.up)
      let guess = step + Int(max(1, min(way, Double(count))))
      guard guess <= count else { return nil }
      if isAbsent(guess) {
        if let end = [guess, guess - 1].first(where: { $0 > step && isEnd($0) }) { return end }
        // Too far; half of the way tells the rate, or is too far again.
        rate /= 2
        continue
      }
      guard let less = self.missing(guess), less < missing else { return nil }
      // A few steps tell little of a rate.
      if guess - step > 16 {
        rate = Double(guess - step) / WidthSearch.steps / (missing - less)
      }
      (step, missing) = (guess, less)
    }
    return nil
  }

  /// Whether the observation occurs in the arrangement of the start up to the preceding step, but not at this one.
  private func isEnd(_ step: Int) -> Bool {
    isAbsent(step) && !isAbsent(step - 1) && state(step - 1) == state(0)
  }

  private func snapshot(_ step: Int) -> Snapshot {
    control.snapshot(width: start + Double(step) / WidthSearch.steps, aspects)
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
    while high - low > 1, control.budget.mayProceed {
      let middle = low + (high - low) / 2
      if self.state(middle) == state { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the first step without it, between one with it and one without it in the same arrangement.
  ///
  /// The missing points lead there faster than bisection: a second step shows how many of them a point of width adds.
  private func firstAbsent(after present: Int, upTo absent: Int) -> Int {
    var (low, high) = (present, absent)
    for mark in marks where mark > low && mark < high {
      if isAbsent(mark) { high = mark } else { low = mark }
    }
    var rate = 1.0
    var last: (step: Int, missing: Double)?
    var tries = 0
    while high - low > 1, control.budget.mayProceed {
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
    let snapshot = snapshot(step)
    guard let found = snapshot.observation(observation.key) else { return nil }
    return control.recorder.shortfallOfText(found, in: snapshot) ?? found.missing
  }
}

// Arrangements.
extension WidthTrack {
  /// Factors other than the width on which the observation depends.
  private struct WidthTrackState: Equatable {
    var arrangement: Arrangement
    var texts: [String?] = []
  }

  private func state(_ step: Int) -> WidthTrackState {
    let (snapshot, number) = (snapshot(step), observation.key.control)
    let all =
      snapshot.arrangements.indices.contains(number)
      ? snapshot.arrangements[number] : Arrangement()
    var part = Arrangement(columns: all.columns)
    switch observation.dependence {
    case .none, .columns: break
    case .strategy: part.strategy = all.strategy
    case .rows: part = all
    case .hiddenCount: part.hiddenCount = all.hiddenCount
    case .drawnTexts:
      part.strategy = all.strategy
      return WidthTrackState(arrangement: part, texts: drawnTexts(in: snapshot))
    }
    return WidthTrackState(arrangement: part)
  }

  /// The truncated labels that look the same, nil for a complete one; empty if they have equal space.
  ///
  /// In equal space, labels with a common beginning are truncated to the same text, until the space shows where they
  /// differ.
  private func drawnTexts(in snapshot: Snapshot) -> [String?] {
    let labels = snapshot.cutLabels(in: observation)
    let spaces = labels.compactMap { $0?.request?.maxWidth }
    let isEqual = spaces.allSatisfy { $0 == spaces[0] && $0 > 0 }
    return isEqual ? [] : labels.map { $0?.shown }
  }
}
