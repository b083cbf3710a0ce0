import PickerControls
import PickerRendering
import PickerTree

/// The content of a page.
struct PageContent {
  /// Elements of the head, the markup within the element `main`, and what is after it.
  let (head, main, rest): (String, String, String)
  /// The content security policy.
  let policy: String

  /// A picture, which runs no script.
  ///
  /// - Parameter origins: The origins of images that the page loads.
  init(picture: String, origins: Set<String>) {
    (head, main, rest) = ("", picture, "")
    policy = ContentPolicy.allowing(script: nil, origins: origins)
  }

  /// The element `picker-layout` with what it shows, which scripts take over.
  ///
  /// - Parameter elements: The elements that `PageView` describes.
  init(
    elements: String, of document: CarriedDocument, fonts: [CarriedFont], scripts: PageScripts
  ) {
    main = """
      <picker-layout text-scale="page" loading="lazy"><template shadowrootmode="open" shadowrootdelegatesfocus><style>\(PageContent.style)</style>\
      <div>\(elements)</div></template>
      <script type="application/json">\(document.json.escapedForScript)</script>
      </picker-layout>

      """
    head = fonts.map { $0.markup + "\n" }.joined()
    (rest, policy) = (scripts.markup, scripts.policy)
  }

  /// The style of the element, which its script also uses.
  private static let style =
    ":host{display:block}:host([hidden]){display:none}.disabled{opacity:.5}"
}

/// The scripts of a page.
struct PageScripts {
  /// The families of the JavaScript package, in which a page that loads it measures texts.
  static let families = ["Inter"]

  /// The elements of the page that bring them.
  let markup: String
  /// The content security policy of the page.
  let policy: String

  /// The JavaScript package at an address, which the page loads.
  ///
  /// - Parameter origins: The origins of images that the page loads.
  init(at address: PackageAddress, origins: Set<String>) {
    markup = "<script type=\"module\" src=\"\(address.text.xmlEscaped)element.js\"></script>"
    policy = ContentPolicy.loading(from: address.policySource, origins: origins)
  }

  /// The JavaScript package in the page itself.
  init(carriedWith origins: Set<String>) {
    let modules = ["core", "text"].map { name in
      let bytes = Base64.encoded(WebAsset.bytes(of: "\(name).wasm.gz"))
      return PageScripts.sign(of: name) + "\(bytes)</script>"
    }
    self.init("package.js", after: modules, withEngine: true, origins)
  }

  /// How the element of a module that a page carries begins.
  static func sign(of name: String) -> String { "<script type=\"text/plain\" id=\"\(name)\">" }

  /// The states of a control that only toggles.
  ///
  /// - Parameter states: The output of `PageStates` for them.
  init(showing states: [UInt8], origins: Set<String>) {
    let json = states.escapedForScript
    let data = "<script type=\"application/json\" id=\"states\">\(json)</script>"
    self.init("states.js", after: [data], withEngine: false, origins)
  }

  private init(
    _ file: String, after data: [String], withEngine: Bool, _ origins: Set<String>
  ) {
    let script = String(decoding: WebAsset.bytes(of: file), as: UTF8.self)
    markup = (data + ["<script>\(script)</script>"]).joined(separator: "\n")
    policy = ContentPolicy.allowing(script: script, withEngine: withEngine, origins: origins)
  }
}
