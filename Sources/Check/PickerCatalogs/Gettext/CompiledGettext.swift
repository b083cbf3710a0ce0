import PickerCheck
import PickerJSON
import PickerLimits

extension CatalogFile {
  /// Whether the file begins with the number that marks a `.mo` file, in either order of its bytes.
  var isCompiledGettext: Bool { CompiledGettext.isBigEndian(bytes) != nil }
}

/// The messages of a `.mo` file, which has no lines: its problems are at line 1.
///
/// Source: GNU gettext, *The Format of GNU MO Files*.
struct CompiledGettext {
  private let file: CatalogFile
  private let isBigEndian: Bool
  /// The bytes of all messages so far: in a file of `msgfmt` they do not overlap.
  private var byteCount = 0

  /// The messages, and the errors of those that are left out.
  static func messages(
    of file: CatalogFile
  ) throws(CatalogError) -> (messages: [GettextMessage], errors: [CatalogError]) {
    var parser = CompiledGettext(file: file, isBigEndian: isBigEndian(file.bytes) ?? false)
    return try parser.messages()
  }

  /// Nil for what does not begin with the number `0x950412DE`.
  fileprivate static func isBigEndian(_ bytes: [UInt8]) -> Bool? {
    switch bytes.prefix(4) {
    case [0xDE, 0x12, 0x04, 0x95]: false
    case [0x95, 0x04, 0x12, 0xDE]: true
    default: nil
    }
  }

  private mutating func messages() throws(CatalogError) -> ([GettextMessage], [CatalogError]) {
    guard let revision = number(at: 4), let count = number(at: 8), let ids = number(at: 12),
      let texts = number(at: 16), revision >> 16 <= 1, count <= file.bytes.count / 16
    else { throw file.error("expected the header of a .mo file, found other bytes", line: 1) }
    var (messages, errors): ([GettextMessage], [CatalogError]) = ([], [])
    messages.reserveCapacity(count)
    var checkpoint = Checkpoint(every: 256)
    for place in 0..<count {
      guard checkpoint.mayProceed() else {
        throw file.error(Budget.stopError?.description ?? "", line: 1)
      }
      if let id = string(at: ids + 8 * place), let text = string(at: texts + 8 * place) {
        messages.append(GettextMessage(id: id, text: text))
      } else {
        let message = "message \(place + 1): expected its text inside the file"
        errors.append(file.error(message, line: 1))
      }
    }
    return (messages, errors)
  }

  /// The number of four bytes; nil beyond the end.
  private func number(at place: Int) -> Int? {
    guard place >= 0, place <= file.bytes.count - 4 else { return nil }
    let number = file.bytes[place..<place + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return Int(isBigEndian ? number.byteSwapped : number)
  }

  /// The bytes that the length and the offset at a place name; nil if they are not in the file.
  private mutating func string(at place: Int) -> ArraySlice<UInt8>? {
    guard let length = number(at: place), let offset = number(at: place + 4),
      offset + length <= file.bytes.count, byteCount + length <= file.bytes.count
    else { return nil }
    byteCount += length
    return file.bytes[offset..<offset + length]
  }
}

extension GettextMessage {
  /// Creates a message of what a `.mo` file has for it: `context EOT id NUL plural`, and the forms with NUL between them.
  fileprivate init(id: ArraySlice<UInt8>, text: ArraySlice<UInt8>) {
    self.init(line: 1)
    let ids = id.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let names = ids[0].split(separator: 4, maxSplits: 1, omittingEmptySubsequences: false)
    if names.count > 1 { context = Array(names[0]) }
    self.id = names.last.map { Array($0) }
    if ids.count > 1 { plural = Array(ids[1]) }
    let forms = text.split(separator: 0, omittingEmptySubsequences: false)
    for (index, form) in forms.enumerated() { texts[index] = Array(form) }
  }
}
