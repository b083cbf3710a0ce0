import Glibc
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// The server of the playground and of `POST /layout`.
struct DocumentServer {
  let address: ListeningAddress
  let origins: AllowedOrigins
  let service: LayoutService
  private let limits = ConnectionLimits()

  init(at address: ListeningAddress, for origins: AllowedOrigins, service: LayoutService) {
    self.address = address
    self.origins = origins
    self.service = service
  }

  /// Serves until the process receives SIGINT or SIGTERM. Requests that are being answered then have 0.8 seconds.
  ///
  /// The main thread waits for the signal, because no load keeps it from running.
  func run() -> Never {
    raiseLimitOfOpenFiles(to: 4 * limits.connections)
    let registry = ConnectionRegistry(limit: limits.connections)
    let group = ServiceGroup(
      configuration: .init(
        services: [registry, server(with: registry)],
        gracefulShutdownSignals: [], logger: DocumentServer.logger))
    let address = address
    Task {
      do {
        try await group.run()
      } catch {
        StartError(listeningAt: address, error).exit()
      }
      // Without the destructors of libraries that documents may still use.
      _exit(0)
    }
    Signals.wait()
    Task { await group.triggerGracefulShutdown() }
    usleep(800_000)
    _exit(0)
  }

  private func server(with registry: ConnectionRegistry) -> Server<GuardedChannel> {
    let responder = Responder(
      address: address, origins: origins,
      layout: LayoutRoute(
        service: service,
        threads: DocumentThreads(count: System.coreCount, queueLength: 128),
        receiving: ByteLedger(maximum: 64 << 20)),
      sending: ByteLedger(maximum: 64 << 20))
    let address = address
    return Server(
      childChannelSetup: GuardedChannel(
        responder: { request, writer, _ in try await responder.answer(request, to: writer) },
        registry: registry, checks: HeadChecks(address: address, limits: limits)),
      configuration: ServerConfiguration(
        address: .hostname(address.digits, port: address.port), backlog: 1024),
      onServerRunning: { channel in
        printURL(address.url(port: channel.localAddress?.port ?? address.port))
      },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: DocumentServer.logger)
  }

  /// Says nothing: what concerns the user is printed, and what concerns a client is answered.
  private static let logger = Logger(label: "layout-serve") { _ in SwiftLogNoOpLogHandler() }
}

extension StartError {
  /// `cannot listen on 127.0.0.1, port 8080: Address already in use`
  fileprivate init(listeningAt address: ListeningAddress, _ error: any Error) {
    let reason = (error as? IOError).map { String(cString: strerror($0.errnoCode)) }
    self.init(
      .unavailable,
      "cannot listen on \(address.host), port \(address.port): \(reason ?? "\(error)")")
  }
}

/// Prints the URL, which tells a program that started the server where it is.
private func printURL(_ url: String) {
  guard !write(line: url, to: STDOUT_FILENO) else { return }
  let reason = String(cString: strerror(errno))
  StartError(
    errno == EPIPE ? .brokenPipe : .cannotWrite, "standard output: cannot be written: \(reason)"
  ).exit()
}

/// Raises the number of open files: the default suits other programs.
private func raiseLimitOfOpenFiles(to count: Int) {
  var limit = rlimit()
  guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
  limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, rlim_t(count)))
  setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}
