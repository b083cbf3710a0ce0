import PickerJSON

extension PageElement {
  /// Writes what a script needs to bring a page from one element to this one, which has the same key:
  ///
  ///     {"key": "chip tea"}                                nothing has changed
  ///     {"key": "chip tea", "children": […]}               only its children have
  ///     {"key": "chip tea", "tag": "div", "node": 3, "attributes": {…}, "style": "…", "children": […]}
  ///
  /// - Parameter last: The element before; nil: there was none.
  func write(since last: PageElement?, to json: inout JSONWriter) {
    json.object { json in
      json.member("key", string: own.key)
      if last === self { return }
      if last?.own.isAlike(own) != true { own.write(to: &json) }
      guard own.markup == nil else { return }
      json.key("children")
      json.array { json in writeChildren(since: last, to: &json) }
    }
  }

  private func writeChildren(since last: PageElement?, to json: inout JSONWriter) {
    let before = last?.children ?? []
    var known: [String: PageElement]?
    for (place, child) in children.enumerated() {
      guard let element = child.element else {
        if case .text(let text) = child { json.string(text) }
        continue
      }
      let beside = place < before.count ? before[place].element : nil
      if beside?.own.key == element.own.key || before.isEmpty {
        element.write(since: beside, to: &json)
      } else {
        let all = known ?? before.elementsByKey
        known = all
        element.write(since: all[element.own.key], to: &json)
      }
    }
  }
}

extension PageElement.Own {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("tag", string: tag)
    if let node { json.member("node", integer: node) }
    json.key("attributes")
    json.object { json in
      for attribute in attributes { json.member(attribute.name, string: attribute.value) }
    }
    json.member("style", string: style)
    if let markup { json.member("html", string: markup) }
  }
}

extension [PageElement.Child] {
  fileprivate var elementsByKey: [String: PageElement] {
    var found: [String: PageElement] = [:]
    for case .element(let element) in self { found[element.own.key] = element }
    return found
  }
}
