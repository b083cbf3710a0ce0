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
  /// The error of a command, at the key of the option that it names first or else at the object. Its message names keys instead
  /// of options.
  func error(_ error: any Error) -> JSONError {
    if let error = error as? JSONError { return error }
    let message = (error as? ToolError)?.message ?? "\(error)"
    let text = message.namingKeys
    let name = text.prefix { $0 != ":" }
    guard message.hasPrefix("--"), name.count + 2 < text.count, !name.contains(" ") else {
      return value.error(text)
    }
    let rest = String(text.dropFirst(name.count + 2))
    return first { $0.key == name }?.value.error(rest)
      ?? JSONError(path: "\(value.path).\(name)", message: rest)
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
  /// The message with `idPrefix` in place of `--id-prefix`, except in what it quotes.
  fileprivate var namingKeys: String {
    let own = prefix { $0 != "\"" }
    return own.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("--") ? String($0.dropFirst(2)).camelCased : String($0) }
      .joined(separator: " ") + dropFirst(own.count)
  }

  /// The key that stands for an option: `idPrefix` for `id-prefix`.
  fileprivate var camelCased: String {
    let words = split(separator: "-")
    return words.dropFirst().reduce(into: String(words.first ?? "")) { key, word in
      key += word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}
