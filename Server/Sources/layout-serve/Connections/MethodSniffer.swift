import NIOCore

/// Remembers the first bytes that arrived last. The parser says that a method is not known both of one that does not
/// exist and of bytes that are no method.
final class MethodSniffer: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private var start: [UInt8] = []

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    start = Array(unwrapInboundIn(data).readableBytesView.prefix(32))
    context.fireChannelRead(data)
  }

  /// Whether they can be the name of a method: letters, perhaps with hyphens, up to a space.
  var isMethod: Bool {
    let name = start.prefix { $0 != UInt8(ascii: " ") }
    return !name.isEmpty
      && name.allSatisfy { byte in
        let letter = byte | 0x20
        return (0x61...0x7A).contains(letter) || byte == UInt8(ascii: "-")
      }
  }
}
