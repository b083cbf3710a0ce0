import PickerLimits

/// Merges the drawings of successive frames into one drawing that is animated by CSS.
///
/// Elements that differ only in what CSS can animate become one element with keyframes. Wherever they differ in
/// something else, there is one element for each stretch of frames, of which one is visible at a time.
struct SVGTimeline {
  private(set) var keyframes: SVGKeyframes
  /// The definitions that move, in place of one for each frame.
  private(set) var definitions: [SVGElement] = []
  /// The definitions of the frames by id.
  private let known: [String: SVGElement]
  private var movingIDs: [String: String] = [:]

  init(_ cycle: SVGCycle, definitions: [SVGElement]) {
    keyframes = SVGKeyframes(cycle)
    var known: [String: SVGElement] = [:]
    for definition in definitions { known[definition["id"]?.text ?? ""] = definition }
    self.known = known
  }

  /// Merges the elements of all frames.
  ///
  /// - Parameter start: The number of the first frame.
  mutating func merge(_ lists: [[SVGElement]], from start: Int = 0) -> [SVGElement] {
    guard let slots = SVGSlots(lists) else { return mergeReordered(lists, from: start) }
    return slots.columns.flatMap { mergeColumn($0, from: start) }
  }

  /// Merges children whose order changes: one group for each stretch of frames with the same order.
  private mutating func mergeReordered(
    _ lists: [[SVGElement]], from start: Int
  ) -> [SVGElement] {
    let orders = lists.map(SVGSlots.keys)
    return stretches(of: lists.indices.map { orders[$0] }).map { range in
      let children = merge(Array(lists[range]), from: start + range.lowerBound)
      var group = SVGElement("g", [:], children)
      show(&group, from: start + range.lowerBound, to: start + range.upperBound)
      return group
    }
  }

  /// Merges one child in all frames.
  private mutating func mergeColumn(
    _ column: [SVGElement?], from start: Int
  ) -> [SVGElement] {
    let forms = column.map { $0.map { form(of: $0) } }
    return stretches(of: forms).compactMap { range in
      let elements = column[range].compactMap { $0 }
      guard !elements.isEmpty else { return nil }
      let first = start + range.lowerBound
      var merged = mergeSimilar(elements, from: first)
      if range.count < column.count { show(&merged, from: first, to: first + range.count) }
      return merged
    }
  }

  /// Merges elements of the same form.
  private mutating func mergeSimilar(
    _ elements: [SVGElement], from start: Int
  ) -> SVGElement {
    // The attributes of the last frame stay on the element: viewers without CSS animations, and readers
    // who prefer reduced motion, see the end.
    guard var merged = elements.last, !merged.tag.isEmpty, Budget.mayProceed else {
      return elements.last ?? SVGElement("")
    }
    var tracks: [SVGTrack] = []
    for name in animatedNames(of: elements) {
      let values = elements.map { $0[name] }
      guard let some = values.compactMap({ $0 }).first, !some.numbers.isEmpty else { continue }
      tracks.append(SVGTrack(name: name, values: values.map { $0 ?? some.initial }))
    }
    for name in SVGTimeline.windows { moveWindow(name, of: &merged, elements, from: start) }
    // The mark identified the node in all frames; the written file has no use for it.
    merged[AnimatedSVGRenderer.mark] = nil
    if let frames = tracks.keyframes(from: start, in: keyframes.cycle) {
      merged.animations.append(frames)
    }
    merged.children = merge(elements.map { $0.children }, from: start)
    return merged
  }

  /// The attributes of any of the elements, each once.
  private func animatedNames(of elements: [SVGElement]) -> [String] {
    var names: [String] = []
    for (name, _) in elements.flatMap({ $0.attributes.list }) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// Makes an element visible in frames `first..<last` only.
  private mutating func show(_ element: inout SVGElement, from first: Int, to last: Int) {
    guard !element.tag.isEmpty else { return element = SVGElement("g", [:], [element]) }
    element.animations.append(keyframes.visibility(in: first..<last))
    // Without CSS animations, only elements of the last frame are visible.
    if last < keyframes.cycle.times.count { element["visibility"] = "hidden" }
  }
}

// References.
extension SVGTimeline {
  /// Attributes that refer to definitions that can move.
  private static let windows = ["clip-path", "mask", "fill", "stroke", "href", "xlink:href"]

  /// The form of an element, which is equal for elements that can be merged: everything except properties that CSS
  /// can animate, and children.
  private func form(of element: SVGElement) -> String {
    var form = element.tag
    for (name, value) in element.attributes.list where name != AnimatedSVGRenderer.mark {
      if SVGTimeline.windows.contains(name), let target = target(of: value) {
        form += " \(name)=\(ownForm(of: target, isWhole: name.isPaint))"
      } else if let own = value.form {
        form += " \(name)=\(own)"
      }
    }
    return form + (element.text ?? "")
  }

  /// The form of a definition without its id.
  ///
  /// - Parameter isWhole: Whether its elements must have the same forms too: a gradient cannot hide stops, as a clip can
  ///   hide shapes.
  private func ownForm(of definition: SVGElement, isWhole: Bool) -> String {
    var definition = definition
    definition["id"] = nil
    let parts = isWhole ? definition.children.map { "<" + ownForm(of: $0, isWhole: true) } : []
    return parts.reduce(form(of: definition), +)
  }

  private func target(of value: SVGValue) -> SVGElement? { value.target.flatMap { known[$0] } }

  /// Replaces the references of elements to a clip, a mask or a drawing by one to a definition that moves.
  private mutating func moveWindow(
    _ name: String, of merged: inout SVGElement, _ elements: [SVGElement], from start: Int
  ) {
    let ids = elements.compactMap { $0[name]?.target }
    guard let first = ids.first, ids.count == elements.count, ids.contains(where: { $0 != first })
    else { return }
    // Elements that refer to the same definitions in all frames share one animated definition.
    let key = "\(start) " + ids.joined(separator: " ")
    let id = movingIDs[key] ?? "\(SVGIDs.mark)moving\(movingIDs.count)"
    if case .link = merged[name] { merged[name] = .link(id) } else { merged[name] = .reference(id) }
    guard movingIDs[key] == nil else { return }
    movingIDs[key] = id
    var definition = mergeSimilar(ids.compactMap { known[$0] }, from: start)
    definition["id"] = .text(id)
    finish(&definition)
    definitions.append(definition)
  }
}

extension String {
  /// Whether it is the name of an attribute that refers to gradients and patterns.
  fileprivate var isPaint: Bool { self == "fill" || self == "stroke" }
}

/// The stretches of equal neighbours.
private func stretches<Value: Equatable>(of values: [Value]) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  var start = 0
  for index in values.indices.dropFirst() where values[index] != values[start] {
    ranges.append(start..<index)
    start = index
  }
  if start < values.count { ranges.append(start..<values.count) }
  return ranges
}

extension SVGTimeline {
  /// Gives an element and its descendants the classes of their animations.
  mutating func finish(_ element: inout SVGElement) {
    if !element.animations.isEmpty {
      let own = element["class"].map { $0.text + " " } ?? ""
      element["class"] = .text(own + keyframes.classNames(for: element.animations))
    }
    for index in element.children.indices { finish(&element.children[index]) }
  }
}
