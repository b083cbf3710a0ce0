import PickerGeometry
import PickerJSON
import PickerText

extension Label {
  /// The members that ``write(to:font:)`` adds to a node.
  static var members: [(key: String, schema: JSONSchema)] {
    [("text", .text), ("fullText", .text), ("baseline", .number), ("font", Font.schema)]
  }

  func write(to json: inout JSONWriter, font: Font) {
    json.key("text")
    json.string(text.text)
    if let fullText {
      json.key("fullText")
      json.string(fullText)
    }
    json.key("baseline")
    json.length(text.baseline)
    json.key("font")
    font.write(to: &json)
  }
}

extension TextLine {
  /// The members that ``writeGlyphs(to:)`` adds to a node.
  static var glyphMembers: [(key: String, schema: JSONSchema)] {
    [("ink", Rect.schema), ("runs", .list(of: GlyphRun.schema))]
  }

  func write(to json: inout JSONWriter) {
    json.key("text")
    json.string(text)
    json.key("baseline")
    json.length(baseline)
  }

  func writeGlyphs(to json: inout JSONWriter) {
    if let ink {
      json.key("ink")
      ink.write(to: &json)
    }
    json.key("runs")
    json.array { json in
      for run in runs { run.write(to: &json) }
    }
  }
}

extension GlyphRun {
  fileprivate static var schema: JSONSchema {
    .shared("treeRun") {
      let lengths = JSONSchema.list(of: .number)
      return .object([
        "font": FontFace.schema, "direction": .words(of: LayoutDirection.self),
        "glyphs": .list(of: .integer(atLeast: 0)), "clusters": .list(of: .integer(atLeast: -1)),
        "xAdvances": lengths, "yAdvances": lengths, "xOffsets": lengths, "yOffsets": lengths,
      ])
    }
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("font")
      face.write(to: &json, size: size)
      json.key("direction")
      json.string(direction.rawValue)
      json.key("glyphs")
      json.array(inline: true) { json in
        for glyph in glyphs { json.integer(Int(glyph.id)) }
      }
      json.key("clusters")
      json.array(inline: true) { json in
        for glyph in glyphs { json.integer(glyph.cluster) }
      }
      writeLengths("xAdvances", \.advance.x, to: &json)
      writeLengths("yAdvances", \.advance.y, to: &json)
      writeLengths("xOffsets", \.offset.x, to: &json)
      writeLengths("yOffsets", \.offset.y, to: &json)
    }
  }

  private func writeLengths(
    _ name: String, _ part: KeyPath<Glyph, Double>, to json: inout JSONWriter
  ) {
    json.key(name)
    json.array(inline: true) { json in
      for glyph in glyphs { json.length(glyph[keyPath: part]) }
    }
  }
}

extension FontFace {
  fileprivate static var schema: JSONSchema {
    .object(
      [
        "family": .text, "postScriptName": .text, "source": .text, "index": .integer(atLeast: 0),
        "size": .number, "variations": .map(keys: "^[ -~]{4}$", to: .number),
      ], optional: ["slant": .number])
  }

  fileprivate func write(to json: inout JSONWriter, size: Double) {
    json.object(inline: true) { json in
      json.key("family")
      json.string(family)
      json.key("postScriptName")
      json.string(postScriptName)
      json.key("source")
      json.string(source)
      json.key("index")
      json.integer(index)
      json.key("size")
      json.length(size)
      json.key("variations")
      json.object(inline: true) { json in
        for variation in variations {
          json.key(variation.tag)
          json.number(variation.value)
        }
      }
      if slant != 0 {
        json.key("slant")
        json.number(slant)
      }
    }
  }
}
