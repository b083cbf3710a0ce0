/// Texts by number: equal ones have the same number, and numbers are assigned in the order of first use.
struct TextPool {
  private(set) var texts: [String] = []
  /// The size of all texts in bytes.
  private(set) var byteCount = 0
  private var numbers: [String: Int] = [:]

  /// Returns the number of a text, which is added if it is new.
  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    let number = texts.count
    numbers[text] = number
    texts.append(text)
    byteCount += text.utf8.count
    return number
  }
}
