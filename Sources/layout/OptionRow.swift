import ArgumentParser

/// One option, flag or argument of a group or command: how ``ArgumentReader`` reads it, and the key of documents
/// that it mirrors.
struct OptionRow<Options>: Sendable {
  /// The place of a property's wrapper. The property itself cannot be set by a key path before it has a value.
  typealias Path<Value> = any WritableKeyPath<Options, Value> & Sendable

  /// What stands on the command line.
  enum Kind {
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
  let kind: Kind
  /// The letter after a single hyphen; nil: there is none.
  var letter: Character?
  /// Whether a command line without it is an error.
  var isRequired = false
  /// Gives the property the value that it has where the command line does not name it.
  let reset: @Sendable (inout Options) -> Void
  /// Reads a value; that of a flag is `true` or `false`.
  let read: @Sendable (inout Options, String) throws -> Void
  /// The value for the key of documents; nil: the option mirrors none.
  var mirror: (@Sendable (Options) -> OptionValue?)?
}

/// Options that mirror keys of documents.
extension OptionRow {
  /// A value that is JSON if it can be parsed as JSON, else a string.
  static func json(
    _ name: String, _ path: Path<Option<OptionValue?>>, letter: Character? = nil
  ) -> OptionRow {
    var row = key(name, path, takesNegative: true, OptionValue.init(argument:))
    row.letter = letter
    return row
  }

  /// A list separated by commas, or a JSON array.
  static func list(_ name: String, _ path: Path<Option<OptionValue?>>) -> OptionRow {
    key(name, path, OptionValue.init(list:))
  }

  private static func key(
    _ name: String, _ path: Path<Option<OptionValue?>>, takesNegative: Bool = false,
    _ transform: @escaping @Sendable (String) throws -> OptionValue
  ) -> OptionRow {
    OptionRow(
      name: name, kind: .option(takesNegative: takesNegative),
      reset: { $0[keyPath: path].wrappedValue = nil },
      read: { $0[keyPath: path].wrappedValue = try transform($1) },
      mirror: { $0[keyPath: path].wrappedValue })
  }

  /// A string, also where it looks like JSON, unless `value` makes something else of it.
  static func text(
    _ name: String, _ path: Path<Option<String?>>,
    as value: @escaping @Sendable (String) -> OptionValue = OptionValue.init(text:)
  ) -> OptionRow {
    var row = option(name, path)
    row.mirror = { $0[keyPath: path].wrappedValue.map(value) }
    return row
  }

  /// `--name` and `--no-name`; without either the document decides.
  static func switched(_ name: String, _ path: Path<Flag<Bool?>>) -> OptionRow {
    OptionRow(
      name: name, kind: .invertibleFlag, reset: { $0[keyPath: path].wrappedValue = nil },
      read: { $0[keyPath: path].wrappedValue = $1 == "true" },
      mirror: { $0[keyPath: path].wrappedValue.map(OptionValue.init) })
  }

  /// A flag that stands for `true`; without it the document decides.
  static func switchedOn(_ name: String, _ path: Path<Flag<Bool>>) -> OptionRow {
    var row = flag(name, path)
    row.mirror = { $0[keyPath: path].wrappedValue ? OptionValue(true) : nil }
    return row
  }
}

/// Options of the tool itself.
extension OptionRow {
  static func flag(_ name: String, _ path: Path<Flag<Bool>>) -> OptionRow {
    OptionRow(
      name: name, kind: .flag, reset: { $0[keyPath: path].wrappedValue = false },
      read: { options, _ in options[keyPath: path].wrappedValue = true })
  }

  /// One value; the last one counts.
  static func option<Value: ExpressibleByArgument>(
    _ name: String, _ path: Path<Option<Value?>>, takesNegative: Bool = false,
    letter: Character? = nil
  ) -> OptionRow {
    OptionRow(
      name: name, kind: .option(takesNegative: takesNegative), letter: letter,
      reset: { $0[keyPath: path].wrappedValue = nil },
      read: { $0[keyPath: path].wrappedValue = try Value(reading: $1) })
  }

  /// One value, with a default or required.
  static func option<Value: ExpressibleByArgument & Sendable>(
    _ name: String, _ path: Path<Option<Value>>, takesNegative: Bool = false, default value: Value,
    isRequired: Bool = false
  ) -> OptionRow {
    OptionRow(
      name: name, kind: .option(takesNegative: takesNegative), isRequired: isRequired,
      reset: { $0[keyPath: path].wrappedValue = value },
      read: { $0[keyPath: path].wrappedValue = try Value(reading: $1) })
  }

  /// An option that may be repeated.
  static func repeated<Value>(
    _ name: String, _ path: Path<Option<[Value]>>,
    _ transform: @escaping @Sendable (String) throws -> Value
  ) -> OptionRow {
    OptionRow(
      name: name, kind: .option(takesNegative: false),
      reset: { $0[keyPath: path].wrappedValue = [] },
      read: { $0[keyPath: path].wrappedValue.append(try transform($1)) })
  }

  /// An argument that may be left out.
  static func argument(_ path: Path<Argument<String?>>) -> OptionRow {
    OptionRow(
      name: "", kind: .argument(isLast: false), reset: { $0[keyPath: path].wrappedValue = nil },
      read: { $0[keyPath: path].wrappedValue = $1 })
  }

  /// An argument that is required.
  static func argument(_ path: Path<Argument<String>>) -> OptionRow {
    OptionRow(
      name: "", kind: .argument(isLast: false), isRequired: true,
      reset: { $0[keyPath: path].wrappedValue = "" }, read: { $0[keyPath: path].wrappedValue = $1 })
  }

  /// All arguments.
  static func arguments(_ path: Path<Argument<[String]>>) -> OptionRow {
    OptionRow(
      name: "", kind: .argument(isLast: true), reset: { $0[keyPath: path].wrappedValue = [] },
      read: { $0[keyPath: path].wrappedValue.append($1) })
  }
}

extension ExpressibleByArgument {
  /// - Throws: What it is does not matter: ArgumentParser reads the arguments again and describes the error.
  fileprivate init(reading text: String) throws {
    guard let value = Self(argument: text) else { throw ValidationError("") }
    self = value
  }
}
