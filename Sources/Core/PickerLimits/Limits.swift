import PickerGeometry

/// The resource limits of one document.
///
/// An untrusted document can require far more work than its length suggests: a shape of 300 bytes may have a thousand
/// copies. Every document therefore has a ``Budget``, and exceeding it is an error. See the article *Guarantees*.
public struct Limits: Hashable, Sendable {
  /// The maximum number of nodes of the layout tree; the default suffices for 100,000 chips.
  public var nodes: Int
  /// The maximum number of pages of all controls together, including empty ones.
  public var pages: Int
  /// The maximum number of lines and curves of all shapes together, including copies.
  public var pathElements: Int
  /// The maximum number of Unicode scalars of all texts together, which approximates the number of glyphs.
  public var glyphs: Int
  /// The maximum number of bytes of one output.
  public var bytes: Int
  /// The maximum number of painted pixels of one output. A pixel counts each time it is painted or filtered. In
  /// proportion to their cost, a blur counts 12 times and a shadow 4 times.
  public var pixels: Int
  /// The maximum time in seconds since the ``Budget`` was created; infinite for no deadline.
  public var seconds: Double

  /// Creates limits; omitted arguments have their defaults.
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

  /// Limits for servers: a quarter of the defaults, and ten seconds.
  public static let server = Limits(
    nodes: 250_000, pages: 25_000, pathElements: 1_000_000, glyphs: 2_500_000, bytes: 64_000_000,
    pixels: 250_000_000, seconds: 10)
}

/// A resource that ``Limits`` bounds.
public enum Resource: String, Hashable, Sendable, CaseIterable {
  /// Nodes of the layout tree, keyframes of transitions, and elements and attributes of SVG files.
  case nodes
  /// Pages of carousels.
  case pages
  /// Lines and curves of shapes, and samples of colour surfaces in nonlinear spaces.
  case pathElements
  /// Unicode scalars of texts.
  case glyphs
  /// Bytes of one output.
  case bytes
  /// Painted and filtered pixels of one output.
  case pixels
  /// Seconds since the budget was created.
  case seconds

  /// The name in messages: `path elements`.
  public var name: String {
    self == .pathElements ? "path elements" : rawValue
  }
}

extension Limits {
  /// The limit of a counted resource. Seconds are not counted: they read as `Int.max`, and writes are ignored.
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

  /// The limit of a resource, formatted for messages.
  func text(of resource: Resource) -> String {
    resource == .seconds ? seconds.plain : String(self[resource])
  }
}
