import PickerControls
import PickerGeometry
import PickerText
import PickerTree

// Boxes.
extension TreeInspection {
  /// Checks that a node stays within its item or its control.
  mutating func checkFrame(_ node: NodeView, in around: NodeContext, number: Int) {
    guard let box = bounds(for: node, in: around) else { return }
    var frame = node.absoluteFrame
    if let transform = node.effects?.transform, transform != .identity {
      frame = transform.about(frame.origin).bounds(of: frame)
    }
    let (across, down) = (frame.excess(over: box, .horizontal), frame.excess(over: box, .vertical))
    guard across > 0 || down > 0 else { return }
    let isPart = node.role.staysInItem && around.item != nil
    var key = Observation.ObservationKey(
      code: .overflow, control: max(0, around.control), id: id(of: node, in: around),
      role: isPart ? around.item?.role ?? node.role : node.role.ofWhole, number: number)
    if isPart { key.id = idOfItem(in: around) }
    let dependence = dependence(of: around.item?.role ?? node.role)
    var found = Observation(key: key, dependence: down > 0 ? .rows : dependence)
    found.missing = max(across, down)
    found.text = text(of: node)
    snapshot.add(found)
  }

  /// The box within which a node must stay; nil if it may extend anywhere.
  private func bounds(for node: NodeView, in around: NodeContext) -> Rect? {
    if node.role.staysInItem, let item = around.item {
      return around.parent?.isItem == true ? item.frame : nil
    }
    let isContent = node.role.staysInControl || node.role == .label || node.role == .line
    return isContent || node.role.isControl(in: around.parent) ? around.box : nil
  }

  /// The factor on which the width of an item, or of content without one, depends.
  private func dependence(of role: Role?) -> Observation.Dependence {
    switch role {
    case .overflow: .hiddenCount
    case .segment: .strategy
    default: .columns
    }
  }

  /// The complete text of a label or of the first label of an item.
  func text(of node: NodeView) -> String? {
    let label = node.label ?? node.children.first { $0.role == .label }?.label
    if let label { return label.wording }
    return nil
  }
}

extension Rect {
  /// The distance by which this rectangle extends beyond a box along an axis, on both sides together, in points; 0
  /// within rounding.
  fileprivate func excess(over box: Rect, _ axis: Axis) -> Double {
    let (low, high) = (origin[axis], origin[axis] + size[axis])
    let (start, end) = (box.origin[axis], box.origin[axis] + box.size[axis])
    guard !start.fits(in: low) || !high.fits(in: end) else { return 0 }
    return max(0, start - low) + max(0, high - end)
  }
}

// Labels.
extension TreeInspection {
  /// A truncated label of an item.
  struct CutLabel {
    var control: Int
    var id: String
    var role: Role
    var whole: String
    var shown: String
  }

  /// Checks that a label is complete and has glyphs.
  mutating func check(
    _ label: Label, of node: NodeView, in around: NodeContext, number: Int
  ) {
    let isBadge = around.parent == .badge
    let key = Observation.ObservationKey(
      code: .truncated, control: around.control, id: id(of: node, in: around),
      role: isBadge ? .badge : around.item?.role ?? node.role, number: number)
    if snapshot.aspects.contains(.labels) {
      snapshot.labels.append(
        ShownLabel(control: key.control, id: key.id, role: key.role, text: label.wording))
    }
    if label.text.isTruncated {
      addCut(label, key, in: around)
    } else {
      checkWidth(of: label, key, in: around)
    }
    let missing = missingGlyphs(of: label)
    guard !missing.isEmpty else { return }
    var found = Observation(key: key, dependence: .none)
    found.key.code = .missingGlyph
    found.text = label.wording
    (found.missingGlyphs, found.detail) = (missing, missing.codePoints)
    snapshot.add(found)
  }

  /// The characters of a complete label without a glyph.
  private func missingGlyphs(of label: Label) -> [Unicode.Scalar] {
    // Searches of widths do not need them.
    guard label.text.isTruncated, snapshot.aspects.contains(.wholeInk),
      let request = request(for: label)
    else { return label.text.missing }
    return recorder.missingGlyphs(of: request)
  }

  private mutating func addCut(
    _ label: Label, _ key: Observation.ObservationKey, in around: NodeContext
  ) {
    let request = request(for: label)
    var found = Observation(
      key: key, dependence: request == nil ? .none : dependence(of: around.item?.role))
    found.text = label.wording
    found.shown = label.text.text
    found.request = request
    snapshot.add(found)
    guard let id = key.id, key.role == .chip || key.role == .segment else { return }
    cutLabels.append(
      CutLabel(
        control: key.control, id: id, role: key.role, whole: found.text ?? "",
        shown: label.text.text))
  }

  /// Checks a label that cannot be truncated further against its space.
  private mutating func checkWidth(
    of label: Label, _ key: Observation.ObservationKey, in around: NodeContext
  ) {
    // A control may have tried narrower spaces before: then it is the layout's own warning that decides.
    let isSettled = around.item?.role != .chip && around.item?.role != .segment
    guard isSettled || isWarned(key.id), let request = request(for: label) else { return }
    var found = Observation(key: key, dependence: dependence(of: around.item?.role))
    found.key.code = .overflow
    found.missing = label.text.size.width - request.maxWidth
    found.request = request
    found.text = label.text.text
    snapshot.add(found)
  }

  /// Adds labels of one control that look the same.
  mutating func addIndistinctLabels() {
    guard cutLabels.count > 1 else { return }
    struct Look: Hashable {
      var control: Int
      var shown: String
    }
    var places: [Look: [Int]] = [:]
    for place in cutLabels.indices {
      let look = Look(control: cutLabels[place].control, shown: cutLabels[place].shown)
      places[look, default: []].append(place)
    }
    for place in cutLabels.indices {
      let first = cutLabels[place]
      let alike = places[Look(control: first.control, shown: first.shown)] ?? []
      guard alike.first == place, alike.contains(where: { cutLabels[$0].whole != first.whole })
      else { continue }
      var found = Observation(
        key: Observation.ObservationKey(
          code: .indistinct, control: first.control, id: first.id, role: first.role),
        dependence: .drawnTexts)
      (found.text, found.shown) = (first.whole, first.shown)
      found.items = alike.map { cutLabels[$0].id }
      snapshot.add(found)
    }
  }
}

extension [Unicode.Scalar] {
  /// The code points: `U+00E9, U+00EA`.
  var codePoints: String { map { $0.codePoint }.joined(separator: ", ") }
}

extension Unicode.Scalar {
  /// The code point, such as `U+00E9`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
