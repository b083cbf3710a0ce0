/// The origins whose pages may use the server.
///
/// A page from elsewhere could otherwise have a browser send requests to a server on loopback. The server's own
/// origin is always allowed.
struct AllowedOrigins: Sendable {
  private let origins: Set<String>

  /// - Parameter origins: Origins such as `https://example.com`, or `*`.
  /// - Throws: `--allow-origin: expected * or an origin such as https://example.com, found "example.com"`.
  init(_ origins: [String]) throws(StartError) {
    if let wrong = origins.first(where: { !AllowedOrigins.isOrigin($0) }) {
      let found = JSONText.quoted(wrong)
      throw StartError(
        .usage,
        "--allow-origin: expected * or an origin such as https://example.com, found \(found)")
    }
    self.origins = Set(origins.map { $0.lowercased() })
  }

  /// What a browser is told about a request.
  enum Verdict: Equatable {
    /// The request comes from no page, or from a page of this server.
    case own
    /// The request comes from a page that was allowed with `--allow-origin`.
    case allowed(String)
    case forbidden
  }

  /// - Parameters:
  ///   - origin: The `Origin` header; nil if there is none.
  ///   - host: The `Host` header, which was checked before.
  func verdict(on origin: String?, host: String) -> Verdict {
    guard let origin else { return .own }
    let name = origin.lowercased()
    // A reverse proxy may add TLS, and passes the host on.
    if ["http://\(host.lowercased())", "https://\(host.lowercased())"].contains(name) {
      return .own
    }
    return origins.contains("*") || origins.contains(name) ? .allowed(origin) : .forbidden
  }

  /// Whether it is `*`, or a scheme and an authority without a path, as browsers send it.
  private static func isOrigin(_ text: String) -> Bool {
    guard text != "*", let colon = text.firstRange(of: "://") else { return text == "*" }
    let authority = text[colon.upperBound...]
    return colon.lowerBound > text.startIndex && !authority.isEmpty && !authority.contains("/")
  }
}
