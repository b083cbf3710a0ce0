import ArgumentParser

/// How SVG represents text.
enum SVGTextStyle: String, CaseIterable, ExpressibleByArgument {
  case outlines, live
}
