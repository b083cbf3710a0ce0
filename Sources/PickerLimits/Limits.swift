/// What one document may take, however it is written and whatever is made of it.
///
/// A document from a stranger can ask for far more than it is long: a shape of 300 bytes may ask for a
/// thousand copies. Every document therefore has a budget, and is answered with an error where it goes
/// beyond it. See the article *Guarantees*.
public struct Limits: Hashable, Sendable {
  /// Boxes of the layout tree; at least as many as 100,000 chips need.
  public var nodes: Int
  /// Pages of all controls together, those without content too.
  public var pages: Int
  /// Lines and curves of all shapes together, copies included.
  public var pathElements: Int
  /// Unicode scalars of all texts together, which is about as many glyphs as are shaped.
  public var glyphs: Int
  /// Bytes of one output.
  public var bytes: Int
  /// Pixels that are painted, each as often as it is painted or filtered, in one output. A blur counts
  /// 12 times and a shadow 4 times, as long as they take.
  public var pixels: Int
  /// Seconds from the making of the ``Budget``; infinite: as long as it takes.
  public var seconds: Double

  /// Limits; what is left out has its default.
  public init(
    nodes: Int = 1_000_000, pages: Int = 100_000, pathElements: Int = 4_000_000,
    glyphs: Int = 10_000_000, bytes: Int = 256_000_000, pixels: Int = 1_000_000_000,
    seconds: Double = .infinity
  ) {
    self.nodes = nodes
    self.pages = pages
    self.pathElements = pathElements
    self.glyphs = glyphs
    self.bytes = bytes
    self.pixels = pixels
    self.seconds = seconds
  }

  /// For servers: a quarter of the defaults, and ten seconds.
  public static let server = Limits(
    nodes: 250_000, pages: 25_000, pathElements: 1_000_000, glyphs: 2_500_000, bytes: 64_000_000,
    pixels: 250_000_000, seconds: 10)
}

/// Something that a document takes some of, and of which ``Limits`` has a most.
public enum Resource: String, Hashable, Sendable, CaseIterable {
  case nodes, pages, pathElements, glyphs, bytes, pixels, seconds

  /// How it is called in messages: `path elements`.
  public var name: String {
    self == .pathElements ? "path elements" : rawValue
  }
}

extension Limits {
  /// The limit of a resource that is counted; seconds, which are not, have none here.
  public subscript(resource: Resource) -> Int {
    get {
      switch resource {
      case .nodes: nodes
      case .pages: pages
      case .pathElements: pathElements
      case .glyphs: glyphs
      case .bytes: bytes
      case .pixels: pixels
      case .seconds: .max
      }
    }
    set {
      switch resource {
      case .nodes: nodes = newValue
      case .pages: pages = newValue
      case .pathElements: pathElements = newValue
      case .glyphs: glyphs = newValue
      case .bytes: bytes = newValue
      case .pixels: pixels = newValue
      case .seconds: break
      }
    }
  }

  /// The limit of a resource, as messages tell it.
  func text(of resource: Resource) -> String {
    guard resource == .seconds else { return String(self[resource]) }
    let isWhole = seconds == seconds.rounded() && seconds.magnitude < 1e15
    return isWhole ? String(Int(seconds)) : String(describing: seconds)
  }
}
