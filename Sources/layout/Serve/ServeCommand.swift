import ArgumentParser
import Dispatch
import Foundation
import PickerLayout

/// `layout serve`
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", _superCommandName: "layout",
    abstract: "Serves the playground page, and POST /layout for programs, on this machine.",
    discussion: .help(
      """
      A document that comes over the network reads no file: neither fonts nor pictures. The query of \
      /layout takes format, compact, width, height, scale, and options, an object whose keys override \
      the document's. The limits of a request are a quarter of those of other documents, and ten \
      seconds; --limit changes them.

      EXAMPLES:
        layout serve --port 0
        curl -H 'Content-Type: application/json' --data @picker.json \
      'http://127.0.0.1:8080/layout?format=svg'
      """))

  @Option(help: "The port to listen on; 0 takes a free one and prints it.")
  var port = 8080

  @Option(help: "The address to listen on; only the loopback address is private to this machine.")
  var host = "127.0.0.1"

  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup var limits: LimitOptions

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port must be from 0 to 65535, is \(port)")
    }
  }

  func run() throws {
    let address = try ListeningAddress(host: host, port: UInt16(port))
    if !address.isLoopback {
      StandardStream.error.showLine("layout: warning: \(host) lets other machines in")
    }
    let service = LayoutService(
      fonts: NetworkFonts(try sources.measurer()), limits: try limits.limits(over: .server))
    let server = try PlaygroundServer(at: address, service: service)
    try StandardStream.output.write(Array("\(server.url)\n".utf8))
    server.runUntilSignalled()
  }
}
