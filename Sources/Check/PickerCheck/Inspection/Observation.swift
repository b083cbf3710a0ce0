import PickerControls
import PickerText
import PickerTree

/// A problem in a tree: a finding without its message.
struct Observation {
  /// The kind and the item, which are the same at all widths.
  struct ObservationKey: Hashable {
    var code: FindingCode
    /// The number of the control, in paint order.
    var control: Int
    /// The id of the item, or of the control.
    var id: String?
    /// The role of the node, because an item may have a label and a badge.
    var role: Role
    /// Distinguishes nodes without their own id.
    var number = 0
  }

  /// The factor other than the width on which it depends. If that is equal at two widths, it occurs at all widths
  /// between them if it occurs at both, and up to some width if it occurs only at the smaller one.
  enum Dependence {
    /// The width makes no difference.
    case none
    /// The columns of grids around the control.
    case columns
    /// Also the compression step of the control.
    case strategy
    /// Also the rows of the control.
    case rows
    /// Also the number of hidden items, which the text of an overflow chip contains.
    case hiddenCount
    /// The compression step, and the visible text of labels that look the same unless they have equal space.
    case drawnTexts
  }

  var key: ObservationKey
  var dependence: Dependence
  /// The complete text, and the truncated one.
  var text: String?
  var shown: String?
  /// The characters without a glyph.
  var missingGlyphs: [Unicode.Scalar] = []
  /// The ids of all items concerned.
  var items: [String] = []
  var strategy: NarrowStrategy?
  var value: Double?
  var limit: Double?
  /// The missing points, unless they follow from ``request``.
  var missing: Double?
  /// The request for the label that is truncated or too wide.
  var request: TextRequest?
  /// Other parts of the message.
  var detail = ""
}

/// Factors other than the width on which observations in a control depend.
struct Arrangement: Hashable {
  /// The columns of grids around the control, as a hash.
  var columns = 0
  var strategy: NarrowStrategy?
  /// The chips in each row, as a hash.
  var rows = 0
  var rowCount = 0
  var hiddenCount = 0
}

/// A label with its visible text.
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

/// The problems of a tree.
struct Snapshot {
  /// The aspects that were inspected.
  struct Aspects: OptionSet {
    let rawValue: UInt8

    /// The ink of all labels.
    static let ink = Aspects(rawValue: 1)
    /// The ink of labels, except in clipped items.
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
  /// The nodes that show text, in paint order.
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

  /// Returns the observation with a key; nil if there is none.
  func observation(_ key: Observation.ObservationKey) -> Observation? {
    places[key].map { observations[$0] }
  }

  /// Adds an observation; of two with the same key, the one with more missing points remains.
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
  /// The severity, for two with the same key: larger is worse.
  fileprivate var severity: Double { missing ?? value.map { -$0 } ?? 0 }
}
