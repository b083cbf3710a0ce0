import PickerColor
import PickerGeometry
import PickerTree

/// The animation of a part of what is drawn.
typealias PartTrack = NumberTrack<MovingPart>

extension [PartTrack] {
  /// Animates a part. One without a counterpart fades, and so do two of different kinds, one out and the other in.
  mutating func add(
    _ before: PartTrack?, _ after: MovingPart?, _ mixing: ColorMixing = .premultiplied
  ) {
    if let before, let after {
      let start = before.start
      if start.isSimilar(to: after) { return append(before.retargeted(to: after, mixing)) }
      let (one, two) = (start.matching(after), after.matching(start))
      if one.isSimilar(to: two) { return append(PartTrack(from: one, to: two, mixing)) }
      // A paint has one stroke only: the new one appears at once.
      if case .stroke = after { return append(PartTrack(restingAt: after)) }
    }
    if let before { append(before.retargeted(to: before.start.faded, mixing)) }
    if let after { append(PartTrack(from: after.faded, to: after, mixing)) }
  }

  /// Animates a paint. Fills are paired in paint order.
  init(paint start: [PartTrack], to end: Paint, _ mixing: ColorMixing = .premultiplied) {
    self.init()
    var (shadow, stroke, fills) = (PartTrack?.none, PartTrack?.none, [PartTrack]())
    for part in start {
      switch part.start {
      case .shadow: shadow = part
      case .stroke: stroke = part
      case .fill: fills.append(part)
      default: break
      }
    }
    if let first = start.first, case .form(let form) = first.start {
      let forms = form.paired(
        with: PaintedForm(end), stroke: stroke?.start, isAlone: start.count == 1,
        isEmpty: end.isEmpty)
      append(PartTrack(from: .form(forms.start), first.speeds, to: .form(forms.end), mixing))
    }
    add(shadow, end.shadow.map { .shadow($0) }, mixing)
    add(stroke, end.stroke.map { .stroke($0) }, mixing)
    for layer in 0..<Swift.max(fills.count, end.fills.count) {
      add(
        layer < fills.count ? fills[layer] : nil,
        layer < end.fills.count ? .fill(end.fills[layer]) : nil, mixing)
    }
  }

  /// Adds the animation of filters.
  ///
  /// If one list is a prefix of the other, filters of the same name are animated into each other, and additional
  /// filters begin or end without effect. Otherwise the filters of the start lose their effect while the filters of the
  /// end gain theirs.
  ///
  /// Source: Filter Effects 1, *Interpolation of Filter Functions*, except that CSS switches at once between lists that
  /// differ.
  mutating func add(filters start: [PartTrack], to end: [Filter]) {
    let isPaired = zip(start, end).allSatisfy { start, end in
      if case .filter(let filter) = start.start { filter.name == end.name } else { false }
    }
    for (index, filter) in start.enumerated() {
      add(filter, isPaired && index < end.count ? .filter(end[index]) : nil)
    }
    for filter in end.dropFirst(isPaired ? start.count : 0) { add(nil, .filter(filter)) }
  }

  /// Animates the paint and the clip of a crossing, of which the clip is the last part.
  ///
  /// - Parameter plain: The paint at the end if there is no crossing.
  init(crossing start: [PartTrack], to end: Crossing?, or plain: Paint) {
    self.init(paint: start.dropLast(), to: end?.paint ?? plain)
    guard let clip = start.last else { return }
    append(clip.retargeted(to: end.map { .clip($0.clip) } ?? clip.start))
  }

  /// Continues parts to where they are: only their velocities die away.
  init(stopping parts: [PartTrack]) { self = parts.map { $0.retargeted(to: $0.start) } }

  /// The tracks from a time on, without those of parts that have faded out.
  func rest(from progress: TransitionProgress) -> [PartTrack] {
    map { $0.rest(from: progress) }.filter { !$0.start.hasFaded(onWayTo: $0.end) }
  }

  func include(in reach: inout TransitionReach) {
    for track in self { track.include(in: &reach) }
  }
}

// At a time.
extension [PartTrack] {
  /// Returns a paint with the parts at a time.
  func paint(_ resting: Paint, at progress: TransitionProgress) -> Paint {
    var paint = resting
    (paint.fills, paint.shadow, paint.stroke) = ([], nil, nil)
    for track in self {
      switch track.value(at: progress) {
      case .form(let form): form.apply(to: &paint)
      case .shadow(let shadow): paint.shadow = shadow
      case .stroke(let stroke): paint.stroke = stroke
      case .fill(let fill): paint.fills.append(fill)
      default: break
      }
    }
    return paint
  }

  /// Returns effects with the transform and the filters at a time.
  func effects(_ resting: Effects, at progress: TransitionProgress) -> Effects {
    var (effects, filters) = (resting, [Filter]())
    for track in self {
      switch track.value(at: progress) {
      case .transform(let parts): effects.transform = parts.transform
      case .filter(let filter): filters.append(filter)
      default: break
      }
    }
    if !filters.isEmpty { effects.filters = filters }
    return effects
  }

  /// Returns a crossing with the paint and the clip at a time.
  func crossing(_ resting: Paint, at progress: TransitionProgress) -> Crossing {
    var crossing = Crossing(paint: paint(resting, at: progress), clip: .zero)
    for track in self {
      if case .clip(let clip) = track.value(at: progress) { crossing.clip = clip }
    }
    return crossing
  }
}

// The background and the paper of a tree.
extension PartTrack {
  /// Animates the colour; without one, it is transparent.
  ///
  /// - Returns: Nil if there is none at either end.
  static func color(_ start: PartTrack?, to end: Color?) -> PartTrack? {
    var tracks: [PartTrack] = []
    tracks.add(start, end.map { .color($0) })
    return tracks.first
  }

  /// Returns the colour at a time.
  func color(at progress: TransitionProgress) -> Color? {
    if case .color(let color) = value(at: progress) { color } else { nil }
  }
}

extension Paint {
  /// The parts of a paint at rest.
  var parts: [PartTrack] {
    var parts: [MovingPart] = [.form(PaintedForm(self))]
    if let shadow { parts.append(.shadow(shadow)) }
    if let stroke { parts.append(.stroke(stroke)) }
    for fill in fills { parts.append(.fill(fill)) }
    return parts.map { PartTrack(restingAt: $0) }
  }
}
