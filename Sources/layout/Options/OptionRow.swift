import ArgumentParser

/// One option, flag or argument of a group or command: how ``ArgumentReader`` reads it, and the key of documents
/// that it mirrors.
struct OptionRow<Options>: Sendable {
  /// Lets a function change the wrapper of a property: `{ try $1(&$0._width) }`.
  ///
  /// A function, because making a key path takes 60,000 instructions.
  typealias Access<Wrapper> =
    @Sendable (inout Options, (inout Wrapper) throws -> Void) throws -> Void

  /// What stands on the command line.
  enum OptionKind {
    /// `--name`
    case flag
    /// `--name` or `--no-name`
    case invertibleFlag
    /// `--name VALUE`; a negative number is a value where `takesNegative`.
    case option(takesNegative: Bool)
    /// A value without a name; `isLast` takes all that remain.
    case argument(isLast: Bool)
  }

  /// The name of the property, in lower camel case; empty for arguments.
  let name: String
  let kind: OptionKind
  /// The letter after a single hyphen; nil: there is none.
  var letter: Character?
  /// Whether a command line without it is an error.
  var isRequired = false
  /// Gives the property the value that it has where the command line does not name it.
  let reset: @Sendable (inout Options) -> Void
  /// Reads a value; that of a flag is `true` or `false`.
  let read: @Sendable (inout Options, String) throws -> Void
  /// The value for the key of documents; nil: the option mirrors none.
  var mirror: (@Sendable (inout Options) -> OptionValue?)?
}

/// Options that mirror keys of documents.
extension OptionRow {
  /// A value that is JSON if it can be parsed as JSON, else a string.
  static func json(
    _ name: String, letter: Character? = nil, _ access: @escaping Access<Option<OptionValue?>>
  ) -> OptionRow {
    var row = option(name, takesNegative: true, letter: letter, access)
    row.mirror = mirror(access) { $0.wrappedValue }
    return row
  }

  /// A list separated by commas, or a JSON array.
  static func list(
    _ name: String, _ access: @escaping Access<Option<OptionValue?>>
  ) -> OptionRow {
    OptionRow(
      name: name, kind: .option(takesNegative: false),
      reset: { try? access(&$0) { $0.wrappedValue = nil } },
      read: { options, text in
        let value = try OptionValue(list: text)
        try access(&options) { $0.wrappedValue = value }
      }, mirror: mirror(access) { $0.wrappedValue })
  }

  /// A string, also where it looks like JSON, unless `value` makes something else of it.
  static func text(
    _ name: String, as value: @escaping @Sendable (String) -> OptionValue = OptionValue.init(text:),
    _ access: @escaping Access<Option<String?>>
  ) -> OptionRow {
    var row = option(name, access)
    row.mirror = mirror(access) { $0.wrappedValue.map(value) }
    return row
  }

  /// `--name` and `--no-name`; without either the document decides.
  static func switched(_ name: String, _ access: @escaping Access<Flag<Bool?>>) -> OptionRow {
    OptionRow(
      name: name, kind: .invertibleFlag, reset: { try? access(&$0) { $0.wrappedValue = nil } },
      read: { options, text in try access(&options) { $0.wrappedValue = text == "true" } },
      mirror: mirror(access) { $0.wrappedValue.map(OptionValue.init) })
  }

  /// A flag that stands for `true`; without it the document decides.
  static func switchedOn(_ name: String, _ access: @escaping Access<Flag<Bool>>) -> OptionRow {
    var row = flag(name, access)
    row.mirror = mirror(access) { $0.wrappedValue ? OptionValue(true) : nil }
    return row
  }

  private static func mirror<Wrapper>(
    _ access: @escaping Access<Wrapper>,
    _ value: @escaping @Sendable (Wrapper) -> OptionValue?
  ) -> @Sendable (inout Options) -> OptionValue? {
    { options in
      var found: OptionValue?
      try? access(&options) { found = value($0) }
      return found
    }
  }
}

/// Options of the tool itself.
extension OptionRow {
  static func flag(_ name: String, _ access: @escaping Access<Flag<Bool>>) -> OptionRow {
    OptionRow(
      name: name, kind: .flag, reset: { try? access(&$0) { $0.wrappedValue = false } },
      read: { options, _ in try access(&options) { $0.wrappedValue = true } })
  }

  /// One value; the last one counts.
  static func option<Value: ExpressibleByArgument>(
    _ name: String, takesNegative: Bool = false, letter: Character? = nil,
    _ access: @escaping Access<Option<Value?>>
  ) -> OptionRow {
    OptionRow(
      name: name, kind: .option(takesNegative: takesNegative), letter: letter,
      reset: { try? access(&$0) { $0.wrappedValue = nil } },
      read: { options, text in
        let value = try Value(reading: text)
        try access(&options) { $0.wrappedValue = value }
      })
  }

  /// One value, with a default or required.
  static func option<Value: ExpressibleByArgument & Sendable>(
    _ name: String, takesNegative: Bool = false, default usual: Value, isRequired: Bool = false,
    _ access: @escaping Access<Option<Value>>
  ) -> OptionRow {
    OptionRow(
      name: name, kind: .option(takesNegative: takesNegative), isRequired: isRequired,
      reset: { try? access(&$0) { $0.wrappedValue = usual } },
      read: { options, text in
        let value = try Value(reading: text)
        try access(&options) { $0.wrappedValue = value }
      })
  }

  /// An option that may be repeated.
  static func repeated<Value>(
    _ name: String, takesNegative: Bool = false,
    as value: @escaping @Sendable (String) throws -> Value,
    _ access: @escaping Access<Option<[Value]>>
  ) -> OptionRow {
    OptionRow(
      name: name, kind: .option(takesNegative: takesNegative),
      reset: { try? access(&$0) { $0.wrappedValue = [] } },
      read: { options, text in
        let value = try value(text)
        try access(&options) { $0.wrappedValue.append(value) }
      })
  }

  /// An argument that may be left out.
  static func argument(_ access: @escaping Access<Argument<String?>>) -> OptionRow {
    OptionRow(
      name: "", kind: .argument(isLast: false),
      reset: { try? access(&$0) { $0.wrappedValue = nil } },
      read: { options, text in try access(&options) { $0.wrappedValue = text } })
  }

  /// An argument that is required.
  static func required(_ access: @escaping Access<Argument<String>>) -> OptionRow {
    OptionRow(
      name: "", kind: .argument(isLast: false), isRequired: true,
      reset: { try? access(&$0) { $0.wrappedValue = "" } },
      read: { options, text in try access(&options) { $0.wrappedValue = text } })
  }

  /// All arguments.
  static func arguments(_ access: @escaping Access<Argument<[String]>>) -> OptionRow {
    OptionRow(
      name: "", kind: .argument(isLast: true), reset: { try? access(&$0) { $0.wrappedValue = [] } },
      read: { options, text in try access(&options) { $0.wrappedValue.append(text) } })
  }
}

extension ExpressibleByArgument {
  /// - Throws: What it is does not matter: ArgumentParser reads the arguments again and describes the error.
  fileprivate init(reading text: String) throws {
    guard let value = Self(argument: text) else { throw ValidationError("") }
    self = value
  }
}
