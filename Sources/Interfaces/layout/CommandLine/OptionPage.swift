import PickerLayout

/// The description of an option, a flag or an argument.
struct OptionPage: Sendable {
  /// The form on the command line.
  enum OptionForm: Sendable {
    /// `--name`
    case flag
    /// `--name` or `--no-name`
    case invertibleFlag
    /// `--name VALUE`
    case option
    /// A value without a name.
    case argument
    /// All values without a name.
    case arguments
  }

  /// In kebab case, without hyphens.
  let name: String
  /// The letter after a single hyphen; nil: there is none.
  var letter: Character?
  let form: OptionForm
  /// The placeholder of the value: `file`. It is a function, because searching the schema of a key takes long.
  var value: @Sendable () -> String = { "" }
  /// A sentence or two.
  let help: String
  var isRequired = false
  /// The key of documents that it sets, after the keys of the enclosing objects; empty: none.
  var key: [String] = []
  /// The title of the group to which it belongs; empty: none.
  var title = ""
  var completion = OptionCompletion.none
}

/// The candidates for a value of an option or an argument.
enum OptionCompletion: Sendable {
  case none
  case words(@Sendable () -> [String])
  /// Files with one of these extensions; none: all files.
  case files([String])
  case folders
  /// The names of the available fonts.
  case families

  /// Documents and layout trees.
  static let documents = OptionCompletion.files(["json"])
  static let file = OptionCompletion.files([])

  static func list(_ words: [String]) -> OptionCompletion { .words { words } }
}

extension OptionPage {
  /// Its names with hyphens, the short one first.
  var names: [String] {
    switch form {
    case .argument, .arguments: []
    case .invertibleFlag: ["--\(name)", "--no-\(name)"]
    case .flag, .option: (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"]
    }
  }

  /// The text in the first column of help: `-w, --width <number>`.
  var synopsis: String {
    switch form {
    case .argument: "<\(name)>"
    case .arguments: "<\(name)> …"
    case .invertibleFlag: names.joined(separator: "/")
    case .flag: names.joined(separator: ", ")
    case .option: names.joined(separator: ", ") + " <\(value())>"
    }
  }

  /// The sentence, with the possible words after it if they are few.
  var text: String {
    guard case .words(let words) = completion else { return help }
    let known = words()
    guard 1...16 ~= known.count else { return help }
    return "\(help) [\(known.joined(separator: ", "))]"
  }

  var isArgument: Bool {
    switch form {
    case .argument, .arguments: true
    case .flag, .invertibleFlag, .option: false
    }
  }
}
