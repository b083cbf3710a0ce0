import PickerControls
import PickerText
import PickerTree

/// Something that is wrong in a tree: a finding before it is put into words.
struct Observation {
  /// What it is, and of which item: the same at all widths.
  struct ObservationKey: Hashable {
    var code: FindingCode
    /// The number of the control, in paint order.
    var control: Int
    /// The id of the item, or of the control.
    var id: String?
    /// The role of what is wrong, because an item may have a label and a badge.
    var role: Role
    /// Tells those apart that have no id of their own.
    var number = 0
  }

  /// What decides, beside the width, whether it is there: where that is equal at two widths, it is there at all widths
  /// between them if at both, and it is there up to some width if only at the smaller one.
  enum Dependence {
    /// The width makes no difference.
    case none
    /// The columns of grids around the control.
    case columns
    /// The compression step of the control as well.
    case strategy
    /// The rows of the control as well.
    case rows
    /// The number of hidden items as well, which the text of an overflow chip contains.
    case hiddenCount
    /// The compression step, and what is left of the labels that look alike unless they have equal spaces.
    case drawnTexts
  }

  var key: ObservationKey
  var dependence: Dependence
  /// The text as it was to be shown, and what is left of it.
  var text: String?
  var shown: String?
  /// The characters without a glyph.
  var missingGlyphs: [Unicode.Scalar] = []
  /// The ids of all items that it is about.
  var items: [String] = []
  var strategy: NarrowStrategy?
  var value: Double?
  var limit: Double?
  /// The points that are missing, unless they follow from ``request``.
  var missing: Double?
  /// The request for the label that is cut or too wide.
  var request: TextRequest?
  /// What the message has beside these.
  var detail = ""
}

/// What decides about observations in a control beside the width.
struct Arrangement: Hashable {
  /// The columns of grids around the control, as a hash.
  var columns = 0
  var strategy: NarrowStrategy?
  /// The chips in each row, as a hash.
  var rows = 0
  var rowCount = 0
  var hiddenCount = 0
}

/// A label with what it shows.
struct ShownLabel {
  var control: Int
  var id: String?
  var role: Role
  var text: String
}

/// The number of rows of a control.
struct RowCount: Hashable {
  /// The number of the control, in paint order.
  var control: Int
  var id: String?
  var rows: Int
}

/// What is wrong in a tree.
struct Snapshot {
  /// What was looked for.
  struct Aspects: OptionSet {
    let rawValue: UInt8

    /// The ink of all labels.
    static let ink = Aspects(rawValue: 1)
    /// The ink of labels, except for those of items that are cut.
    static let wholeInk = Aspects(rawValue: 16)
    static let targets = Aspects(rawValue: 2)
    static let labels = Aspects(rawValue: 4)
    static let contrast = Aspects(rawValue: 8)
  }

  var aspects: Aspects = []
  /// The width of the root, in points.
  var width = 0.0
  /// In paint order, each key once.
  var observations: [Observation] = []
  /// The texts with too little contrast, in paint order.
  var contrast: [Observation] = []
  /// Those of each control, in paint order.
  var arrangements: [Arrangement] = []
  /// The ids of the segments of each segmented control that hides some in a menu, by the number of the control; with the
  /// aspect of labels, of each segmented control.
  var segments: [Int: [String]] = [:]
  /// What shows texts, in paint order.
  var labels: [ShownLabel] = []
  /// The controls, in paint order.
  var controls: [(id: String?, role: Role)] = []
  private var places: [Observation.ObservationKey: Int] = [:]

  /// The rows of each control that has rows or may have some.
  var rowCounts: [RowCount] {
    controls.indices.filter { controls[$0].role == .chips || controls[$0].role == .segmented }
      .map { control in
        RowCount(
          control: control, id: controls[control].id, rows: max(1, arrangements[control].rowCount))
      }
  }

  /// Returns the observation with a key; nil if it is not there.
  func observation(_ key: Observation.ObservationKey) -> Observation? {
    places[key].map { observations[$0] }
  }

  /// Adds an observation; of two with one key, the one where more is missing remains.
  mutating func add(_ observation: Observation) {
    guard let place = places[observation.key] else {
      places[observation.key] = observations.count
      observations.append(observation)
      return
    }
    if observation.severity > observations[place].severity { observations[place] = observation }
  }
}

extension Observation {
  /// The larger, the worse, of two with one key.
  fileprivate var severity: Double { missing ?? value.map { -$0 } ?? 0 }
}
