import PickerControls
import PickerText
import PickerTree

/// Makes findings from the problems in the cells of a piece.
struct FindingMaker {
  private let piece: MeasuredPiece
  private var search: WidthSearch
  /// Whether needed widths are searched for findings whose missing points show their severity.
  private let searchesAllWidths: Bool
  private let silences: SilenceIndex
  /// Findings of the piece that are already reported, because they are the same at all widths.
  private var told: Set<Observation.ObservationKey> = []
  private var boxes = BoxedItems()
  private(set) var result = CheckedPiece()

  init(_ piece: MeasuredPiece, searchingAllWidths searchesAllWidths: Bool = true) {
    self.piece = piece
    self.searchesAllWidths = searchesAllWidths
    silences = SilenceIndex(piece.silenced, locale: piece.piece.locale)
    search = WidthSearch(piece)
    result.unsampled = piece.unsampled
  }

  /// Adds the cell at a width, and its problems.
  mutating func addCell(width: Double?) {
    let cell = piece.piece.cell(width: width)
    let isFirst = result.cells.isEmpty
    let snapshot = piece.snapshot(
      width: width, isFirst ? [.wholeInk, .targets, .contrast] : [.wholeInk, .targets])
    if isFirst { addTranslations(in: cell) }
    result.cells.append(cell)
    result.rowCounts.append(piece.isComparable ? snapshot.rowCounts : [])
    let contrast = isFirst ? piece.contrastObservations(width: width, in: snapshot) : []
    let cuts = CutItems(snapshot.observations)
    boxes.add(snapshot.observations)
    for observation in snapshot.observations + contrast
    where piece.mayProceed && !cuts.contain(observation) && !boxes.contain(observation)
      && !isWanted(observation)
    {
      let isOnce = FindingCode.onceAPiece.contains(observation.key.code)
      guard !isOnce || told.insert(observation.key).inserted else { continue }
      add(observation, in: cell, of: snapshot, start: width ?? snapshot.width)
    }
  }

  /// Whether a table of boxes says that the text of a box becomes smaller.
  private func isWanted(_ observation: Observation) -> Bool {
    observation.key.code == .narrowed && piece.boxes != nil
  }

  /// Adds problems of translations that do not depend on the layout.
  private mutating func addTranslations(in cell: CheckCell) {
    for text in piece.lookups.untranslated where piece.mayProceed {
      let id = piece.id(of: text, showing: piece.lookups.shown(of: text))
      var finding = Finding(.untranslated, in: cell, id: id, text: text.text, message: "")
      finishing(&finding)
      result.findings.append(finding)
    }
    for (text, translation, remark) in piece.lookups.remarked where piece.mayProceed {
      for id in ids(of: text, with: remark.code) {
        add(remark, on: translation, of: text, id: id, in: cell)
      }
    }
    for label in piece.duplicates { add(.duplicate, label, in: cell, items: label.ids) }
    for (label, missing) in piece.fallbacks {
      add(.fallback, label, in: cell, missing: missing)
    }
  }

  /// The ids of the items with a remark: all items with a translation of limited length, otherwise the first.
  private func ids(of text: LocalizableText, with code: FindingCode) -> [String?] {
    let shown = piece.lookups.shown(of: text)
    let all = code == .tooLong ? piece.ids(of: text, showing: shown) : []
    return all.isEmpty ? [piece.id(of: text, showing: shown)] : all.map { Optional($0) }
  }

  private mutating func add(
    _ remark: TranslationRemark, on translation: Translation, of text: LocalizableText, id: String?,
    in cell: CheckCell
  ) {
    var finding = Finding(remark.code, in: cell, id: id, text: translation.text.text, message: "")
    (finding.sourceText, finding.translation) = (text.text, translation.place)
    if remark.code == .unknownId { (finding.text, finding.sourceText) = (text.text, nil) }
    if let excess = remark.excess {
      (finding.value, finding.limit) = (excess.value, excess.limit)
      finding.missing = excess.missing
    }
    finishing(&finding, detail: remark.detail)
    result.findings.append(finding)
  }

  /// Adds problems of a label's text that do not depend on the width.
  private mutating func add(
    _ code: FindingCode, _ label: SharedLabel, in cell: CheckCell, items: [String] = [],
    missing: [Unicode.Scalar] = []
  ) {
    var finding = Finding(code, in: cell, id: label.ids.first, text: label.text, message: "")
    (finding.items, finding.characters) = (items, missing.map { String($0) })
    addSource(to: &finding)
    finishing(&finding, detail: missing.codePoints)
    result.findings.append(finding)
  }

  /// Adds the text in the source language, and the position of its translation.
  private func addSource(to finding: inout Finding) {
    let source = finding.text.flatMap { piece.lookups.source(of: $0, id: finding.id) }
    if let source, source.translation != nil || source.text != finding.text {
      (finding.sourceText, finding.translation) = (source.text, source.translation?.place)
    }
  }

  private mutating func add(
    _ observation: Observation, in cell: CheckCell, of snapshot: Snapshot, start: Double
  ) {
    var finding = Finding(
      observation.key.code, in: cell, id: observation.key.id,
      text: observation.text.map(piece.recorder.unbroken), message: "")
    finding.control.number = observation.key.control
    (finding.shown, finding.characters) = (
      observation.shown, observation.missingGlyphs.map { String($0) }
    )
    finding.items = observation.items
    finding.strategy = observation.strategy
    finding.value = observation.value
    finding.limit = observation.limit
    finding.missing = piece.missing(observation)
    if finding.code == .hidden, finding.items.isEmpty {
      let control = observation.key.control
      finding.items = piece.hiddenSegments(
        of: control, besides: snapshot.segments[control] ?? [])
    }
    addSource(to: &finding)
    if searchesAllWidths || finding.missing == nil {
      finding.neededWidth = search.remedy(for: observation, from: start)
    }
    finishing(&finding, detail: observation.detail)
    result.findings.append(finding)
  }

  /// Adds the message and the reason why it does not count.
  private mutating func finishing(_ finding: inout Finding, detail: String = "") {
    finding.message = finding.sentence(detail)
    let places = silences.places(silencing: finding)
    result.usedSilences.formUnion(places)
    finding.silencedBecause = places.first.map { piece.silenced[$0].reason }
  }
}

/// The items whose texts are drawn as boxes, whose widths are unknown.
private struct BoxedItems {
  private struct BoxedItem: Hashable {
    var control: Int
    var id: String?
    var text: String?

    init(control: Int, id: String?, text: String? = nil) {
      (self.control, self.id, self.text) = (control, id, text)
    }

    init(_ observation: Observation) {
      self.init(
        control: observation.key.control, id: observation.key.id, text: observation.text)
    }
  }

  private var items: Set<BoxedItem> = []
  /// The items without their texts.
  private var names: Set<BoxedItem> = []

  mutating func add(_ observations: [Observation]) {
    for observation in observations
    where observation.key.code == .missingGlyph && observation.isMostlyBoxes {
      items.insert(BoxedItem(observation))
      names.insert(BoxedItem(control: observation.key.control, id: observation.key.id))
    }
  }

  /// Whether an observation is about the width of such a text.
  func contain(_ observation: Observation) -> Bool {
    switch observation.key.code {
    case .truncated, .overflow, .clipped: items.contains(BoxedItem(observation))
    case .indistinct: observation.items.count { !isBoxed($0, in: observation.key.control) } < 2
    default: false
    }
  }

  private func isBoxed(_ id: String, in control: Int) -> Bool {
    names.contains(BoxedItem(control: control, id: id))
  }
}

extension Observation {
  /// Whether at least half of the letters of a text have no glyph.
  fileprivate var isMostlyBoxes: Bool {
    let missing = Set(missingGlyphs)
    let letters = (text ?? "").unicodeScalars.filter { !$0.properties.isWhitespace }
    return 2 * letters.count { missing.contains($0) } >= letters.count
  }
}

/// The labels that are truncated or overflow, whose consequences are not reported.
private struct CutItems {
  private struct CutItem: Hashable {
    var control: Int
    var id: String?
    var number: Int
  }

  private var controls: Set<Int> = []
  private var items: Set<CutItem> = []

  init(_ observations: [Observation]) {
    for key in observations.lazy.map({ $0.key })
    where key.code == .truncated || key.code == .overflow {
      controls.insert(key.control)
      items.insert(CutItem(control: key.control, id: key.id, number: key.number))
    }
  }

  /// Whether an observation repeats what is reported for a label: that its control is narrowed, or its ink clipped.
  func contain(_ observation: Observation) -> Bool {
    let key = observation.key
    switch key.code {
    case .narrowed: return controls.contains(key.control)
    case .clipped:
      return items.contains(CutItem(control: key.control, id: key.id, number: key.number))
    default: return false
    }
  }
}

extension FindingCode {
  /// Findings reported once per piece, because they do not depend on the width.
  static let onceAPiece: Set<FindingCode> = [
    .sourceDiffers, .unknownId, .untranslated, .spaces, .placeholder, .plural, .tooLong,
    .missingGlyph, .fallback, .contrast,
    .duplicate, .unchanged,
  ]
}
