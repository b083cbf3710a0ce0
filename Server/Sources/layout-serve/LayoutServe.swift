import ArgumentParser
import Glibc
import NIOCore
import PickerLayout
import PickerOutput

/// `layout-serve`, which `layout serve` becomes.
@main struct LayoutServe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout-serve",
    abstract: "The server of the tool layout; layout serve --help explains its options.")

  @Option(help: "The port to listen on; 0 chooses a free one and prints it.")
  var port = 8080

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The time limit of a document in seconds.")
  var timeout = 10.0

  @Option(help: "An origin whose pages may use the server, or *; may be repeated.")
  var allowOrigin: [String] = []

  @Option(help: "A folder of fonts to load; may be repeated.")
  var fontDir: [String] = []

  @Flag(help: "Also use the fonts of this machine.")
  var systemFonts = false

  @Option(help: "Limits of a document, such as nodes=2000000.")
  var limit: String?

  static func main() {
    Signals.block()
    do throws(StartError) {
      try parsed().server().run()
    } catch {
      error.exit()
    }
  }

  private static func parsed() throws(StartError) -> LayoutServe {
    do {
      return try parse()
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      throw StartError(.usage, message(for: error))
    }
  }

  private func server() throws(StartError) -> DocumentServer {
    guard (0...65535).contains(port) else {
      throw StartError(.usage, "--port must be from 0 to 65535, is \(port)")
    }
    let address = try ListeningAddress(host: host, port: port)
    let server = DocumentServer(
      at: address, for: try AllowedOrigins(allowOrigin),
      service: LayoutService(
        measurers: MeasurerPool(try fonts(), count: System.coreCount), limits: try limits()))
    if !address.isLoopback {
      write(line: "layout: warning: other machines can reach \(host)", to: STDERR_FILENO)
    }
    return server
  }

  private func fonts() throws(StartError) -> TextMeasurer {
    var fonts = TextMeasurer.shared
    for folder in fontDir {
      do {
        fonts = try fonts.adding(directory: folder)
      } catch {
        throw StartError(.noInput, "--font-dir: \(error.message)")
      }
    }
    guard systemFonts else { return fonts }
    do {
      return try fonts.addingSystemFonts()
    } catch {
      throw StartError(.unavailable, error.description)
    }
  }

  private func limits() throws(StartError) -> Limits {
    guard timeout > 0, timeout <= 86_400 else {
      throw StartError(.usage, "--timeout must be more than 0 and at most 86400 seconds")
    }
    var limits = Limits.server
    limits.seconds = timeout
    guard let limit else { return limits }
    do {
      return try limits.changed(by: limit)
    } catch {
      throw StartError(.usage, "--limit: \(error)")
    }
  }
}
