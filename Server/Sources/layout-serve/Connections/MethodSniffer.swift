import NIOCore

/// Remembers the first bytes that arrived last. The parser says that a method is not known both of one that does not
/// exist and of bytes that are no method.
final class MethodSniffer: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// Whether the bytes that arrive next belong to a body.
  var isInBody = false

  /// The first bytes; nil if they belong to a body, and any request begins behind them.
  private var start: [UInt8]?

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    start = isInBody ? nil : Array(unwrapInboundIn(data).readableBytesView.prefix(32))
    context.fireChannelRead(data)
  }

  /// Whether they can be the name of a method: letters, perhaps with hyphens, up to a space.
  var isMethod: Bool {
    guard let name = start?.prefix(while: { $0 != UInt8(ascii: " ") }) else { return true }
    return !name.isEmpty
      && name.allSatisfy { byte in
        (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-")
      }
  }
}
