import Foundation
import PickerColor
import PickerControls
import PickerGeometry
import PickerLayout
import PickerTestSupport
import PickerTree
import Testing

/// Parts of controls that are not text can be seen in every theme: a contrast of at least 3 : 1 (WCAG 2.2, 1.4.11).
@Suite struct ThemePartContrastTests {
  private static let parts: Set<Role> = [.icon, .trailingIcon, .checkmark, .dot]

  /// Every control in the states that a document can declare.
  private static let controls = [
    #"{"type": "chips", "items": [{"text": "a", "icon": "star", "badge": "3"}, {"text": "b", "selected": true, "icon": "star", "trailingIcon": "cross"}]}"#,
    #"{"type": "segmented", "width": 300, "items": [{"text": "a", "icon": "star", "badge": "3"}, {"text": "b", "icon": "star"}], "selected": 1}"#,
    #"{"type": "segmented", "width": 300, "variant": "connected", "items": [{"text": "a", "icon": "star"}, {"text": "b", "icon": "star"}], "selected": 1}"#,
    #"{"type": "carousel", "width": 200, "height": 100, "pages": [{"fill": "$surface"}, {"fill": "$surface"}, {"fill": "$surface"}]}"#,
  ]

  private func trees(_ document: String, _ theme: BuiltInTheme) throws -> [LayoutTree] {
    let options = #"{"theme": "\#(theme.rawValue)", "scheme": "auto"}"#
    let both = try Document(
      json: Array(document.utf8), options: Array(options.utf8), fonts: TextMeasurer.shared
    ).layout()
    return ColorScheme.allCases.map { scheme in
      var tree = both.resolved(in: scheme)
      tree.background = tree.backdrop ?? .white
      return tree
    }
  }

  @Test(arguments: BuiltInTheme.allCases, controls)
  func parts_ofControls_haveEnoughContrast(theme: BuiltInTheme, document: String) throws {
    for tree in try trees(document, theme) {
      var count = 0
      for position in tree.nodes.indices where Self.parts.contains(tree.nodes[position].role) {
        guard let color = tree.color(ofPart: position) else { continue }
        let behind = tree.backdrop(of: position)
        let contrast = color.composited(over: behind).contrast(with: behind)
        #expect(contrast >= 3, "\(theme) \(tree.nodes[position].role) \(color) on \(behind)")
        count += 1
      }
      #expect(count > 0)
    }
  }

  /// A selected item differs from the others by a contrast of 3 : 1 in its fill, line or text, by a check mark or by the weight of its font.
  /// The classic theme has the colours of the originals, which differ less.
  @Test(arguments: BuiltInTheme.allCases.filter { $0 != .classic }, controls[..<3])
  func selectedItem_differsFromTheOthers(theme: BuiltInTheme, document: String) throws {
    for tree in try trees(document, theme) {
      let items = tree.nodes.indices.filter { [.chip, .segment].contains(tree.nodes[$0].role) }
      let (other, selected) = (try tree.looks(of: items[0]), try tree.looks(of: items[1]))
      let differs = zip(selected.colors, other.colors).contains { $0.contrast(with: $1) >= 3 }
      #expect(differs || selected.marks != other.marks, "\(theme) \(selected) \(other)")
    }
  }
}

extension LayoutTree {
  /// The colour of a part; nil if it has none of its own.
  fileprivate func color(ofPart position: Int) -> Color? {
    let paint = paint(of: nodes[position])
    guard case .color(let color) = (paint?.fills.last ?? paint?.stroke?.fill)?.pattern else {
      return nil
    }
    return color
  }

  /// The colour that was painted at the centre of a node before it.
  fileprivate func backdrop(of position: Int) -> Color {
    let center = node(at: position)?.absoluteFrame.center ?? .zero
    return color(at: center, before: position)
  }

  private func color(at point: Point, before end: Int) -> Color {
    var color = background ?? .white
    for position in nodes.indices.prefix(end) {
      guard let view = node(at: position), view.absoluteFrame.contains(point),
        let paint = view.paint, !view.role.paintsText, !hasImage(view)
      else { continue }
      for fill in paint.fills {
        guard case .color(let top) = fill.pattern else { continue }
        color = top.composited(over: color)
      }
    }
    return color
  }

  private func hasImage(_ view: NodeView) -> Bool {
    [.icon, .trailingIcon, .checkmark].contains(view.role)
  }

  /// The colours of an item's fill, line and text, and what else distinguishes it.
  fileprivate func looks(of item: Int) throws -> (colors: [Color], marks: String) {
    let view = try #require(node(at: item))
    let corner = view.absoluteFrame.origin + Point(x: 8, y: view.absoluteFrame.height / 2)
    let fill = color(at: corner, before: Int(nodes[item].end))
    let label = try #require(
      (item..<Int(nodes[item].end)).first { nodes[$0].role == .label || nodes[$0].role == .line })
    let text = color(ofPart: label) ?? foreground ?? .black
    let line = view.paint?.stroke.flatMap { stroke -> Color? in
      guard case .color(let color) = stroke.fill.pattern else { return nil }
      return color.composited(over: fill)
    }
    let hasMark = (item..<Int(nodes[item].end)).contains { nodes[$0].role == .checkmark }
    let weight = node(at: label)?.font?.weight.value ?? 0
    return ([fill, line ?? fill, text.composited(over: fill)], "\(hasMark) \(weight)")
  }
}
