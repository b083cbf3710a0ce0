import PickerColor
import PickerRendering
import PickerTree

/// What all pages have around their content.
struct HTMLDocument {
  /// The layout of the control, which has the language, the title and the paper.
  let tree: LayoutTree
  /// The content security policy.
  let policy: String
  /// The names of the style sheets.
  let style: [String]
  let content: String

  var text: String {
    """
    <!doctype html>
    <html lang="\(language.xmlEscaped)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(tree.titleForPeople.xmlEscaped)</title>
    <style>
    \(rules)\(tree.backdrop?.canvasRules ?? "")</style>
    </head>
    <body>
    \(content)
    </body>
    </html>

    """
  }

  private var language: String {
    tree.nodes.first.flatMap(tree.controlState)?.language ?? "en"
  }

  private var rules: String {
    style.map { String(decoding: WebAsset.bytes(of: $0), as: UTF8.self) }.joined()
  }
}

extension LayoutTree {
  /// The label of the control, its id unless that lists parameters of a colour, or else its type in words.
  var titleForPeople: String {
    guard let root = nodes.first else { return type.words }
    if let label = controlState(of: root)?.label { return label }
    return id(of: root).flatMap { $0.contains("(") ? nil : $0 } ?? type.words
  }
}

extension Color {
  /// The style rules of a page whose picture has this background or paper.
  fileprivate var canvasRules: String {
    func rules(_ color: Color) -> String {
      guard color.alpha > 0 else { return "" }
      return ":root{background:\(color.hex)}"
        + "#picker{background:\(color.hex);box-shadow:0 0 0 16px \(color.hex)}"
    }
    guard let dark else { return rules(self) + "\n" }
    return "\(rules(resolved(in: .light)))@media (prefers-color-scheme:dark){\(rules(dark))}\n"
  }
}
