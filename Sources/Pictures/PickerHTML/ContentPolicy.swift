import PickerRendering

/// The content security policy of an HTML document.
package enum ContentPolicy {
  /// Returns the policy by which nothing is loaded or sent, and no other script runs than this one.
  ///
  /// - Parameters:
  ///   - script: The script; nil: none runs.
  ///   - withEngine: Whether the script runs WebAssembly, which it has to have in itself.
  ///   - origins: The origins of images that the document loads.
  package static func allowing(
    script: String?, withEngine: Bool = false, origins: Set<String> = []
  ) -> String {
    guard let script else { return rules("script-src 'none'", origins) }
    let hash = Base64.encoded(SHA256.digest(of: Array(script.utf8)))
    return rules("script-src 'sha256-\(hash)'\(withEngine ? " 'wasm-unsafe-eval'" : "")", origins)
  }

  /// Returns the policy by which only the files of one source are loaded, which may run WebAssembly.
  ///
  /// - Parameters:
  ///   - source: The source of scripts and of what they fetch.
  ///   - origins: The origins of images that the document loads.
  static func loading(from source: String, origins: Set<String>) -> String {
    rules("script-src \(source) 'wasm-unsafe-eval'; connect-src \(source)", origins)
  }

  private static func rules(_ scripts: String, _ origins: Set<String>) -> String {
    "default-src 'none'; \(scripts); style-src 'unsafe-inline'; font-src data:; "
      + (["img-src data:"] + origins.sorted()).joined(separator: " ")
      + "; base-uri 'none'; form-action 'none'"
  }
}
