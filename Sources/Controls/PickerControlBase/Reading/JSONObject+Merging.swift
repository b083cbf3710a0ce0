import PickerJSON

extension [JSONObject] {
  /// Writes the members of consecutively read objects as one object.
  ///
  /// The last value of a key counts, and null only where no other is given; objects are merged in the same way.
  package func writeMembers(to json: inout JSONWriter, besides left: String? = nil) {
    var keys: [String] = []
    for object in self {
      for member in object where !keys.contains(where: member.keyEquals) { keys.append(member.key) }
    }
    for key in keys where key != left {
      let given = compactMap { $0[key] }
      let values = given.filter { !$0.isNull }
      guard let last = values.last ?? given.last else { continue }
      json.key(key)
      let objects = values.compactMap { try? $0.object() }
      if objects.count == values.count, objects.count > 1 {
        json.object { objects.writeMembers(to: &$0) }
      } else {
        json.raw(last.compactBytes)
      }
    }
  }
}
