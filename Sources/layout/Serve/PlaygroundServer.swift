import Dispatch
import FlyingFox
import FlyingSocks
import Foundation
import PickerLayout
import Synchronization

/// The server of the playground page and of `POST /layout`, behind its gate.
struct PlaygroundServer {
  private let gate: Gate
  private let server: HTTPServer
  private let address: ListeningAddress

  /// A server that listens from now on.
  init(at address: ListeningAddress, service: LayoutService) throws(Failure) {
    raiseLimitOfOpenFiles()
    let inner = sockaddr_un.unix(
      abstractNamespace: "picker-layout-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
    server = HTTPServer(
      config: HTTPServer.Configuration(address: inner, timeout: 10, logger: .disabled),
      handler: PlaygroundHandler(address: address, service: service))
    self.address = address
    do {
      gate = try Gate(at: address.socket, for: inner)
    } catch {
      let reason = (error as? SocketError)?.reason ?? error.localizedDescription
      throw Failure(
        .unavailable, "cannot listen on \(address.host), port \(address.port): \(reason)")
    }
  }

  /// Where a browser finds the page.
  var url: String {
    let host = address.host.contains(":") ? "[\(address.host)]" : address.host
    return "http://\(host):\(gate.port ?? address.port)/"
  }

  /// Serves until the process is told to end by SIGINT or SIGTERM.
  func runUntilSignalled() {
    let ended = DispatchSemaphore(value: 0)
    let task = Task {
      await withTaskGroup { group in
        group.addTask { try? await server.run() }
        group.addTask {
          guard (try? await server.waitUntilListening()) != nil else { return }
          try? await gate.run()
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

/// Does `action` when the process gets a signal, and nothing else then.
private func onSignal(
  _ number: Int32, _ action: @escaping @Sendable () -> Void
) -> any DispatchSourceSignal {
  signal(number, SIG_IGN)
  let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
  source.setEventHandler(handler: action)
  source.resume()
  return source
}

/// Each connection takes files; the number a process begins with is meant for other programs.
private func raiseLimitOfOpenFiles() {
  var limit = rlimit()
  guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
  limit.rlim_cur = min(limit.rlim_max, 65536)
  setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}

extension SocketError {
  /// What the system says of it.
  fileprivate var reason: String {
    if case .failed(_, _, let message) = self { return message }
    return localizedDescription
  }
}
