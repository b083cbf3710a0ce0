import NIOCore
import PickerLayout

/// The address on which the server listens, and the host names by which clients may address it.
struct ListeningAddress: Sendable {
  /// An IP address, or `localhost`.
  let host: String
  let port: Int

  /// - Throws: `--host: expected an IP address of this machine or localhost, found "example.com"`.
  init(host: String, port: Int) throws(StartError) {
    self.host = host
    self.port = port
    guard host == "localhost" || (try? SocketAddress(ipAddress: host, port: port)) != nil else {
      throw StartError(
        .usage,
        "--host: expected an IP address of this machine or localhost, found \(JSONText.quoted(host))"
      )
    }
  }

  /// The host as an IP address.
  var digits: String { host == "localhost" ? "127.0.0.1" : host }

  /// Whether only this machine can reach it.
  var isLoopback: Bool { digits.hasPrefix("127.") || digits == "::1" }

  /// The URL of the server, once it listens at `port`.
  func url(port: Int) -> String {
    "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
  }

  /// Whether a `Host` header names this server.
  ///
  /// With DNS rebinding, a page of another site can resolve its own host name to this machine, but its requests
  /// carry that name.
  func answers(to header: String?) -> Bool {
    guard let header else { return false }
    let name = header.withoutPort.lowercased()
    return ["localhost", "127.0.0.1", "[::1]", host.lowercased(), "[\(host.lowercased())]"]
      .contains(name) || (!isLoopback && name.isAddress)
  }
}

extension String {
  /// `127.0.0.1:8080` and `[::1]:8080` without the port.
  fileprivate var withoutPort: String {
    guard let colon = lastIndex(of: ":"), self[index(after: colon)...].allSatisfy(\.isNumber),
      !hasPrefix("[") || self[..<colon].hasSuffix("]")
    else { return self }
    return String(self[..<colon])
  }

  /// Whether it is an IP address and not a name: a name could be made to resolve to this machine.
  fileprivate var isAddress: Bool {
    let isBracketed = hasPrefix("[") && hasSuffix("]")
    let digits = isBracketed ? String(dropFirst().dropLast()) : self
    guard let address = try? SocketAddress(ipAddress: digits, port: 0) else { return false }
    return (address.protocol == .inet6) == isBracketed
  }
}
