import PickerColor
import PickerRendering
import PickerTree

/// The frame that all pages have around their content.
package struct HTMLDocument {
  private let language: String
  private let title: String
  private let policy: String
  private let style: String
  private let content: String
  /// The elements in the head that come after its style sheet.
  private let head: String

  /// - Parameters:
  ///   - policy: The content security policy.
  ///   - styles: The names of the style sheets, which are compiled in.
  ///   - rules: The rules that follow them.
  ///   - head: Elements in the head that come after them.
  ///   - content: The markup of the body.
  package init(
    language: String = "en", title: String, policy: String, styles: [String], rules: String = "",
    head: String = "", content: String
  ) {
    (self.language, self.title, self.policy) = (language, title, policy)
    (self.head, self.content) = (head, content)
    style =
      styles.map { String(decoding: WebAsset.bytes(of: $0), as: UTF8.self) }.joined() + rules
  }

  /// A page about a control, from whose layout it has its language, its title and its paper.
  init(of tree: LayoutTree, content: PageContent) {
    self.init(
      language: tree.nodes.first.flatMap(tree.controlState)?.language ?? "en",
      title: tree.titleForPeople, policy: content.policy, styles: ["page.css"],
      rules: tree.backdrop?.canvasRules ?? "", head: content.head,
      content: """
        <main id="picker">
        <h1>\(tree.titleForPeople.xmlEscaped)</h1>
        \(content.main)</main>
        \(content.rest)
        """)
  }

  package var text: String {
    """
    <!doctype html>
    <html lang="\(language.xmlEscaped)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.xmlEscaped)</title>
    <style>
    \(style)</style>
    \(head)</head>
    <body>
    \(content)
    </body>
    </html>

    """
  }
}

extension LayoutTree {
  /// The label of the control, its id unless that lists parameters of a colour, or else its type in words of its language.
  var titleForPeople: String {
    guard let root = nodes.first else { return type.inWords }
    if let label = controlState(of: root)?.label { return label }
    return id(of: root).flatMap { $0.contains("(") ? nil : $0 }
      ?? Word(namingRole: root.role).map { words.name($0) } ?? type.inWords
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
