/// A text table.
enum Table {
  /// Prints a row: the second cell left-aligned, the others right-aligned.
  static func row(_ cells: [String]) {
    let padded = cells.enumerated().map { index, cell in
      let spaces = String(repeating: " ", count: max(0, (index == 1 ? 18 : 9) - cell.count))
      return index == 1 ? "  " + cell + spaces : spaces + cell
    }
    print(padded.joined())
  }

  /// A number with two decimals.
  static func fixed(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}
