/// Decides which document gets a thread next.
///
/// Small documents do not wait for large ones: both have threads of their own. Since a small one may take long, too, it holds up
/// others only for a moment: then it goes on beside the next ones, of which there may be a few.
///
///     large  ██████████████████████            as many as processors, in the order of their arrival
///     small  ▓▓▓▓██████████  ▓ ▓▓              ▓ in its first 0.1 s, of which there may be as many as processors
///                ▓▓ ▓▓▓▓█████
struct DocumentTurns {
  /// Up to which length a document is small, in bytes.
  static let smallByteCount = 16 << 10
  /// For how long a small document holds up others.
  static let firstMoment = Duration.milliseconds(100)
  /// How many small documents are laid out at a time, for each processor.
  private static let smallShare = 4

  /// What a document that waits is told by.
  typealias Waiting = CheckedContinuation<Void, Never>

  private let count: Int
  private let capacity: Int
  private var admitted = 0
  private var large = Lane()
  private var small = Lane()
  /// The small documents that hold up others.
  private var fresh = 0

  /// Documents of a size.
  fileprivate struct Lane {
    var running = 0
    var waiting: [Waiting] = []
  }

  /// - Parameters:
  ///   - count: The number of processors.
  ///   - queueLength: The number of documents that may wait for a thread.
  init(count: Int, queueLength: Int) {
    (self.count, capacity) = (count, count + queueLength)
  }

  /// The number of documents of a size that are laid out at most at a time.
  func threadCount(forSmall isSmall: Bool) -> Int {
    isSmall ? count * DocumentTurns.smallShare : count
  }

  /// Lets a document in; false if too many wait already.
  mutating func admit() -> Bool {
    guard admitted < capacity else { return false }
    admitted += 1
    return true
  }

  /// Adds a document that was let in.
  mutating func append(_ waiting: Waiting, isSmall: Bool) {
    if isSmall { small.waiting.append(waiting) } else { large.waiting.append(waiting) }
  }

  /// Ends the first moment of a small document.
  mutating func endFirstMoment() { fresh -= 1 }

  /// Removes a document that is finished.
  mutating func end(isSmall: Bool) {
    admitted -= 1
    if isSmall { small.running -= 1 } else { large.running -= 1 }
  }

  /// Returns the documents whose turn it is.
  mutating func next() -> [Waiting] {
    let bigOnes = large.start(atMost: count - large.running)
    let free = min(count - fresh, DocumentTurns.smallShare * count - small.running)
    let smallOnes = small.start(atMost: free)
    fresh += smallOnes.count
    return smallOnes + bigOnes
  }
}

extension DocumentTurns.Lane {
  fileprivate mutating func start(atMost count: Int) -> [DocumentTurns.Waiting] {
    let started = Array(waiting.prefix(max(0, count)))
    waiting.removeFirst(started.count)
    running += started.count
    return started
  }
}
