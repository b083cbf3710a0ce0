import ArgumentParser

/// How a picture in SVG has its text.
enum TextStyleOfSVG: String, CaseIterable, ExpressibleByArgument {
  case outlines, live
}
