import FlyingFox
import FlyingSocks
import Glibc
import PickerLayout

/// The address on which the server listens, and the host names by which browsers may address it.
struct ListeningAddress {
  let host: String
  let port: UInt16
  let socket: any SocketAddress
  let isLoopback: Bool

  /// An address of this machine: an IPv4 or IPv6 address, or `localhost`.
  init(host: String, port: UInt16) throws(ToolError) {
    self.host = host
    self.port = port
    let digits = host == "localhost" ? "127.0.0.1" : host
    if let address = try? sockaddr_in.inet(ip4: digits, port: port) {
      socket = address
    } else if let address = try? sockaddr_in6.inet6(ip6: digits, port: port) {
      socket = address
    } else {
      throw ToolError(
        .usage,
        "--host: expected an IP address of this machine or localhost, found \(host.quotedInMessage)"
      )
    }
    isLoopback = digits.hasPrefix("127.") || digits == "::1"
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
    (try? sockaddr_in.inet(ip4: self, port: 0)) != nil || (hasPrefix("[") && hasSuffix("]"))
  }
}
