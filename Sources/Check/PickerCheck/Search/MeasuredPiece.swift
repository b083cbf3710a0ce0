import PickerControls
import PickerGeometry
import PickerLimits
import PickerTree

/// A piece of a check with measured texts, and the observations so far.
final class MeasuredPiece {
  let piece: LayoutCheck.Piece
  /// The silencing entries: the document's, then the check's.
  let silenced: [SilencedFinding]
  let lookups: TextLookups
  let unsampled: Unsampled
  let whole: ObservedControl
  /// The controls of a panel, each alone in it; nil for one whose width depends on the others.
  private var parts: [Int: ObservedControl?] = [:]
  private lazy var labels = SharedLabel.all(in: whole.natural.labels)
  /// The labels that show a text.
  private lazy var idsOfTexts = Dictionary(grouping: labels) { $0.text }
    .mapValues { $0.flatMap { $0.ids } }
  private var places: [Double?: [Named: [Int]]] = [:]
  /// The number of observations compared with findings, for tests.
  private(set) var comparedCount = 0
  private let missingCharacters: (@Sendable (String) -> [Unicode.Scalar])?
  /// Whether the language of the piece is compared with others.
  let isComparable: Bool

  /// The boxes, for which the width of the document makes no difference; nil for other documents.
  let boxes: CheckBoxes?

  private struct Named: Hashable {
    var code: FindingCode
    var id: String?
  }

  /// The minimum upper bound of the search for widths, in points.
  static let searchedWidth = 4096.0

  /// Measures the texts of a piece.
  ///
  /// - Parameter clock: A budget whose time continues for this piece; nil: the document's time limit.
  init(
    _ piece: LayoutCheck.Piece, of check: LayoutCheck, variant: Int = 0,
    sharingTimeOf clock: Budget? = nil
  ) throws(LimitError) {
    let document = check.documents[piece.documentIndex].document
    self.piece = piece
    boxes = check.widths.isEmpty ? check.documents[piece.documentIndex].boxes : nil
    silenced = document.check.silenced + check.silenced
    let budget = clock.map { Budget(sharingTimeOf: $0) } ?? Budget(document.budget.limits)
    isComparable = piece.localeIndex.map { !check.locales[$0].isPseudo } ?? true
    missingCharacters = check.missingCharacters(of: piece)
    let localized = budget.asCurrent { check.localized(piece, variant: variant) }
    (lookups, unsampled) = (localized.lookups, localized.unsampled)
    whole = ObservedControl(
      localized.control, by: RecordingMeasurer(document.fonts),
      TreeInspection.Limits(
        maxRows: document.check.maxRows ?? check.maxRows,
        minTarget: document.check.minTarget ?? check.minTarget),
      within: budget)
    try whole.measure()
  }

  var recorder: RecordingMeasurer { whole.recorder }
  var budget: Budget { whole.budget }

  /// Whether work may proceed.
  var mayProceed: Bool { budget.mayProceed }

  /// Throws the reason why work had to stop.
  func checkBudget() throws(LimitError) {
    if let error = budget.error { throw error }
  }

  /// The width up to which widths are searched.
  var limit: Double { max(MeasuredPiece.searchedWidth, whole.natural.width) }

  /// Returns the problems at a width; nil is the control's own width.
  func snapshot(width: Double?, _ aspects: Snapshot.Aspects = []) -> Snapshot {
    whole.snapshot(width: width, aspects)
  }

  /// Returns the needed width of a finding, if it is one of this piece.
  func neededWidth(of finding: Finding, by search: inout WidthSearch) -> Double? {
    let width = finding.cell.width
    let snapshot = snapshot(width: width, [.ink, .targets])
    let named = Named(code: finding.code, id: finding.id)
    let found = places(in: snapshot, width: width)[named]?.first { place in
      comparedCount += 1
      let observation = snapshot.observations[place]
      return missing(observation) == finding.missing
        && observation.text.map(recorder.unbroken) == finding.text
    }
    return found.flatMap {
      search.remedy(for: snapshot.observations[$0], from: width ?? snapshot.width)
    }
  }

  /// The positions of the observations at a width by their codes and ids.
  private func places(in snapshot: Snapshot, width: Double?) -> [Named: [Int]] {
    if let known = places[width] { return known }
    let places = Dictionary(grouping: snapshot.observations.indices) { place in
      let key = snapshot.observations[place].key
      return Named(code: key.code, id: key.id)
    }
    self.places[width] = places
    return places
  }

  /// The points that are missing.
  func missing(_ observation: Observation) -> Double? {
    observation.missing ?? observation.request.flatMap { recorder.shortfall(of: $0) }
  }

  /// Returns the control on which an observation at a width depends, and the observation in it: a single control of a
  /// panel, or the complete piece.
  ///
  /// A single control is laid out in a fraction of the time. It has the space of a control in the panel, which is
  /// confirmed at this width.
  func scope(
    of observation: Observation, at width: Double
  ) -> (control: ObservedControl, observation: Observation) {
    guard observation.isOfControlAlone, let part = part(observation.key.control) else {
      return (whole, observation)
    }
    var key = observation.key
    key.control = 1
    guard let own = part.snapshot(width: width).observation(key), own.isAlike(observation) else {
      return (whole, observation)
    }
    return (part, own)
  }

  /// A control of a panel without nested panels, alone in the panel.
  private func part(_ control: Int) -> ObservedControl? {
    if let known = parts[control] { return known }
    let part = control > 0 ? whole.part(control - 1, of: whole.natural.controls.count - 1) : nil
    parts[control] = .some(part)
    return part
  }

  /// Returns the texts with too little contrast: of items as they are, and with the others selected.
  ///
  /// - Parameter snapshot: The problems at the width: if items are hidden, all are inspected on one line.
  func contrastObservations(width: Double?, in snapshot: Snapshot) -> [Observation] {
    let hides = snapshot.observations.contains { $0.key.code == .hidden }
    let width = hides ? .infinity : width
    var found = hides ? whole.contrast(width: width) : snapshot.contrast
    var places: [Look: Int] = [:]
    for (place, observation) in found.enumerated() where places[Look(observation)] == nil {
      places[Look(observation)] = place
    }
    for observation in whole.toggledContrast(width: width) {
      if let place = places[Look(observation)] {
        found[place].items += observation.items
      } else {
        places[Look(observation)] = found.count
        found.append(observation)
      }
    }
    return found
  }

  /// Returns the id, as in the tree, of the first item that shows a text; otherwise the text's id.
  ///
  /// - Parameter shown: The shown text.
  func id(of text: LocalizableText, showing shown: String) -> String? {
    if text.id != nil { return self.ids(of: text, showing: shown).first ?? text.id }
    let ids = idsOfTexts[shown] ?? []
    // An item without an id has its text for one, and a title the id of its control.
    return ids.first { $0 == text.text || $0.hasSuffix("/" + text.text) }
      ?? ids.first { !$0.hasSuffix(".title") } ?? ids.first
  }

  /// Returns the ids, as in the tree, of all items that show a text with its own id; none for a text without.
  ///
  /// - Parameter shown: The shown text.
  func ids(of text: LocalizableText, showing shown: String) -> [String] {
    guard let own = text.id else { return [] }
    return (idsOfTexts[shown] ?? []).filter { $0 == own || $0.hasSuffix("/" + own) }
  }

  /// The translations that items of one control with different texts share.
  var duplicates: [SharedLabel] {
    guard isComparable, !piece.isSource, lookups.hasEqualTranslations else { return [] }
    return labels.compactMap { label in
      guard label.isOfItems else { return nil }
      // Samples may make texts equal that are not.
      let sources = label.ids.map { lookups.source(of: label.text, id: $0) }
      let translations = Set(sources.map { $0?.translation?.text })
      let isOne = translations.count == 1 && translations != [nil]
      return isOne && Set(sources.map { $0?.text }).count > 1 ? label : nil
    }
  }

  /// The texts with characters that the app's own fonts lack, with these.
  var fallbacks: [(label: SharedLabel, missing: [Unicode.Scalar])] {
    guard let missingCharacters else { return [] }
    return labels.compactMap { label in
      let missing = missingCharacters(label.text)
      return missing.isEmpty ? nil : (label, missing)
    }
  }

  /// Returns the ids of the segments of a control that are not among `shown`, which its menu hides.
  func hiddenSegments(of control: Int, besides shown: [String]) -> [String] {
    let shown = Set(shown)
    return (whole.natural.segments[control] ?? []).filter { !shown.contains($0) }
  }
}

/// The common properties of texts of one control and state with the same contrast.
private struct Look: Hashable {
  private let control: Int
  private let detail: String
  private let value: Double?
  private let limit: Double?

  init(_ observation: Observation) {
    control = observation.key.control
    detail = observation.detail
    (value, limit) = (observation.value, observation.limit)
  }
}

extension Observation {
  /// Whether it depends only on its control, independently of the content above and below.
  fileprivate var isOfControlAlone: Bool {
    switch key.code {
    case .truncated, .overflow, .indistinct, .hidden, .rows, .narrowed: true
    default: false
    }
  }

  /// Whether two observations are of the same text in the same space.
  fileprivate func isAlike(_ other: Observation) -> Bool {
    text == other.text && missing == other.missing && items == other.items
      && request?.maxWidth == other.request?.maxWidth
  }
}
