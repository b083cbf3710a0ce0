import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Hummingbird's HTTP/1 channel with a guard in each connection, before Hummingbird's types hide what it checks.
struct GuardedChannel: ServerChildChannel, HTTPChannelHandler {
  let responder: HTTPChannelHandler.Responder
  let registry: ConnectionRegistry
  let checks: HeadChecks

  /// A connection and its guard's part that other threads see.
  struct Value: ServerChildChannelValue {
    let parts: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>
    let connection: Connection

    var channel: any Channel { parts.channel }
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let connection = Connection(channel)
      let sniffer = MethodSniffer()
      let pipeline = channel.pipeline.syncOperations
      // Bounds what arrives while a document is laid out: the channel reads a few of these ahead.
      try channel.syncOptions?.setOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 1024, initial: 4096, maximum: 16384))
      try pipeline.addHandler(sniffer)
      try pipeline.configureHTTPServerPipeline(
        withPipeliningAssistance: false, withErrorHandling: false,
        withOutboundHeaderValidation: false, withEncoderConfiguration: .init(),
        withDecoderLimitConfiguration: decoderLimits)
      try pipeline.addHandler(ConnectionGuard(connection, in: registry, checks, sniffer))
      try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
      let parts = try NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>(
        wrappingChannelSynchronously: channel,
        configuration: .init(isOutboundHalfClosureEnabled: true))
      return Value(parts: parts, connection: connection)
    }
  }

  func handle(value: Value, logger: Logger) async {
    // What is done here for a request is short: documents have threads of their own.
    await withTaskExecutorPreference(EventLoopTasks(value.channel.eventLoop)) {
      await Connection.$current.withValue(value.connection) {
        await handleHTTP(asyncChannel: value.parts, logger: logger)
      }
    }
  }

  private var decoderLimits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = checks.limits.head
    limits.maxHeaderListSize = checks.limits.head
    limits.maxHeaderFieldCount = 100
    return limits
  }
}
