import PickerText

extension Font: NumberPassing {
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    if var height = specifiedLineHeight {
      visitor.length(&height)
      (lineHeight, lineHeightPercentage) = (height, nil)
    }
    visitor.length(&size)
    var weight = weight.value
    visitor.number(&weight)
    self.weight = FontWeight(weight) ?? self.weight
    if case .points(var points) = opticalSize {
      visitor.length(&points)
      opticalSize = .points(points)
    }
    if case .xHeight(var height) = sizeAdjust {
      visitor.number(&height)
      sizeAdjust = .xHeight(height)
    }
    visitor.length(&letterSpacing)
    variations.passNumbers(to: visitor)
  }
}

extension TextLine: NumberPassing {
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    visitor.length(&baseline)
    ink?.passNumbers(to: visitor)
    for run in runs.indices { runs[run].passNumbers(to: visitor) }
  }
}

extension GlyphRun: NumberPassing {
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    face.variations.passNumbers(to: visitor)
    visitor.number(&face.slant)
    visitor.number(&face.boldness)
    visitor.length(&size)
    for glyph in glyphs.indices {
      glyphs[glyph].advance.passNumbers(to: visitor)
      glyphs[glyph].offset.passNumbers(to: visitor)
    }
  }
}

extension [FontVariation] {
  fileprivate mutating func passNumbers(to visitor: any NumberVisitor) {
    for variation in indices { visitor.number(&self[variation].value) }
  }
}
