import CPickerLayout
import PickerBlock
import PickerLayout
import PickerLimits

/// A column of roles, as positions in a dictionary of all of them: their numbers in C.
final class RoleColumn: Column {
  private let numbers = ValueColumn<Int32>()

  var byteCount: Int { numbers.byteCount }

  func append(_ nodes: [pl_node]) throws(OutOfMemory) { try numbers.append(nodes) { $0.role } }

  func appendNulls(_ count: Int) throws(OutOfMemory) { try numbers.appendNulls(count) }

  func append(_ rows: Range<Int>, of other: any Column) throws(OutOfMemory) {
    try numbers.append(rows, of: unsafeDowncast(other, to: Self.self).numbers)
  }

  func truncate(to count: Int) { numbers.truncate(to: count) }

  func schema(_ name: StaticString, isNullable: Bool) -> ArrowSchema {
    ArrowSchema(
      name, format: Int32.format, isNullable: isNullable,
      dictionary: TextColumn().schema("", isNullable: true))
  }

  func take() throws(OutOfMemory) -> ArrowArray {
    try numbers.take { () throws(OutOfMemory) in
      let names = TextColumn()
      for role in Constants.roles.all { try names.append(role.rawValue) }
      return try names.take()
    }
  }
}
