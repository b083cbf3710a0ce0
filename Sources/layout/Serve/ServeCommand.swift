import ArgumentParser
import PickerLayout

/// `layout serve`: checks the options, and becomes the program `layout-serve`, which has its own package.
struct ServeCommand: TabledCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serves the playground page, and POST /layout for programs, on this machine.",
    discussion: .help(
      """
      A document that comes over the network reads no file: neither fonts nor pictures. The query of \
      /layout takes format, compact, width, height, scale, and options, an object whose keys override \
      the document's. The limits of a request are a quarter of those of other documents; --limit \
      changes them. GET /openapi.json describes all routes.

      The server is the program layout-serve, which make install SERVER=1 installs. It is found in the \
      folder LAYOUT_LIBEXEC, beside this tool, or in ../libexec/layout.

      EXAMPLES:
        layout serve --port 0
        curl -H 'Content-Type: application/json' --data @picker.json \
      'http://127.0.0.1:8080/layout?format=svg'
      """))

  @Option(help: "The port to listen on; 0 takes a free one and prints it.")
  var port = 8080

  @Option(help: "The address to listen on; only the loopback address is private to this machine.")
  var host = "127.0.0.1"

  @Option(help: "Seconds until a document is given up, from its arrival.")
  var timeout = 10.0

  @Option(
    help: ArgumentHelp(
      "Let pages of this origin use the server, or of any with *; may be repeated.",
      valueName: "origin"))
  var allowOrigin: [String] = []

  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup var limits: LimitOptions

  static let rows: [OptionRow<Self>] = [
    .option("port", default: 8080) { try $1(&$0._port) },
    .option("host", default: "127.0.0.1") { try $1(&$0._host) },
    .option("timeout", default: 10) { try $1(&$0._timeout) },
    .repeated("allowOrigin", as: { $0 }) { try $1(&$0._allowOrigin) },
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._sources) }, .group { try $1(&$0._limits) },
  ]

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port must be from 0 to 65535, is \(port)")
    }
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError(
        "--timeout must be more than 0 and at most 86400 seconds, is \(timeout.plain)")
    }
    guard ServerProgram.isAddress(host) else {
      let found = host.quotedInMessage
      throw ValidationError(
        "--host: expected an IP address of this machine or localhost, found \(found)")
    }
    if let wrong = allowOrigin.first(where: { !ServerProgram.isOrigin($0) }) {
      let found = wrong.quotedInMessage
      throw ValidationError(
        "--allow-origin: expected * or an origin such as https://example.com, found \(found)")
    }
  }

  func run() throws {
    try ServerProgram.start(Array(LayoutCommand.arguments.dropFirst()))
  }
}
