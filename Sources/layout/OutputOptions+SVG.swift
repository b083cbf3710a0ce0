import ArgumentParser

/// How a picture in SVG has its text.
enum TextStyleOfSVG: String, CaseIterable, ExpressibleByArgument {
  case outlines, live
}

extension OutputOptions {
  mutating func validate() throws {
    if text != nil, format != .svg {
      throw ValidationError("--text is for --format svg: no other format has a choice")
    }
  }
}
