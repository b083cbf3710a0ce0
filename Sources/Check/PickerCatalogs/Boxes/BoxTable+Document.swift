package import PickerCheck
package import PickerJSON

extension BoxTable {
  /// The lines of the boxes by the ids of their labels.
  package var lines: [String: Int] { byID(\.line) }

  /// The boxes for a check of the document.
  package var sizes: CheckBoxes {
    var heights: [String: Double] = [:]
    for box in boxes where box.overflow == .wrap {
      guard let height = box.height.map({ $0 - 2 * (box.padding ?? 0) }) else { continue }
      heights[box.key] = min(height, heights[box.key] ?? height)
    }
    return CheckBoxes(widths: byID(\.width), heights: heights)
  }

  private func byID<Value>(_ value: (Box) -> Value) -> [String: Value] {
    let values = screens.flatMap { screen, boxes in
      boxes.map { ("\(screen)/\($0.key)", value($0)) }
    }
    return Dictionary(values) { first, _ in first }
  }

  /// The screens with their boxes. A screen with several boxes of one key is split, because ids are unique.
  var screens: [(name: String, boxes: [Box])] {
    var screens: [(name: String, boxes: [Box])] = []
    var places: [String: Int] = [:]
    var counts: [[String]: Int] = [:]
    for box in boxes {
      let count = counts[[box.screen, box.key], default: 0] + 1
      counts[[box.screen, box.key]] = count
      let name = count == 1 ? box.screen : "\(box.screen)#\(count)"
      if places[name] == nil {
        places[name] = screens.count
        screens.append((name, []))
      }
      screens[places[name] ?? 0].boxes.append(box)
    }
    return screens
  }

  /// Returns a document that has a label in each box.
  /// - Parameter texts: Returns the text of a key in the source language.
  package func document(texts: (String) -> String?) -> [UInt8] {
    var json = JSONWriter(pretty: false, capacity: boxes.count * 200)
    json.object { json in
      json.member("type", string: "stack")
      writeSettings(to: &json)
      json.key("items")
      json.array { json in
        for (name, boxes) in screens {
          json.object { json in
            json.member("type", string: "stack")
            json.member("id", string: name)
            json.key("items")
            json.array { json in
              for box in boxes { box.write(to: &json, text: box.text(texts)) }
            }
          }
        }
      }
    }
    return json.bytes
  }

  /// Returns a document for each box, as wide as its text: their minimum widths are those of the boxes.
  /// - Parameter texts: Returns the text of a key in the source language.
  package func documents(
    texts: (String) -> String?
  ) -> [(name: String, json: [UInt8])] {
    screens.flatMap { screen, boxes in
      boxes.map { box in
        var json = JSONWriter(pretty: false)
        json.object { json in
          writeSettings(to: &json)
          box.writeContents(to: &json, text: box.text(texts))
        }
        return ("\(path):\(box.line): \(screen)/\(box.key)", json.bytes)
      }
    }
  }

  private func writeSettings(to json: inout JSONWriter) {
    json.member("language", string: language)
    json.key("check")
    // Nothing is known about what is hit.
    json.object { $0.member("minTarget", integer: 0) }
  }

  /// Returns the error of the document as one of the table, with the line and the column.
  package func error(_ error: JSONError) -> CatalogError {
    let indices = error.path.split { $0 == "[" || $0 == "]" }.compactMap { Int($0) }
    let screens = screens
    guard indices.count > 1, screens.indices.contains(indices[0]),
      screens[indices[0]].boxes.indices.contains(indices[1])
    else { return CatalogError(path: path, message: "\(error)") }
    let key = error.path.split(separator: ".").last?.prefix { $0.isLetter } ?? ""
    let column = key == "family" ? "font" : String(key)
    return CatalogError(
      path: path, line: screens[indices[0]].boxes[indices[1]].line,
      message: column.isEmpty ? error.message : "\(column): \(error.message)")
  }
}

extension BoxTable.Box {
  /// The text in the source language, or the key without one.
  fileprivate func text(_ texts: (String) -> String?) -> String { text ?? texts(key) ?? key }

  /// Writes a control with one label that has the size of the box.
  fileprivate func write(to json: inout JSONWriter, text: String) {
    json.object { json in
      json.member("width", number: width)
      writeContents(to: &json, text: text)
    }
  }

  /// Writes all but the width.
  fileprivate func writeContents(to json: inout JSONWriter, text: String) {
    json.member("type", string: overflow == .shrink ? "segmented" : "text")
    if let height { json.member("height", number: height) }
    writeFont(to: &json)
    guard overflow != .shrink else { return writeSegment(to: &json, text: text) }
    json.member("id", string: key)
    json.member("text", string: text)
    if let padding { json.member("padding", number: padding) }
    if overflow == .cut { json.member("maxLines", integer: lines ?? 1) }
  }

  private func writeSegment(to json: inout JSONWriter, text: String) {
    json.member("padding", number: 0)
    if let minimumScale { json.member("minimumScale", number: minimumScale) }
    json.key("whenNarrow")
    json.array { json in
      for word in ["shrinkText", "truncate"] { json.string(word) }
    }
    json.key("segment")
    json.object { $0.member("padding", number: padding ?? 0) }
    json.key("items")
    json.array { json in
      json.object { json in
        json.member("id", string: key)
        json.member("text", string: text)
      }
    }
  }

  private func writeFont(to json: inout JSONWriter) {
    json.key("font")
    json.object { json in
      if !families.isEmpty {
        json.key("family")
        json.array { json in
          for family in families { json.string(family) }
        }
      }
      if let size { json.member("size", number: size) }
      if let letterSpacing { json.member("letterSpacing", number: letterSpacing) }
      if let lineHeight, lineHeight > 0 { json.member("lineHeight", number: lineHeight) }
      guard let weight, weight != "normal" else { return }
      if let number = Double(weight) {
        json.member("weight", number: number)
      } else {
        json.member("weight", string: weight)
      }
    }
  }
}
