import HTTPTypes
import NIOCore
import NIOExtras
import NIOHTTP1

/// Holds one connection to its limits, between the parser of HTTP and Hummingbird.
///
/// It rejects heads that are not accepted, in the order of the requests; sets the deadline of what is awaited;
/// cancels the document of a client that is gone; and closes the connection so that the client can read the last
/// response.
final class ConnectionGuard: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// What is still read from the client.
  private enum Reading {
    case requests
    /// The body of a request after which the connection is closed.
    case lastBody
    case nothing
  }

  private let connection: Connection
  private let registry: ConnectionRegistry
  private let checks: HeadChecks
  private let sniffer: MethodSniffer

  private var reading = Reading.requests
  /// Whether the head of a request was read, and the end of its body was not.
  private var isInBody = false {
    didSet { sniffer.isInBody = isInBody }
  }
  /// The number of requests without a complete response.
  private var unanswered = 0
  /// The answer to a head that was not accepted, until those before it have theirs.
  private var refusal: Answer?
  /// Whether a client waits for `100 Continue` until the requests before have been answered.
  private var owesContinue = false
  /// Whether bytes of a next head have arrived.
  private var hasPartOfHead = false
  /// Whether the bytes that arrived last had a head, a part of a body, or its end.
  private var hasReadPart = false
  private var isInputClosed = false
  /// Whether the last response was handed on.
  private var isFinished = false
  /// Whether the system has taken all of it.
  private var isWritten = false

  private var limits: ConnectionLimits { checks.limits }

  init(
    _ connection: Connection, in registry: ConnectionRegistry, _ checks: HeadChecks,
    _ sniffer: MethodSniffer
  ) {
    self.connection = connection
    self.registry = registry
    self.checks = checks
    self.sniffer = sniffer
  }
}

// MARK: - The connection

extension ConnectionGuard {
  func channelActive(context: ChannelHandlerContext) {
    connection.awaitRequest(isFirst: true)
    connection.setDeadline(in: limits.headSeconds)
    switch registry.admit(connection) {
    case .admitted: break
    case .refused: refuse(.busy("too many connections"), context)
    case .dropped: context.close(promise: nil)
    }
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    registry.remove(connection)
    connection.lose()
    context.fireChannelInactive()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    connection.setStall(in: context.channel.isWritable ? nil : limits.stallSeconds)
    context.fireChannelWritabilityChanged()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case ChannelEvent.inputClosed: closeInput(context)
    case is ChannelShouldQuiesceEvent:
      reading = isInBody ? .lastBody : .nothing
      if unanswered == 0, !isFinished { context.close(promise: nil) }
      return
    default: break
    }
    context.fireUserInboundEventTriggered(event)
  }

  /// A client that has closed its side may still read, so its document gets a short time.
  private func closeInput(_ context: ChannelHandlerContext) {
    isInputClosed = true
    guard !isFinished else {
      if isWritten { context.close(promise: nil) }
      return
    }
    guard !isInBody else { return context.close(promise: nil) }
    guard unanswered > 0 else { return finish(context) }
    reading = .nothing
    let connection = connection
    let delay = TimeAmount.nanoseconds(Int64(limits.halfClosedSeconds * 1e9))
    context.eventLoop.scheduleTask(in: delay) { connection.lose() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError, !isInBody else {
      return context.close(promise: nil)
    }
    guard reading == .requests else { return }
    refuse(answer(to: error), context)
  }

  private func answer(to error: HTTPParserError) -> Answer {
    switch error {
    case .headerOverflow:
      .error(.requestHeaderFieldsTooLarge, "expected at most \(limits.head) bytes of header")
    case .invalidMethod where sniffer.isMethod:
      .error(.notImplemented, "unknown method")
    case .invalidContentLength, .unexpectedContentLength:
      .error(.badRequest, "expected a whole number as Content-Length")
    default: .error(.badRequest, "expected a request of HTTP/1.1")
    }
  }
}

// MARK: - Requests

extension ConnectionGuard {
  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    hasReadPart = true
    switch (unwrapInboundIn(data), reading) {
    case (.head(let head), .requests): read(head, context)
    case (.body, .requests) where isInBody, (.body, .lastBody): context.fireChannelRead(data)
    case (.end, .requests) where isInBody, (.end, .lastBody): endBody(context)
    default: break
    }
  }

  /// Bytes that complete nothing between two requests begin a head, and so set its deadline.
  func channelReadComplete(context: ChannelHandlerContext) {
    if reading == .requests, !isInBody, !hasReadPart, !hasPartOfHead {
      hasPartOfHead = true
      if unanswered == 0 { connection.setDeadline(in: limits.headSeconds) }
    }
    hasReadPart = false
    context.fireChannelReadComplete()
  }

  private func read(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let checked: HTTPRequestHead
    do throws(Refusal) {
      checked = try checks.checked(head)
    } catch {
      return refuse(error.answer, context)
    }
    unanswered += 1
    isInBody = true
    if !head.isKeepAlive { reading = .lastBody }
    connection.haveRequest()
    connection.setDeadline(in: limits.bodySeconds)
    if head.headers.first(name: "expect")?.lowercased() == "100-continue" {
      owesContinue = true
      writeContinue(context)
    }
    context.fireChannelRead(wrapInboundOut(.head(checked)))
  }

  private func endBody(_ context: ChannelHandlerContext) {
    isInBody = false
    hasPartOfHead = false
    owesContinue = false
    if reading == .lastBody { reading = .nothing }
    if unanswered > 0 { connection.setDeadline(in: nil) }
    context.fireChannelRead(wrapInboundOut(.end(nil)))
    if unanswered == 0 { awaitRequest(context) }
  }

  private func writeContinue(_ context: ChannelHandlerContext) {
    guard owesContinue, unanswered == 1 else { return }
    owesContinue = false
    let head = HTTPResponseHead(version: .http1_1, status: .continue)
    context.writeAndFlush(wrapOutboundOut(.head(head)), promise: nil)
  }

  /// Answers with an error when the requests before have been answered, and then closes the connection.
  private func refuse(_ answer: Answer, _ context: ChannelHandlerContext) {
    reading = .nothing
    refusal = answer
    if unanswered == 0 { writeRefusal(context) }
  }

  private func writeRefusal(_ context: ChannelHandlerContext) {
    guard let refusal else { return }
    self.refusal = nil
    for part in refusal.parts { context.write(wrapOutboundOut(part), promise: nil) }
    finish(context)
  }
}

// MARK: - Responses

extension ConnectionGuard {
  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard !isFinished else {
      promise?.fail(ChannelError.outputClosed)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(var head):
      if reading != .requests, unanswered == 1, refusal == nil {
        head.headers.replaceOrAdd(name: "Connection", value: "close")
      }
      if !isInBody { setResponseDeadline(head) }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      context.write(data, promise: promise)
      endResponse(context)
    }
  }

  private func setResponseDeadline(_ head: HTTPResponseHead) {
    let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    connection.setDeadline(in: limits.responseSeconds(byteCount: length))
  }

  private func endResponse(_ context: ChannelHandlerContext) {
    unanswered -= 1
    guard unanswered == 0 else {
      if !isInBody { connection.setDeadline(in: nil) }
      return writeContinue(context)
    }
    if refusal != nil {
      writeRefusal(context)
    } else if reading != .requests {
      finish(context)
    } else if !isInBody {
      awaitRequest(context)
    }
  }

  private func awaitRequest(_ context: ChannelHandlerContext) {
    connection.awaitRequest(isFirst: false)
    connection.setDeadline(in: hasPartOfHead ? limits.headSeconds : limits.idleSeconds)
  }

  /// Ends the output, and closes the connection when the client has: closing it with input unread would reset it,
  /// and the client could lose the response.
  private func finish(_ context: ChannelHandlerContext) {
    reading = .nothing
    isFinished = true
    connection.setDeadline(in: limits.stallSeconds)
    let written = context.eventLoop.makePromise(of: Void.self)
    written.futureResult.assumeIsolated().whenComplete { _ in
      self.isWritten = true
      // From here on it makes place for others.
      self.connection.awaitRequest(isFirst: true)
      self.connection.setDeadline(in: self.limits.closingSeconds)
      context.close(mode: self.isInputClosed ? .all : .output, promise: nil)
    }
    // Nothing more is written: this is the moment at which all of the response has been.
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer()))), promise: written)
  }
}
