import PickerControls
import PickerLayout
import PickerOutput
import PickerPlatform
import PickerShaping

/// The answers of earlier checks, each in a file, with the state of all files on which it depends.
///
/// An answer is identified by the arguments, the working directory, the terminal and the tool itself. A damaged file,
/// and a folder that is missing or cannot be written, are not errors: the check runs again.
struct AnswerCache {
  private let folder: String
  /// Everything except files on which an answer depends.
  private let key: String
  /// The files that the command writes; a folder that others can write to must not add any.
  private let outputs: Set<String>

  /// The maximum size of all files, and of one, in bytes.
  private static let maximumSize = 64 << 20
  private static let maximumEntrySize = 16 << 20
  private static let suffix = ".check"

  init(folder: String, for command: CheckCommand) {
    self.folder = folder
    let terminal = command.output.terminal
    let tool = RunningProgram.path ?? ""
    let parts =
      [
        "\(packageVersion)", FileTime.ofChange(tool).map { "\($0)" } ?? "", WorkingDirectory.path,
        "\(terminal.columns) \(terminal.style)",
      ] + LayoutCommand.arguments
    key = parts.joined(separator: "\0")
    let output = command.output
    outputs = Set(["-", output.output, output.report, output.lengths].compactMap { $0 })
  }

  private var path: String {
    "\(folder)/\(String(Array(key.utf8).digest, radix: 16))\(AnswerCache.suffix)"
  }

  /// The cached answer, if no file has changed.
  var answer: CheckAnswer? {
    let limit = AnswerCache.maximumEntrySize
    guard let bytes = Descriptor(openingRegularFile: path)?.readAll(atMost: limit + 1),
      let entry = AnswerEntry(bytes), entry.key == key,
      entry.answer.outputs.allSatisfy({ $0.path.map(outputs.contains) ?? true }),
      entry.files.allSatisfy({ FileState($0.path).text == $0.state })
    else { return nil }
    // The time of its last use decides which ones are deleted.
    _ = path.withPath { utimensat(AT_FDCWD, $0, nil, 0) }
    return entry.answer
  }

  /// The languages of the last answer, even if files have changed since.
  var languages: Set<String> {
    let bytes = Descriptor(openingRegularFile: path)?.readAll(
      atMost: AnswerCache.maximumEntrySize + 1)
    guard let entry = bytes.flatMap(AnswerEntry.init), entry.key == key else { return [] }
    return entry.answer.languages
  }

  /// Stores an answer, unless a file has changed since its check began.
  func store(_ answer: CheckAnswer, dependingOn trace: FileTrace) {
    let paths = trace.paths.filter { $0 != path }
    guard paths.allSatisfy({ (FileTime.ofChange($0) ?? 0) < trace.start }) else { return }
    let files = paths.map { (path: $0, state: FileState($0).text) }
    guard let bytes = AnswerEntry(key: key, files: files, answer: answer).bytes,
      bytes.count <= AnswerCache.maximumEntrySize, makeFolder()
    else { return }
    _ = FileDraft(bytes, replacing: path)?.place()
    deleteOldest()
  }

  private func makeFolder() -> Bool {
    var made = folder.hasPrefix("/") ? "" : "."
    for part in folder.split(separator: "/") {
      made += "/" + part
      _ = made.withPath { mkdir($0, 0o777) }
    }
    return FileKind(folder) == .directory
  }

  /// Deletes the least recently used answers until the others are small enough.
  private func deleteOldest() {
    let names = (Folder.names(in: folder) ?? []).filter { $0.hasSuffix(AnswerCache.suffix) }
    var entries =
      names.compactMap { name in
        let path = "\(folder)/\(name)"
        var facts = stat()
        guard path.withPath({ stat($0, &facts) }) == 0 else { return nil }
        return (path: path, size: Int(facts.st_size), time: FileTime.ofChange(path) ?? 0)
      } as [(path: String, size: Int, time: Int)]
    entries.sort { $0.time > $1.time }
    var size = 0
    for entry in entries {
      size += entry.size
      if size > AnswerCache.maximumSize { _ = entry.path.withPath { unlink($0) } }
    }
  }
}

/// An answer as a file: the digest of the rest in a line, then JSON.
private struct AnswerEntry {
  var key: String
  var files: [(path: String, state: String)]
  var answer: CheckAnswer

  init(key: String, files: [(path: String, state: String)], answer: CheckAnswer) {
    (self.key, self.files, self.answer) = (key, files, answer)
  }

  /// The bytes of the file; nil for an answer that is not text.
  var bytes: [UInt8]? {
    var texts: [String] = []
    for output in answer.outputs {
      guard let text = String(validating: output.bytes, as: UTF8.self) else { return nil }
      texts += [output.path.map { "=" + $0 } ?? "", text]
    }
    let failure = answer.failure.map { ["\($0.kind.rawValue)", $0.message] } ?? []
    var json = JSONWriter(pretty: false, capacity: 1 << 16)
    json.object {
      $0.member("key", string: key)
      $0.member("files", strings: files.flatMap { [$0.path, $0.state] })
      $0.member("messages", strings: answer.messages)
      $0.member("outputs", strings: texts)
      $0.member("failure", strings: failure)
      $0.member("languages", strings: answer.languages.sorted())
    }
    return Array("\(String(json.bytes.digest, radix: 16))\n".utf8) + json.bytes
  }

  /// Nil for a damaged file.
  init?(_ bytes: [UInt8]) {
    let digest = bytes.prefix { $0 != 0x0A }
    let rest = Array(bytes.dropFirst(digest.count + 1))
    guard String(decoding: digest, as: UTF8.self) == String(rest.digest, radix: 16),
      let object = try? JSONValue(parsing: rest).object(), let key = try? object["key"]?.string(),
      let files = object.pairs("files"), let messages = object.strings("messages"),
      let outputs = object.pairs("outputs"), let failure = object.strings("failure"),
      let languages = object.strings("languages")
    else { return nil }
    var answer = CheckAnswer()
    answer.messages = messages
    answer.languages = Set(languages)
    answer.outputs = outputs.map { path, text in
      (path.isEmpty ? nil : String(path.dropFirst()), Array(text.utf8))
    }
    if failure.count == 2 {
      let kind = Int32(failure[0]).flatMap { ToolError.ToolErrorKind(rawValue: $0) }
      answer.failure = ToolError(kind ?? .internalError, failure[1])
    }
    self.init(key: key, files: files.map { (path: $0.0, state: $0.1) }, answer: answer)
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, strings: [String]) {
    key(name)
    array { json in
      for text in strings { json.string(text) }
    }
  }
}

extension JSONObject {
  fileprivate func strings(_ key: String) -> [String]? {
    guard let elements = try? self[key]?.array() else { return nil }
    return elements.compactMap { try? $0.string() }
  }

  /// The strings of a list, two by two.
  fileprivate func pairs(_ key: String) -> [(String, String)]? {
    guard let all = strings(key), all.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: all.count, by: 2).map { (all[$0], all[$0 + 1]) }
  }
}
