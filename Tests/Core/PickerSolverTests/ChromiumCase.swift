import Foundation
import PickerTestSupport
import PickerGeometry
import PickerSolver

/// A flex container laid out by Chromium, with CSS keywords.
struct ChromiumCase: Decodable {
  let name: String
  let container: Container
  let items: [Item]
  let expected: [Box]
  let expectedContainer: Extent

  struct Container: Decodable {
    let width, height, minWidth, maxWidth, minHeight, maxHeight: Double?
    let padding, border: [Double]
    let direction, flexDirection: String
    let columnGap, rowGap: Double
    let justifyContent, alignItems, alignContent, wrap: String
  }

  struct Item: Decodable {
    let width, height, minWidth, maxWidth, minHeight, maxHeight: Double?
    let margin, contentInset: [Double]
    let grow, shrink: Double
    let basis: Double?
    let alignSelf: String?
  }

  struct Box: Decodable {
    let x, y, width, height: Double
  }

  struct Extent: Decodable {
    let width, height: Double
  }

  private struct File: Decodable {
    let cases: [ChromiumCase]
  }

  static func all() throws -> [ChromiumCase] {
    let url = Bundle.module.url(
      forResource: "flow.json", withExtension: "gz", subdirectory: "Fixtures")
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode(File.self, from: unzipped(url)).cases
  }
}

extension ChromiumCase {
  var flowContainer: FlowContainer {
    let axis: Axis = container.flexDirection.hasPrefix("row") ? .horizontal : .vertical
    let gaps = (container.columnGap, container.rowGap)
    return FlowContainer(axis: axis, wrap: wrap, width: container.width, height: container.height) {
      $0.isReversed = isReversed
      $0.direction = direction
      $0.itemSpacing = axis == .horizontal ? gaps.0 : gaps.1
      $0.lineSpacing = axis == .horizontal ? gaps.1 : gaps.0
      $0.justify = justify
      $0.align = align(container.alignItems)
      $0.alignLines = alignLines
      $0.padding = insets(container.padding)
      $0.border = insets(container.border)
      $0.minWidth = container.minWidth
      $0.maxWidth = container.maxWidth
      $0.minHeight = container.minHeight
      $0.maxHeight = container.maxHeight
    }
  }

  var flowItems: [FlowItem] {
    items.map { item in
      let inset = item.contentInset
      return FlowItem(width: item.width, height: item.height) {
        $0.minWidth = item.minWidth
        $0.maxWidth = item.maxWidth
        $0.minHeight = item.minHeight
        $0.maxHeight = item.maxHeight
        $0.margin = insets(item.margin)
        $0.inset = Size(width: inset[0] + inset[2], height: inset[1] + inset[3])
        $0.grow = item.grow
        $0.shrink = item.shrink
        $0.basis = item.basis
        $0.align = item.alignSelf.map(align)
      }
    }
  }

  private var isReversed: Bool { container.flexDirection.hasSuffix("reverse") }

  private var direction: LayoutDirection {
    container.direction == "rtl" ? .rightToLeft : .leftToRight
  }

  private var wrap: FlowWrap {
    container.wrap == "wrap-reverse" ? .wrapReverse : FlowWrap(rawValue: container.wrap) ?? .nowrap
  }

  /// Converts a CSS keyword: `start` and `end` follow the writing direction in CSS, but the flow in the solver.
  private func keyword(_ css: String, reversed: Bool) -> String {
    switch css {
    case "start": reversed ? "end" : "start"
    case "end": reversed ? "start" : "end"
    case "flex-start": "start"
    case "flex-end": "end"
    case "space-between": "spaceBetween"
    case "space-around": "spaceAround"
    case "space-evenly": "spaceEvenly"
    default: css
    }
  }

  private var justify: FlowJustify {
    FlowJustify(rawValue: keyword(container.justifyContent, reversed: isReversed)) ?? .start
  }

  private var alignLines: FlowJustify {
    FlowJustify(rawValue: keyword(container.alignContent, reversed: wrap == .wrapReverse))
      ?? .stretch
  }

  private func align(_ css: String) -> FlowAlign {
    FlowAlign(rawValue: keyword(css, reversed: wrap == .wrapReverse)) ?? .stretch
  }

  /// Edges are listed left, top, right, bottom.
  private func insets(_ edges: [Double]) -> Insets {
    let mirrored = direction == .rightToLeft
    return Insets(
      top: edges[1], leading: mirrored ? edges[2] : edges[0], bottom: edges[3],
      trailing: mirrored ? edges[0] : edges[2])
  }
}
