package import PickerText
package import PickerTree

/// The values of the constants of the C interface, in the order of the constants.
///
/// The numbers are part of the binary interface: a new value goes to the end.
package struct Constants<Value: Hashable & Sendable>: Sendable {
  /// All values.
  package let all: [Value]

  package init(_ values: [Value]) {
    all = values
  }

  /// The cases of an enumeration, in their order.
  package init() where Value: CaseIterable {
    all = Array(Value.allCases)
  }

  /// The constant of a value; -1 if it has none.
  package func constant(of value: Value) -> Int32 { Int32(all.firstIndex(of: value) ?? -1) }
}

extension Constants where Value == FontStyle {
  package static let styles = Constants()
}

extension Constants where Value == Role {
  package static let roles = Constants()
}

extension Role {
  /// Its number in C.
  package var constant: Int32 { Role.constants[Int(storedByte)] }

  /// The numbers, indexed by `storedByte`.
  private static let constants: [Int32] = {
    var numbers = [Int32](repeating: -1, count: 256)
    for role in allCases { numbers[Int(role.storedByte)] = Constants.roles.constant(of: role) }
    return numbers
  }()
}
