import PickerControls
import PickerGeometry
import PickerLimits
import PickerTree

/// A piece of a check whose texts are measured, with what was seen of it so far.
final class MeasuredPiece {
  let piece: LayoutCheck.Piece
  /// The findings that do not count: those of the document, then those of the check.
  let silenced: [SilencedFinding]
  let lookups: TextLookups
  let unsampled: Unsampled
  let recorder: RecordingMeasurer
  private let control: AnyControl
  /// The control with the ink of its texts, whose glyphs take long.
  private let inked: AnyMeasuredControl
  private lazy var plain = (try? budget.run { control.measured(by: recorder) }) ?? inked
  private let limits: TreeInspection.Limits
  let budget: Budget
  private let inks = InkBounds()
  private var snapshots: [Double: Snapshot] = [:]
  /// How often the piece was laid out, which tests count.
  private(set) var layoutCount = 0
  private lazy var natural = look(at: inked, width: .infinity, [])
  private lazy var labels = SharedLabel.all(
    in: look(at: inked, width: .infinity, .labels).labels)
  /// What shows a text.
  private lazy var idsOfTexts = Dictionary(grouping: labels) { $0.text }
    .mapValues { $0.flatMap { $0.ids } }
  private let missingCharacters: (@Sendable (String) -> [Unicode.Scalar])?
  /// Whether the piece is in a language that is compared with others.
  let isComparable: Bool

  /// The width up to which widths are searched at least, in points.
  static let searchedWidth = 4096.0

  /// Measures the texts of a piece.
  ///
  /// - Parameter clock: A budget whose time goes on for this piece; nil: it has the time of its document.
  init(
    _ piece: LayoutCheck.Piece, of check: LayoutCheck, variant: Int = 0,
    sharingTimeOf clock: Budget? = nil
  ) throws(LimitError) {
    let document = check.documents[piece.documentIndex].document
    self.piece = piece
    silenced = document.check.silenced + check.silenced
    limits = TreeInspection.Limits(
      maxRows: document.check.maxRows ?? check.maxRows,
      minTarget: document.check.minTarget ?? check.minTarget)
    budget = clock.map { Budget(sharingTimeOf: $0) } ?? Budget(document.budget.limits)
    isComparable = piece.localeIndex.map { !check.locales[$0].isPseudo } ?? true
    missingCharacters = check.missingCharacters(of: piece)
    let localized = budget.asCurrent { check.localized(piece, variant: variant) }
    (lookups, unsampled) = (localized.lookups, localized.unsampled)
    let control = localized.control.withoutDiagnostics
    let recorder = RecordingMeasurer(document.fonts)
    self.control = control
    self.recorder = recorder
    inked = try budget.run { control.wantingInk.measured(by: recorder) }
  }

  /// Whether work may proceed.
  var mayProceed: Bool { budget.mayProceed }

  /// Throws the reason why work had to stop.
  func checkBudget() throws(LimitError) {
    if let error = budget.error { throw error }
  }

  /// The width up to which widths are searched.
  var limit: Double { max(MeasuredPiece.searchedWidth, natural.width) }

  /// Returns what is wrong at a width; nil is the control's own width.
  func snapshot(width: Double?, _ aspects: Snapshot.Aspects = []) -> Snapshot {
    guard let width else { return look(at: inked, width: nil, aspects) }
    let known = snapshots[width]
    if let known, known.aspects.isSuperset(of: aspects) { return known }
    let wanted = aspects.union(known?.aspects ?? [])
    let snapshot = look(at: wanted.contains(.ink) ? inked : plain, width: width, wanted)
    snapshots[width] = snapshot
    return snapshot
  }

  /// Returns the needed width of a finding, if it is one of this piece.
  func neededWidth(of finding: Finding) -> Double? {
    let snapshot = snapshot(width: finding.cell.width, [.ink, .targets])
    let found = snapshot.observations.first { observation in
      observation.key.code == finding.code && observation.key.id == finding.id
        && missing(observation) == finding.missing
        && observation.text.map(recorder.unbroken) == finding.text
    }
    var search = WidthSearch(self)
    return found.flatMap {
      search.neededWidth($0, from: finding.cell.width ?? snapshot.width)
    }
  }

  /// The points that are missing.
  func missing(_ observation: Observation) -> Double? {
    observation.missing ?? observation.request.flatMap { recorder.shortfall(of: $0) }
  }

  private func look(
    at measured: AnyMeasuredControl, width: Double?, _ aspects: Snapshot.Aspects
  ) -> Snapshot {
    guard let tree = layout(measured, width: width) else { return Snapshot() }
    var inspection = TreeInspection(
      of: tree, recorder: recorder, limits: limits, inks: inks, aspects: aspects)
    return budget.asCurrent { inspection.inspected() }
  }

  private func layout(_ measured: AnyMeasuredControl, width: Double?) -> LayoutTree? {
    layoutCount += 1
    recorder.forget()
    return try? budget.run {
      let tree = measured.layout(within: ProposedSize(width: width))
      if tree.nodes.count > budget.limits.nodes { budget.exceed(.nodes) }
      return tree
    }
  }

  /// Returns the texts with too little contrast: of items as they are, and with the others selected.
  ///
  /// - Parameter snapshot: What is wrong at the width: where items are hidden there, all are looked at on one line.
  func contrastObservations(width: Double?, in snapshot: Snapshot) -> [Observation] {
    let hides = snapshot.observations.contains { $0.key.code == .hidden }
    let width = hides ? .infinity : width
    var found = observations(of: plain, width: width)
    guard let other = control.togglingSelection else { return found }
    var places: [Look: Int] = [:]
    for (place, observation) in found.enumerated() where places[Look(observation)] == nil {
      places[Look(observation)] = place
    }
    let measured = budget.asCurrent { other.measured(by: recorder) }
    for observation in observations(of: measured, width: width) {
      if let place = places[Look(observation)] {
        found[place].items += observation.items
      } else {
        places[Look(observation)] = found.count
        found.append(observation)
      }
    }
    return found
  }

  private func observations(of measured: AnyMeasuredControl, width: Double?) -> [Observation] {
    guard let tree = layout(measured, width: width) else { return [] }
    var inspection = ContrastInspection(of: tree)
    return budget.asCurrent { inspection.observations() }
  }

  /// Returns the id, as in the tree, of the first item that shows a text; else that of the text.
  ///
  /// - Parameter shown: What is shown of the text.
  func id(of text: LocalizableText, showing shown: String) -> String? {
    let ids = idsOfTexts[shown] ?? []
    // The text of a title has the id of one.
    guard let own = text.id else { return ids.first { !$0.hasSuffix(".title") } ?? ids.first }
    return ids.first { $0 == own || $0.hasSuffix("/" + own) } ?? own
  }

  /// The translations that items of one control with different texts share.
  var duplicates: [SharedLabel] {
    guard isComparable, !piece.isSource else { return [] }
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
    return (natural.segments[control] ?? []).filter { !shown.contains($0) }
  }
}

/// What texts of one control and state with the same contrast have in common.
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

extension AnyControl {
  /// The control without diagnostics, which take long.
  fileprivate var withoutDiagnostics: AnyControl { wanting([]) }

  /// The control with the ink of its texts measured.
  fileprivate var wantingInk: AnyControl { wanting([.glyphs]) }

  private func wanting(_ detail: Detail) -> AnyControl {
    var container = container
    container.detail = detail
    return setting(container: container)
  }
}
