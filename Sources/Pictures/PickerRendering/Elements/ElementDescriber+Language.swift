import PickerTree

// The language of names and texts.
extension ElementDescriber {
  /// The name of a control that has none, by its type.
  func typeName(of position: Int) -> (text: String, language: String?)? {
    guard accessibility[position].role.isNamedByType,
      let word = Word(namingRole: tree.nodes[position].role)
    else { return nil }
    let words = tree.words(at: position, parents: parents)
    return (words.name(word), words.language(of: word))
  }

  /// The language of an element and of what is in it; nil: it is that around it.
  ///
  /// An element with a name in another language has the language of its name, and its contents have the document's
  /// language again.
  func language(of position: Int) -> String? {
    let own = documentLanguage(of: position)
    if let named = languageOfName(of: position), own != nil || !hasTexts(in: position) {
      return named
    }
    if let language = tree.controlState(of: tree.nodes[position])?.language { return language }
    guard isRead(position), let around = foreignElement(around: position) else { return nil }
    return isName(position, of: around) ? nil : own
  }

  /// The element around a node from which the node would inherit a language that is not the document's.
  private func foreignElement(around position: Int) -> Int? {
    var place = parents[position]
    while place >= 0 {
      if languageOfName(of: place) != nil { return place }
      if isRead(place) { return nil }
      place = parents[place]
    }
    return nil
  }

  /// The language of a name if it is not the document's, because words are missing in that language.
  private func languageOfName(of position: Int) -> String? {
    let description = accessibility[position]
    return description.name == nil ? typeName(of: position)?.language : description.language
  }

  /// The language of the control that a node is in; nil: the document does not say.
  private func documentLanguage(of position: Int) -> String? {
    var place = position
    while place >= 0 {
      if let language = tree.controlState(of: tree.nodes[place])?.language { return language }
      place = parents[place]
    }
    return nil
  }

  /// Whether an element shows texts.
  private func hasTexts(in position: Int) -> Bool {
    tree.nodes[position..<Int(tree.nodes[position].end)].contains { tree.label(of: $0) != nil }
  }

  /// Whether a screen reader finds a node, or a text in it that is no control.
  private func isRead(_ position: Int) -> Bool {
    accessibility[position].role.isSpoken || tree.label(of: tree.nodes[position]) != nil
  }

  /// Whether a node is a label that begins with the name of its parent.
  private func isName(_ position: Int, of parent: Int) -> Bool {
    guard let name = accessibility[parent].name else { return false }
    return tree.label(of: tree.nodes[position])?.wording.hasPrefix(name) ?? false
  }
}

extension AriaRole {
  /// Whether elements without a name are named by their type.
  fileprivate var isNamedByType: Bool {
    switch self {
    case .listbox, .list, .radiogroup, .group: true
    default: false
    }
  }
}
