import PickerLayout

/// `layout serve`: checks the options, and becomes the program `layout-serve`, which has its own package.
struct ServeCommand: Command {
  let page = CommandPage(
    name: "serve",
    abstract: "Serves the playground page, and POST /layout for programs, on this machine.",
    discussion: """
      Documents from the network cannot read files, neither fonts nor pictures. The query of \
      /layout takes format, compact, width, height, scale, and options, an object whose keys \
      override the document's. A request gets a quarter of the usual limits; --limit \
      changes them. GET /openapi.json describes all routes.

      The server is the program layout-serve, which make install SERVER=1 installs. It is found in the \
      folder LAYOUT_LIBEXEC, beside this tool, or in ../libexec/layout.
      """,
    examples: [
      "layout serve --port 0",
      "curl --json @Examples/chips/food.json 'localhost:8080/layout?format=svg'",
    ])
  private var port = 8080
  private var host = "127.0.0.1"
  private var timeout = 10.0
  private var allowOrigin: [String] = []
  private var sources = FontSourceOptions()
  private var limit = LimitOption()

  var options: [CommandOption<ServeCommand>] {
    [
      .option(
        "port", "The port to listen on; 0 chooses a free one and prints it; default: 8080."
      ) { $0.port = $1 },
      .option(
        "host", value: "address",
        "The address to listen on; default: the loopback address, the only one that is private to this machine."
      ) { $0.host = $1 },
      .option(
        "timeout", value: "seconds",
        "The time limit of a document in seconds, counted from its arrival; default: 10."
      ) { $0.timeout = $1 },
      .option(
        "allow-origin", value: "origin",
        "Allow pages of this origin to use the server, or of any origin with *; may be repeated."
      ) { $0.allowOrigin.append($1) },
      .limit { $0.limit.text = $1 },
    ] + group("Fonts", FontSourceOptions.options) { try $1(&$0.sources) }
  }

  func validate() throws {
    _ = try limit.limits()
    guard (0...65535).contains(port) else {
      throw ToolError(.usage, "--port must be from 0 to 65535, is \(port)")
    }
    guard timeout > 0, timeout <= 86_400 else {
      throw ToolError(
        .usage,
        "--timeout must be more than 0 and at most 86400 seconds, is \(timeout.plain)")
    }
    guard ServerProgram.isAddress(host) else {
      let found = host.quotedInMessage
      throw ToolError(
        .usage,
        "--host: expected an IP address of this machine or localhost, found \(found)")
    }
    if let wrong = allowOrigin.first(where: { !ServerProgram.isOrigin($0) }) {
      let found = wrong.quotedInMessage
      throw ToolError(
        .usage,
        "--allow-origin: expected * or an origin such as https://example.com, found \(found)")
    }
  }

  func run() throws {
    try ServerProgram.start(Array(LayoutCommand.arguments.dropFirst()))
  }
}
