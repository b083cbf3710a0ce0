import PickerControls
import PickerLayout
import PickerOutput

/// Options of a command as keys of JSON: each is read like the option of its name, `idPrefix` like `--id-prefix`.
struct OptionKeys<Options: Sendable>: Sendable {
  /// The way in which a list is read.
  enum ListReading: Sendable {
    /// It is an error.
    case no
    /// Each element as if the option were repeated.
    case each
    /// With commas between the elements.
    case joined
  }

  private let options: [CommandOption<Options>]
  private let lists: ListReading

  /// - Parameter others: The names of options that are not keys.
  init(
    _ options: [CommandOption<Options>], without others: Set<String> = [],
    lists: ListReading = .no
  ) {
    self.options = options.filter { !others.contains($0.page.name) }
    self.lists = lists
  }

  /// The keys.
  var names: [String] { options.map(\.page.name.camelCased) }

  /// Reads a member whose key is that of an option.
  ///
  /// - Returns: Whether it is one.
  /// - Throws: `$.format: expected one of json, nodes, …, found "gif"`.
  func read(
    _ member: JSONMember, of object: JSONObject, into root: inout Options
  ) throws(JSONError) -> Bool {
    let key = member.key
    guard let option = options.first(where: { $0.page.name.camelCased == key }) else {
      return false
    }
    for text in try texts(of: member.value, option.page) {
      do {
        try option.read(&root, text)
      } catch {
        throw object.error(error)
      }
    }
    return true
  }

  /// The arguments for a value on a command line; none for `null`, and for a flag that is false.
  private func texts(of value: JSONValue, _ page: OptionPage) throws(JSONError) -> [String] {
    if value.isNull { return [] }
    if case .flag = page.form { return try value.bool() ? ["true"] : [] }
    if value.kind == .object, page.value() == "name=value" {
      return try value.object().map { (member) throws(JSONError) in
        "\(member.key)=\(try member.value.argument())"
      }
    }
    guard value.kind == .array, lists != .no else {
      return [try value.argument()]
    }
    let texts = try value.elements { (json) throws(JSONError) in
      try json.argument()
    }
    return lists == .joined ? [texts.joined(separator: ",")] : texts
  }
}

extension JSONObject {
  /// The error of a command at the key of the option that it names, or at the object.
  func error(_ error: any Error) -> JSONError {
    if let error = error as? JSONError { return error }
    let message = (error as? ToolError)?.message ?? "\(error)"
    let words = message.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return value.error(message) }
    for member in self where "--\(member.key.kebabCased):" == words[0] {
      return member.value.error(String(words[1]))
    }
    return value.error(message)
  }
}

extension JSONValue {
  /// The argument for a string or a number on a command line.
  fileprivate func argument() throws(JSONError) -> String {
    switch kind {
    case .string: return try string()
    case .number: return compactText
    default: throw unexpected("a string or a number")
    }
  }
}

extension String {
  /// The key of an option: `idPrefix` for `id-prefix`.
  fileprivate var camelCased: String {
    let words = split(separator: "-")
    return words.dropFirst().reduce(into: String(words.first ?? "")) { key, word in
      key += word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}
