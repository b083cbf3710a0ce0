/// Random labels of two to four words in one script, with a fixed seed.
struct Words {
  /// Three hundred labels of forty distinct words.
  let repeated: [String]
  /// Three hundred labels with almost no repeated words.
  let unique: [String]

  init(letters: ClosedRange<UInt32>) {
    var state: UInt32 = 1
    func below(_ limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % limit
    }
    func word() -> String {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<below(5) + 3 {
        let scalar = Unicode.Scalar(letters.lowerBound + UInt32(below(letters.count)))
        if let scalar { scalars.append(scalar) }
      }
      return String(scalars)
    }
    let words = (0..<40).map { _ in word() }
    repeated = (0..<300).map { _ in
      (0..<below(3) + 2).map { _ in words[below(40)] }.joined(separator: " ")
    }
    unique = (0..<300).map { _ in
      (0..<below(3) + 2).map { _ in word() }.joined(separator: " ")
    }
  }
}
