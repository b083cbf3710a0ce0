import Foundation
package import PickerGeometry
import PickerSolver

/// Nested flows as a browser lays them out (`Scripts/record/nested.py`), magnified 64 times unless lengths are rounded as it does.
package struct NestedCase: Decodable {
  package let document: Nest
  let size: [Double]
  let frames: [[Double]]

  /// The recorded ones.
  package static func all(_ name: String = "nested") throws -> [NestedCase] {
    let data = try recording(name, of: "Core/PickerSolverTests")
    return try JSONDecoder().decode([NestedCase].self, from: data)
  }

  /// A flow, words that wrap, or a plain box.
  package final class Nest: Decodable, Sendable {
    let type, axis, wrap, justify, align, alignLines, alignSelf, direction: String?
    let reversed: Bool?
    let spacing: Sides?
    let padding, margin: Sides?
    let items: [Nest]?
    let words: [Double]?
    let line, gap: Double?
    let width, height, minWidth, maxWidth, minHeight, maxHeight, basis: Measure?
    let grow, shrink: Double?
    let order: Int?
  }

  /// Points, a percentage or a keyword.
  enum Measure: Decodable, Sendable {
    case points(Double), percent(Double), keyword(FlowSizeKeyword)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let points = try? value.decode(Double.self) {
        self = .points(points)
        return
      }
      let word = try value.decode(String.self)
      if word.hasSuffix("%"), let percent = Double(word.dropLast()) {
        self = .percent(percent)
      } else {
        self = .keyword(FlowSizeKeyword(rawValue: word) ?? .auto)
      }
    }

    var points: Double? { if case .points(let points) = self { points } else { nil } }
    var percent: Double? { if case .percent(let percent) = self { percent } else { nil } }
    var keyword: FlowSizeKeyword? { if case .keyword(let word) = self { word } else { nil } }
  }

  /// One length for all sides, or lengths by name.
  enum Sides: Decodable, Sendable {
    case all(Measure), named([String: Measure])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let named = try? value.decode([String: Measure].self) {
        self = .named(named)
      } else {
        self = .all(try value.decode(Measure.self))
      }
    }

    subscript(_ name: String) -> Measure? {
      switch self {
      case .all(let measure): measure
      case .named(let named): named[name]
      }
    }

    var insets: Insets {
      Insets(
        top: self["top"]?.points ?? 0, leading: self["leading"]?.points ?? 0,
        bottom: self["bottom"]?.points ?? 0, trailing: self["trailing"]?.points ?? 0)
    }

    var automatic: FlowAutoMargins {
      let sides: [(String, FlowAutoMargins)] = [
        ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
      ]
      return FlowAutoMargins(sides.filter { self[$0.0]?.keyword != nil }.map { $0.1 })
    }
  }
}

extension NestedCase.Nest {
  /// The item in the flow that contains it.
  var item: FlowItem {
    FlowItem(width: width?.points, height: height?.points) {
      ($0.minWidth, $0.maxWidth) = (minWidth?.points, maxWidth?.points)
      ($0.minHeight, $0.maxHeight) = (minHeight?.points, maxHeight?.points)
      $0.basis = basis?.points
      ($0.percentages.width, $0.percentages.height) = (width?.percent, height?.percent)
      ($0.keywords.width, $0.keywords.basis) = (width?.keyword, basis?.keyword)
      ($0.keywords.minWidth, $0.keywords.maxWidth) = (minWidth?.keyword, maxWidth?.keyword)
      $0.keywords.minHeight = minHeight?.keyword
      ($0.grow, $0.shrink) = (grow ?? 0, shrink ?? 1)
      $0.margin = margin?.insets ?? .zero
      $0.autoMargins = margin?.automatic ?? []
      $0.align = alignSelf.flatMap(FlowAlign.init)
      $0.order = order ?? 0
      let padding = padding?.insets ?? .zero
      $0.inset = Size(width: padding.horizontal, height: padding.vertical)
    }
  }

  func content(_ browser: Browser?) -> (any FlowContent)? {
    if let words { return Words(widths: words, line: line ?? 0, gap: gap ?? 0) }
    return items.flatMap { _ in try? FlowBox(solver(isRoot: false, browser)) }
  }

  /// - Parameter browser: The browser to match; nil for none.
  func solver(isRoot: Bool, _ browser: Browser?) throws -> FlowSolver {
    let items = items ?? []
    let container = FlowContainer(
      axis: axis.flatMap(Axis.init) ?? .horizontal, wrap: wrap.flatMap(FlowWrap.init) ?? .nowrap
    ) {
      if isRoot { ($0.width, $0.height) = (width?.points, height?.points) }
      $0.isReversed = reversed ?? false
      $0.direction = direction == "rtl" ? .rightToLeft : .leftToRight
      $0.itemSpacing = spacing?["item"]?.points ?? 0
      $0.lineSpacing = spacing?["line"]?.points ?? 0
      $0.justify = justify.flatMap(FlowJustify.init) ?? .start
      $0.align = align.flatMap(FlowAlign.init) ?? .stretch
      $0.alignLines = alignLines.flatMap(FlowJustify.init) ?? .stretch
      $0.padding = padding?.insets ?? .zero
      $0.browser = browser
    }
    return try FlowSolver(
      items.map { $0.item }, contents: items.map { $0.content(browser) }, in: container)
  }

  /// The frames of all items below, in the order of the document.
  func frames(_ solution: FlowSolution, at origin: Point) throws -> [Rect] {
    let order = solution.solver.flowOrder
    var places = Array(solution.frames.indices)
    for (place, index) in (order ?? []).enumerated() { places[index] = place }
    var frames: [Rect] = []
    for (index, nest) in (items ?? []).enumerated() {
      let frame = solution.frames[places[index]]
      let place = Point(x: frame.x + origin.x, y: frame.y + origin.y)
      frames.append(Rect(origin: place, size: frame.size))
      guard nest.items != nil else { continue }
      let inner = try nest.solver(isRoot: false, solution.solver.container.browser).solve(
        width: frame.width, height: solution.contentHeight(at: places[index]))
      frames += try nest.frames(inner, at: place)
    }
    return frames
  }
}

extension NestedCase {
  /// The greatest difference of any coordinate or size from the browser's, in points.
  package func deviation(matching browser: Browser? = nil) throws -> Double {
    let solution = try document.solver(isRoot: true, browser).solve()
    let found = try document.frames(solution, at: .zero)
    guard found.count == frames.count else { return .infinity }
    // Firefox's coordinates are of single precision.
    let exact = { (length: Double) in browser.map { $0.units(length) / $0.unitsPerPoint } ?? length
    }
    let ends = max(
      abs(solution.size.width - exact(size[0])), abs(solution.size.height - exact(size[1])))
    return zip(found, frames).reduce(ends) { worst, pair in
      let (frame, box) = (pair.0, pair.1.map(exact))
      return max(
        worst, abs(frame.x - box[0]), abs(frame.y - box[1]), abs(frame.width - box[2]),
        abs(frame.height - box[3]))
    }
  }
}
