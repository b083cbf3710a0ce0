/// A value whose members one function lists, in the order in which they are written.
///
/// The function writes, reads and describes the members, depending on its visitor. The compiler specializes it for the writer,
/// so that a member costs no closure, unlike a row of ``Fields``: what trees have tens of thousands of is written this way.
///
///     extension Size: JSONMembers {
///       package mutating func members<V: MemberVisitor & ~Copyable>(_ json: inout V) throws(V.Failure) {
///         try json.member("width", &width, .extent)
///         try json.member("height", &height, .extent)
///       }
///     }
///
/// Every call must visit the same members, whatever the value is: they are numbered while they are read.
@usableFromInline package protocol JSONMembers: SendableMetatype {
  /// Visits the members.
  mutating func members<V: MemberVisitor & ~Copyable>(_ json: inout V) throws(V.Failure)
}

/// What is done with the members of a value.
@usableFromInline package protocol MemberVisitor: ~Copyable {
  /// The error of a member that cannot be read; `Never` for visitors that do not read.
  associatedtype Failure: Error

  /// A member that is always written.
  mutating func member<Coding: MemberCoding>(
    _ key: StaticString, _ value: inout Coding.Value, _ coding: Coding
  ) throws(Failure)

  /// A member that is omitted if there is no value.
  mutating func member<Coding: MemberCoding>(
    _ key: StaticString, ifAny value: inout Coding.Value?, _ coding: Coding
  ) throws(Failure)

  /// A member that is omitted if it is the default.
  mutating func member<Coding: MemberCoding>(
    _ key: StaticString, unless defaultValue: Coding.Value, _ value: inout Coding.Value,
    _ coding: Coding
  ) throws(Failure) where Coding.Value: Equatable

  /// The members of a part, among the members of the whole; none are written if there is no part.
  ///
  /// - Parameter new: Makes the part for the first member that is read.
  mutating func part<Part: JSONMembers>(
    ifAny part: inout Part?, new: @autoclosure () -> Part
  ) throws(Failure)

  /// The members of a part that has a table, among the members of the whole; none are written if there is no part.
  ///
  /// - Parameter new: Makes the part for the first member that is read.
  mutating func part<Part>(
    ifAny part: inout Part?, _ fields: @autoclosure () -> ValueFields<Part>,
    new: @autoclosure () -> Part
  ) throws(Failure)
}

// Writing.
extension JSONWriter: MemberVisitor {
  @usableFromInline package typealias Failure = Never

  @inlinable @inline(__always)
  package mutating func member<Coding: MemberCoding>(
    _ key: StaticString, _ value: inout Coding.Value, _ coding: Coding
  ) {
    self.key(key)
    coding.write(&value, to: &self)
  }

  @inlinable @inline(__always)
  package mutating func member<Coding: MemberCoding>(
    _ key: StaticString, ifAny value: inout Coding.Value?, _ coding: Coding
  ) {
    // Written where it is: binding it would copy it.
    // swift-format-ignore: NeverForceUnwrap
    if value != nil { member(key, &value!, coding) }
  }

  @inlinable @inline(__always)
  package mutating func member<Coding: MemberCoding>(
    _ key: StaticString, unless defaultValue: Coding.Value, _ value: inout Coding.Value,
    _ coding: Coding
  ) where Coding.Value: Equatable {
    if value != defaultValue { member(key, &value, coding) }
  }

  @inlinable @inline(__always)
  package mutating func part<Part: JSONMembers>(
    ifAny part: inout Part?, new: @autoclosure () -> Part
  ) {
    part?.members(&self)
  }

  @inlinable @inline(__always)
  package mutating func part<Part>(
    ifAny part: inout Part?, _ fields: @autoclosure () -> ValueFields<Part>,
    new: @autoclosure () -> Part
  ) {
    if let part { fields().write(part, to: &self) }
  }
}

/// Reads one member, which is known by its number.
struct MemberReader: MemberVisitor {
  let number: Int
  let json: JSONValue
  /// The number of the next member.
  private var next = 0

  init(_ number: Int, _ json: JSONValue) {
    self.number = number
    self.json = json
  }

  mutating func member<Coding: MemberCoding>(
    _ key: StaticString, _ value: inout Coding.Value, _ coding: Coding
  ) throws(JSONError) {
    if next == number { value = try coding.read(json) }
    next += 1
  }

  mutating func member<Coding: MemberCoding>(
    _ key: StaticString, ifAny value: inout Coding.Value?, _ coding: Coding
  ) throws(JSONError) {
    if next == number { value = try coding.read(json) }
    next += 1
  }

  mutating func member<Coding: MemberCoding>(
    _ key: StaticString, unless defaultValue: Coding.Value, _ value: inout Coding.Value,
    _ coding: Coding
  ) throws(JSONError) where Coding.Value: Equatable {
    try member(key, &value, coding)
  }

  mutating func part<Part: JSONMembers>(
    ifAny part: inout Part?, new: @autoclosure () -> Part
  ) throws(JSONError) {
    let first = next
    var read = part ?? new()
    try read.members(&self)
    if (first..<next).contains(number) { part = read }
  }

  mutating func part<Part>(
    ifAny part: inout Part?, _ fields: @autoclosure () -> ValueFields<Part>,
    new: @autoclosure () -> Part
  ) throws(JSONError) {
    let table = fields().table
    defer { next += table.rows.count }
    guard (next..<next + table.rows.count).contains(number) else { return }
    let row = table.rows[number - next]
    var read = part ?? new()
    try withUnsafeMutablePointer(to: &read) { (part) throws(JSONError) in
      try withUnsafePointer(to: ()) { (scope) throws(JSONError) in try row.read(json, part, scope) }
    }
    part = read
  }
}

/// Makes the rows of a table of the members.
private struct MemberLister<Root: JSONMembers>: MemberVisitor {
  var rows: [FieldRow] = []

  mutating func member<Coding: MemberCoding>(
    _ key: StaticString, _ value: inout Coding.Value, _ coding: Coding
  ) {
    append(key, coding, isRequired: true)
  }

  mutating func member<Coding: MemberCoding>(
    _ key: StaticString, ifAny value: inout Coding.Value?, _ coding: Coding
  ) {
    append(key, coding, isRequired: false)
  }

  mutating func member<Coding: MemberCoding>(
    _ key: StaticString, unless defaultValue: Coding.Value, _ value: inout Coding.Value,
    _ coding: Coding
  ) where Coding.Value: Equatable {
    append(key, coding, isRequired: false)
  }

  mutating func part<Part: JSONMembers>(
    ifAny part: inout Part?, new: @autoclosure () -> Part
  ) {
    let first = rows.count
    var new = new()
    new.members(&self)
    for row in first..<rows.count { rows[row].omitWithoutPart() }
  }

  mutating func part<Part>(
    ifAny part: inout Part?, _ fields: @autoclosure () -> ValueFields<Part>,
    new: @autoclosure () -> Part
  ) {
    for row in fields().table.rows {
      var row = row
      row.read = reader(rows.count)
      row.omitWithoutPart()
      rows.append(row)
    }
  }

  private mutating func append<Coding: MemberCoding>(
    _ key: StaticString, _ coding: Coding, isRequired: Bool
  ) {
    let output = OutputRow(schema: SchemaSource(coding.writtenSchema), isRequired: isRequired)
    var row = FieldRow(
      "\(key)", schema: SchemaSource(coding.schema), output: output, read: reader(rows.count))
    row.doc = coding.sentence
    rows.append(row)
  }

  private func reader(_ number: Int) -> FieldRow.Reader {
    { (json, root, _) throws(JSONError) in
      var reader = MemberReader(number, json)
      try root.assumingMemoryBound(to: Root.self).pointee.members(&reader)
    }
  }
}

extension FieldRow {
  /// The row of a member of a part that may be missing.
  fileprivate mutating func omitWithoutPart() {
    output = output.map { OutputRow(schema: $0.schema, isRequired: false) }
  }
}

extension Fields where Root: JSONMembers, Scope == Void {
  /// The table of the members of a value, which are written all at once.
  ///
  /// - Parameters:
  ///   - root: Any value of the type.
  ///   - required: The keys whose absence is an error.
  package init(membersOf root: Root, required: [String] = []) {
    var root = root
    var lister = MemberLister<Root>()
    root.members(&lister)
    for row in lister.rows.indices {
      lister.rows[row].isRequired = required.contains(lister.rows[row].key)
    }
    table = FieldTable(
      lister.rows,
      writers: [
        RowWriter { root, json in
          var root = root.assumingMemoryBound(to: Root.self).pointee
          root.members(&json)
        }
      ])
  }
}
