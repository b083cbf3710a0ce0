import PickerTree

/// A text with the items or other parts of a control that show it.
struct SharedLabel {
  var text: String
  /// The ids of the nodes that show it, in paint order; nodes without one are left out.
  var ids: [String]
  /// Whether chips or segments show it.
  var isOfItems: Bool

  /// The texts of labels, in paint order.
  static func all(in labels: [ShownLabel]) -> [SharedLabel] {
    struct LabelKey: Hashable {
      var control: Int
      var isOfItem: Bool
      var text: String
    }
    var shared: [SharedLabel] = []
    var places: [LabelKey: Int] = [:]
    for label in labels {
      let isOfItem = label.role == .chip || label.role == .segment
      let key = LabelKey(control: label.control, isOfItem: isOfItem, text: label.text)
      let ids = label.id.map { [$0] } ?? []
      if let place = places[key] {
        shared[place].ids += ids
      } else {
        places[key] = shared.count
        shared.append(SharedLabel(text: label.text, ids: ids, isOfItems: isOfItem))
      }
    }
    return shared
  }
}
