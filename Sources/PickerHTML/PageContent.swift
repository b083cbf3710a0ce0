import PickerControls
import PickerRendering
import PickerTree

/// What is in a page.
struct PageContent {
  /// The markup within the element `main`, and after it.
  let (main, rest): (String, String)
  /// The content security policy.
  let policy: String

  /// A picture, which runs no script.
  ///
  /// - Parameter origins: The origins of images that the page loads.
  init(picture: String, origins: Set<String>) {
    (main, rest) = (picture, "")
    policy = ContentPolicy.allowing(script: nil, origins: origins)
  }

  /// The element `picker-layout` of the JavaScript package. Until it has begun, and where no scripts run, it shows the picture.
  init(picture: String, of document: CarriedDocument, package: PagePackage) {
    main = """
      <picker-layout>
      \(picture)<script type="application/json">\(document.json.escapedForScript)</script>
      </picker-layout>

      """
    (rest, policy) = (package.markup, package.policy)
  }
}

/// How a page has the JavaScript package.
struct PagePackage {
  /// The elements of the page that bring it.
  let markup: String
  /// The content security policy of the page.
  let policy: String

  /// The files at an address, which the page loads.
  ///
  /// - Parameter origins: The origins of images that the page loads.
  init(at address: PackageAddress, origins: Set<String>) {
    markup = "<script type=\"module\" src=\"\(address.text.xmlEscaped)element.js\"></script>"
    policy = ContentPolicy.loading(from: address.policySource, origins: origins)
  }

  /// The files in the page itself, with these fonts.
  init(carrying fonts: [CarriedFont], origins: Set<String>) {
    let modules = ["core", "text"].map { name in
      PagePackage.data(WebAsset.bytes(of: "\(name).wasm.gz"), "id=\"\(name)\"")
    }
    let families = fonts.map { PagePackage.data($0.bytes, $0.attributes) }
    let script = String(decoding: WebAsset.bytes(of: "package.js"), as: UTF8.self)
    markup = (modules + families + ["<script>\(script)</script>"]).joined(separator: "\n")
    policy = ContentPolicy.allowing(script: script, withEngine: true, origins: origins)
  }

  /// An element with bytes, which the script of the page reads.
  private static func data(_ bytes: [UInt8], _ attribute: String) -> String {
    "<script type=\"text/plain\" \(attribute)>\(Base64.encoded(bytes))</script>"
  }
}
