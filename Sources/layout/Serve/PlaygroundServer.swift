import Dispatch
import FlyingFox
import FlyingSocks
import Foundation
import Synchronization
import PickerLayout

/// The server of the playground and of `POST /layout`, behind its connection limiter.
struct PlaygroundServer {
  private let limiter: ConnectionLimiter
  private let server: HTTPServer
  private let address: ListeningAddress

  /// A server that listens from now on.
  init(at address: ListeningAddress, service: LayoutService) throws(ToolError) {
    raiseLimitOfOpenFiles()
    let inner = sockaddr_un.unix(
      abstractNamespace: "picker-layout-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
    server = HTTPServer(
      config: HTTPServer.Configuration(address: inner, timeout: 10, logger: .disabled),
      handler: PlaygroundHandler(address: address, service: service))
    self.address = address
    do {
      limiter = try ConnectionLimiter(at: address.socket, for: inner)
    } catch {
      let reason = (error as? SocketError)?.reason ?? error.localizedDescription
      throw ToolError(
        .unavailable, "cannot listen on \(address.host), port \(address.port): \(reason)")
    }
  }

  /// The URL of the page.
  var url: String {
    let host = address.host.contains(":") ? "[\(address.host)]" : address.host
    return "http://\(host):\(limiter.port ?? address.port)/"
  }

  /// Serves until the process receives SIGINT or SIGTERM.
  func runUntilSignalled() {
    let ended = DispatchSemaphore(value: 0)
    let task = Task {
      await withTaskGroup { group in
        group.addTask { try? await server.run() }
        group.addTask {
          guard (try? await server.waitUntilListening()) != nil else { return }
          try? await limiter.run()
        }
        await group.next()
        group.cancelAll()
      }
      ended.signal()
    }
    let signals = [SIGINT, SIGTERM].map { number in
      onSignal(number) { task.cancel() }
    }
    ended.wait()
    withExtendedLifetime(signals) {}
  }
}

/// Calls `action` when the process receives a signal, in place of the default action.
private func onSignal(
  _ number: Int32, _ action: @escaping @Sendable () -> Void
) -> any DispatchSourceSignal {
  signal(number, SIG_IGN)
  let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
  source.setEventHandler(handler: action)
  source.resume()
  return source
}

/// Raises the number of open files. Each connection takes two, and the default suits other programs.
private func raiseLimitOfOpenFiles() {
  var limit = rlimit()
  guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
  limit.rlim_cur = min(limit.rlim_max, 65536)
  setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}

extension SocketError {
  /// The system's description of the error.
  fileprivate var reason: String {
    if case .failed(_, _, let message) = self { return message }
    return localizedDescription
  }
}
