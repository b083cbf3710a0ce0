import PickerGeometry
import PickerTree

/// The times of the frames of an animation, and how they become percentages of its cycle.
struct SVGCycle {
  /// Seconds of each frame.
  let times: [Double]
  /// Seconds before the first frame and after the last one.
  private let before: Double
  private let after: Double
  /// The values of `animation`, without a name.
  let shorthand: String

  /// - Parameter pause: Seconds between the end and the next beginning.
  init(times: [Double], repetition: LayoutAnimation.Repetition, pause: Double) {
    self.times = times
    switch repetition {
    case .once: (before, after) = (0, 0)
    case .loop: (before, after) = (0, pause)
    // At each end, two runs in opposite directions meet: half a pause of each makes a full one.
    case .alternate: (before, after) = (pause / 2, pause / 2)
    }
    let seconds = (before + (times.last ?? 0) + after).decimalText(4)
    shorthand =
      switch repetition {
      case .once: "\(seconds)s linear both"
      case .loop: "\(seconds)s linear infinite both"
      case .alternate: "\(seconds)s linear infinite alternate both"
      }
  }

  /// `12.5%`
  func percentage(of frame: Int) -> String {
    let cycle = before + (times.last ?? 0) + after
    return "\(((before + times[frame]) / cycle * 100).decimalText(3))%"
  }
}

/// The rules of the style sheet of an animation.
struct SVGKeyframes {
  let cycle: SVGCycle
  private var names: [String: String] = [:]
  private var classes: [String: String] = [:]
  private var rules = ""

  init(_ cycle: SVGCycle) {
    self.cycle = cycle
  }

  /// The style sheet; empty if nothing moves. Readers who prefer less motion see the end.
  var style: String {
    guard !rules.isEmpty else { return "" }
    return """
      <style>@media (prefers-reduced-motion:no-preference){
      .\(SVGIDs.mark)moving{animation:\(cycle.shorthand)}
      \(rules)}</style>

      """
  }

  /// The classes of an element with these animations, each of which is the inner part of a `@keyframes` rule.
  mutating func classNames(for animations: [String]) -> String {
    let list = animations.map { self.name(of: $0) }.joined(separator: ",")
    if let known = classes[list] { return "\(SVGIDs.mark)moving \(known)" }
    let name = "\(SVGIDs.mark)c\(classes.count)"
    classes[list] = name
    rules += ".\(name){animation-name:\(list)}\n"
    return "\(SVGIDs.mark)moving \(name)"
  }

  private mutating func name(of frames: String) -> String {
    if let known = names[frames] { return known }
    let name = "\(SVGIDs.mark)k\(names.count)"
    names[frames] = name
    rules += "@keyframes \(name){\(frames)}\n"
    return name
  }

  /// The keyframes by which an element is only seen in frames `range`.
  func visibility(in range: Range<Int>) -> String {
    let count = cycle.times.count
    var steps: [(Int, String)] = []
    if range.lowerBound > 0 { steps.append((0, "hidden")) }
    // Not `visible`: an element around it may be hidden at the same time.
    steps.append((range.lowerBound, "inherit"))
    if range.upperBound < count { steps.append((range.upperBound, "hidden")) }
    return steps.enumerated().map { index, step in
      let place = index == 0 ? "0%" : cycle.percentage(of: step.0)
      return "\(place){visibility:\(step.1);animation-timing-function:step-end}"
    }.joined()
  }
}

/// The values of one attribute of an element in successive frames.
struct SVGTrack {
  let name: String
  let values: [SVGValue]

  /// The values between which all others are on a line, as indices.
  var turningPoints: [Int] {
    let numbers = values.map { $0.numbers }
    var kept = [0]
    var open = [(0, values.count - 1)]
    // The algorithm of Douglas and Peucker, with a stack instead of recursion: long animations would
    // nest deeply.
    while let (first, last) = open.popLast() {
      if let bend = bend(from: first, to: last, numbers) {
        open.append((bend, last))
        open.append((first, bend))
      } else {
        kept.append(last)
      }
    }
    return kept
  }

  /// The frame that is farthest from the line between two others; nil: none is visibly off.
  private func bend(from first: Int, to last: Int, _ numbers: [[Double]]) -> Int? {
    guard last - first > 1 else { return nil }
    var worst: (frame: Int, error: Double) = (first, 1)
    for index in numbers[first].indices {
      let tolerance = values[first].tolerance(at: index)
      let (start, end) = (numbers[first][index], numbers[last][index])
      for frame in first + 1..<last {
        let line = start + (end - start) * Double(frame - first) / Double(last - first)
        let error = (numbers[frame][index] - line).magnitude / tolerance
        if error > worst.error { worst = (frame, error) }
      }
    }
    return worst.frame == first ? nil : worst.frame
  }
}

extension [SVGTrack] {
  /// The keyframes of these properties, from frame `start` on; nil if nothing changes.
  func keyframes(from start: Int, in cycle: SVGCycle) -> String? {
    let moving = filter { track in
      let first = track.values[0].text
      return track.values.contains { $0.text != first }
    }
    guard !moving.isEmpty else { return nil }
    let turns = Set(moving.flatMap { $0.turningPoints }).sorted()
    let frames = turns.map { turn in
      (
        cycle.percentage(of: start + turn),
        moving.map { "\($0.name):\($0.values[turn].css)" }
          .joined(separator: ";")
      )
    }
    guard let first = frames.first, let last = frames.last else { return nil }
    // Without keyframes for 0% and 100%, CSS would use the element's own attributes there.
    let opening = first.0 == "0%" ? "" : "0%{\(first.1)}"
    let closing = last.0 == "100%" ? "" : "100%{\(last.1)}"
    return opening + frames.map { "\($0.0){\($0.1)}" }.joined() + closing
  }
}
