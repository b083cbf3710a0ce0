/// Columns of text.
enum Table {
  /// Prints cells, the second one flush left, the others flush right.
  static func row(_ cells: [String]) {
    let padded = cells.enumerated().map { index, cell in
      let room = String(repeating: " ", count: max(0, (index == 1 ? 18 : 9) - cell.count))
      return index == 1 ? "  " + cell + room : room + cell
    }
    print(padded.joined())
  }

  /// A number with two decimals.
  static func fixed(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}
