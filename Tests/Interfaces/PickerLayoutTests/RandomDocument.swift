import PickerTestSupport

/// A small document of a random type with random numbers, colours, texts and paints.
func randomDocument(seed: UInt64) -> [UInt8] {
  var dice = DocumentDice(SeededGenerator(seed: seed + 1))
  return Array(dice.document().utf8)
}

private struct DocumentDice {
  private var generator: SeededGenerator

  init(_ generator: SeededGenerator) {
    self.generator = generator
  }

  private mutating func count(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> String {
    "\(Double.random(in: range, using: &generator))"
  }

  private mutating func pick(_ choices: String...) -> String {
    choices.randomElement(using: &generator) ?? ""
  }

  private mutating func isTrue() -> Bool { count(0...1) == 1 }

  mutating func document() -> String {
    switch count(0...7) {
    case 0: "{\"type\": \"chips\", \(box()), \(chips())}"
    case 1: "{\"type\": \"segmented\", \(box()), \(segments())}"
    case 2: "{\"type\": \"text\", \(box()), \"text\": \"\(words(1...9))\", \"font\": \(font())}"
    case 3: "{\"type\": \"flow\", \(box()), \(boxes())}"
    case 4: "{\"type\": \"drawing\", \(box()), \(layers())}"
    case 5: "{\"type\": \"shape\", \"width\": \(number(1...200)), \(shape())}"
    case 6:
      "{\"type\": \"stack\", \(box()), \"items\": [{\"type\": \"chips\", \"id\": \"a\", \(chips())}, "
        + "{\"type\": \"segmented\", \"title\": \"\(words(1...2))\", \(segments())}]}"
    default: color()
    }
  }

  private mutating func box() -> String {
    let height = isTrue() ? ", \"height\": \(number(20...200))" : ""
    return "\"width\": \(number(20...300)), \"padding\": \(number(0...9)), \"fill\": \(fill()), "
      + "\"cornerRadius\": \(number(0...9)), \"direction\": \"\(pick("ltr", "rtl", "auto"))\"\(height)"
  }

  private mutating func words(_ range: ClosedRange<Int>) -> String {
    (0..<count(range)).map { _ in
      pick("tea", "coffee", "Übung", "fi", "שלום", "نص", "日本", "a\\nb", "&<", "👍", "\\\"")
    }.joined(separator: " ")
  }

  private mutating func font() -> String {
    "{\"size\": \(number(6...30)), \"weight\": \(count(100...900)), "
      + "\"style\": \"\(pick("normal", "italic", "oblique"))\", \"letterSpacing\": \(number(-1...2)), "
      + "\"features\": {\"tnum\": \(count(0...1)), \"kern\": \(count(0...1))}}"
  }

  private mutating func chips() -> String {
    let items = (0..<count(0...6)).map { _ in
      "{\"text\": \"\(words(0...2))\", \"selected\": \(isTrue()), \"enabled\": \(isTrue()), "
        + "\"icon\": \"\(pick("star", "globe"))\", \"minTarget\": \(number(0...60))}"
    }
    return "\"items\": [\(items.joined(separator: ", "))], \"maxRows\": \(count(1...3)), "
      + "\"stableSize\": \(isTrue()), \"spacing\": \(number(0...20)), \"chip\": {\"grow\": \(count(0...1)), "
      + "\"maxLines\": \(count(1...3)), \"fill\": \"\(hex())\", \"font\": \(font())}, "
      + "\"selection\": \"\(pick("multiple", "none"))\""
  }

  private mutating func segments() -> String {
    let items = (0..<count(2...4)).map { _ in "\"\(words(1...2))\"" }.joined(separator: ", ")
    let narrow = pick("truncate", "shrinkText", "wrap", "scroll", "overflowMenu", "menu")
    return "\"items\": [\(items)], \"selected\": \(count(0...1)), \"whenNarrow\": [\"\(narrow)\"], "
      + "\"variant\": \"\(pick("track", "connected"))\", \"pressed\": \(count(0...1)), "
      + "\"transition\": {\"from\": 1, \"duration\": \(number(0.1...1)), \"fps\": 7}"
  }

  private mutating func boxes() -> String {
    let items = (0..<count(0...8)).map { _ in
      "{\"width\": \(number(0...90)), \"height\": \(number(0...40)), \"grow\": \(count(0...1))}"
    }
    return "\"wrap\": \"\(pick("wrap", "balance", "nowrap"))\", \"spacing\": \(number(0...9)), "
      + "\"items\": [\(items.joined(separator: ", "))]"
  }

  private mutating func layers() -> String {
    let layers = (0..<count(1...3)).map { _ in
      "{\"opacity\": \(number(0...1)), \"blend\": \"\(pick("normal", "multiply"))\", "
        + "\"transform\": [{\"rotate\": \(number(-180...180))}, {\"translate\": [\(number(-9...9)), 3]}], "
        + "\"filter\": [{\"blur\": \(number(0...3))}, {\"hueRotate\": \(number(0...300))}], "
        + "\"items\": [{\(shape()), \"width\": \(number(1...90)), \"x\": \(number(-50...50))}, "
        + "{\"text\": \"\(words(1...2))\", \"fill\": \(fill()), \"font\": \(font())}]}"
    }
    return "\"layers\": [\(layers.joined(separator: ", "))]"
  }

  private mutating func shape() -> String {
    let dash = isTrue() ? ", \"dash\": [\(number(1...5)), \(number(0...5))]" : ""
    let path =
      "M\(number(0...50)) \(number(0...50))Q9 \(number(0...50)) 30 1A5 6 20 1 0 40 \(count(1...40))Z"
    let kind = pick(
      "\"shape\": \"star\", \"points\": 7", "\"shape\": \"circle\"",
      "\"shape\": \"path\", \"path\": \"\(path)\"", "\"shape\": \"flowerOfLife\"")
    return "\(kind), \"fill\": [\(fill()), \(fill())], \"shadow\": {\"radius\": \(number(0...5)), "
      + "\"x\": \(number(-3...3))}, \"stroke\": {\"fill\": \(fill()), \"width\": \(number(0...4)), "
      + "\"cap\": \"\(pick("butt", "round", "square"))\"\(dash)}, \"opacity\": \(number(0...1))"
  }

  private mutating func hex() -> String {
    "#" + (0..<4).map { _ in pick("0F", "3a", "80", "FF", "c1") }.joined()
  }

  private mutating func fill() -> String {
    let stops =
      "\"stops\": [[\(number(0...0.5)), \"\(hex())\"], [\(number(0.5...1)), \"\(hex())\"]]"
    let pattern = pick(
      "\"color\": \"\(hex())\"", "\"linear\": {\"from\": \"leading\", \(stops)}",
      "\"radial\": {\"endRadius\": \(number(0...90)), \(stops)}", "\"elliptical\": {\(stops)}",
      "\"angular\": {\"from\": \(number(-90...90)), \(stops)}",
      "\"checkerboard\": {\"tile\": \(number(1...9))}",
      "\"mesh\": {\"columns\": 2, \"rows\": 1, \"colors\": [\"\(hex())\", \"\(hex())\"]}")
    let mask = isTrue() ? ", \"mask\": {\"linear\": {\(stops)}}" : ""
    return "{\(pattern), \"opacity\": \(number(0...1))\(mask)}"
  }

  private mutating func color() -> String {
    let space = pick("hsba", "rgba", "oklch")
    return "{\"type\": \"colorPicker\", \"space\": \"\(space)\", \"values\": [\(number(0...1)), "
      + "\(number(0...1)), \(number(0...1))], "
      + "\"spacing\": \(number(0...9))}"
  }
}
