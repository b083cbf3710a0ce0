import PickerColor

// Parts of colour pickers.
extension LayoutTree {
  /// Describes a part that is dragged, such as a slider or a wheel.
  ///
  /// It is named by its label without the number at its end, else by what it picks: `Hue`, `Hue and saturation`. Its value is that
  /// number, else the values it picks: `220°`, `Hue 220°, saturation 66%`.
  func describeSlider(
    _ position: Int, isFlat: Bool, label: String?, of control: Int?, _ words: Words
  ) -> Accessibility {
    let node = nodes[position]
    let (head, number) = label?.splitAtNumber ?? ("", "")
    let heading = head.droppingEnd { $0 == " " || $0 == "\u{A0}" || $0 == ":" || $0 == "：" }
    var description = Accessibility(
      .slider, name: heading.isEmpty ? nil : heading,
      states: (isFlat ? [.roledescription(words.text(.slider2D))] : []) + disabled(node))
    let value = control.flatMap { color(of: nodes[$0]) }
    let picks = value.map { parameters(of: position, in: $0.space) } ?? []
    guard let value, let first = picks.first else {
      if description.name == nil { description.take(parameterNames(of: position, words)) }
      return description
    }
    let known = words.names(of: picks.map { $0.name })
    if description.name == nil || description.name == known.text { description.take(known) }
    description.states += [
      .valuemin(0), .valuemax(1), .valuenow((value[first] * 1000).rounded() / 1000),
      .valuetext(
        number.isEmpty ? words.text(of: value, picks) : words.number(shownAs: number)),
    ]
    return description
  }

  /// The picked parameters: `Hue and saturation` for `wheel(hue,saturation)`; any other id unchanged.
  func parameterNames(of position: Int, _ words: Words) -> SpokenText? {
    let names = pickedNames(of: position).compactMap { Parameter.Name(rawValue: $0) }
    return names.isEmpty
      ? id(of: nodes[position]).map { SpokenText($0) } : words.names(of: names)
  }

  /// The names in the id of a part: `hue` and `saturation` for `wheel(hue,saturation)`.
  private func pickedNames(of position: Int) -> [String] {
    guard let id = id(of: nodes[position]), let open = id.firstIndex(of: "("),
      let close = id.lastIndex(of: ")"), open < close
    else { return [] }
    return id[id.index(after: open)..<close].split(separator: ",").map { String($0) }
  }

  /// The parameters that a part picks. A slider of a chroma touch has the name of its parameter; the swatch picks the first two.
  private func parameters(of position: Int, in space: ColorSpace) -> [Parameter] {
    if nodes[position].role == .swatch { return Array(space.parameters.prefix(2)) }
    let names = pickedNames(of: position) + [id(of: nodes[position]) ?? ""]
    return names.compactMap { name in space.parameters.first { $0.name.rawValue == name } }
  }
}

extension String {
  /// The text before the number at its end, and that number with its unit, such as `66 %`, `0.500` or `#40BFBF`.
  package var splitAtNumber: (head: String, number: String) {
    let unit = ["°", " %"].first { hasSuffix($0) } ?? ""
    let isHex = !hasSuffix("%") && dropLast(6).hasSuffix("#")
    let digits = dropLast(unit.count)
    let head =
      isHex ? String(dropLast(7)) : String(digits).droppingEnd { $0 == "." || $0.isASCIIDigit }
    let number = dropFirst(head.count)
    return number.contains { $0.isASCIIDigit } || isHex ? (head, String(number)) : (self, "")
  }

  fileprivate func droppingEnd(while drops: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, drops(last) { text.removeLast() }
    return String(text)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
