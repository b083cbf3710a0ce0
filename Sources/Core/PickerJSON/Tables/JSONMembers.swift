/// A value whose members one function lists, in the order in which they are written.
///
/// The function writes, reads and describes the members, depending on its visitor. The compiler specializes it for
/// the writer, so a member costs no closure, unlike a field of ``Fields``. Values that trees contain in tens of
/// thousands are written this way.
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

/// An operation on the members of a value.
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

  /// The members of a part, among the members of the complete value; none are written if there is no part.
  ///
  /// - Parameter new: Makes the part for the first member that is read.
  mutating func part<Part: JSONMembers>(
    ifAny part: inout Part?, new: @autoclosure () -> Part
  ) throws(Failure)

  /// The members of a part that has a table, among the members of the complete value; none are written if there is no
  /// part.
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
    let fields = fields().all
    defer { next += fields.count }
    guard (next..<next + fields.count).contains(number) else { return }
    var read = part ?? new()
    try fields[number - next].read(json, &read, ())
    part = read
  }
}

/// Makes the fields of a table of the members.
private struct MemberLister<Root: JSONMembers>: MemberVisitor {
  var fields: [Field<Root, Void>] = []

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
    let first = fields.count
    var new = new()
    new.members(&self)
    for field in fields.indices[first...] {
      fields[field].output = fields[field].output.map { .member($0.schema) }
    }
  }

  mutating func part<Part>(
    ifAny part: inout Part?, _ fields: @autoclosure () -> ValueFields<Part>,
    new: @autoclosure () -> Part
  ) {
    for field in fields().all {
      append(field.description, output: field.output.map { .member($0.schema) })
    }
  }

  private mutating func append<Coding: MemberCoding>(
    _ key: StaticString, _ coding: Coding, isRequired: Bool
  ) {
    var description = KeyDescription("\(key)", schema: SchemaSource(coding.schema))
    description.doc = coding.sentence
    append(
      description, output: .member(SchemaSource(coding.writtenSchema), isRequired: isRequired))
  }

  private mutating func append(_ description: KeyDescription, output: FieldOutput<Root>?) {
    let number = fields.count
    fields.append(
      Field(description, output: output) { (json, root, _) throws(JSONError) in
        var reader = MemberReader(number, json)
        try root.members(&reader)
      })
  }
}

extension FieldOutput {
  /// The output of one of several members that are written at once.
  fileprivate static func member(
    _ schema: SchemaSource, isRequired: Bool = false
  ) -> FieldOutput {
    FieldOutput(schema: schema, isRequired: isRequired, write: { _, _ in })
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
    for field in lister.fields.indices where required.contains(lister.fields[field].key) {
      lister.fields[field].description.isRequired = true
    }
    self.init(
      all: lister.fields,
      writer: { root, json in
        var root = root
        root.members(&json)
      })
  }
}
