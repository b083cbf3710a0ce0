/// A shape of any type.
///
/// It stores closures, because Embedded Swift has no existential types of protocols that structs conform to.
public struct AnyShape: Sendable {
  /// The name of the shape in documents, such as `polygon`.
  public let name: String
  /// The intrinsic frame of the shape; nil for shapes that fill any box.
  public let intrinsicFrame: Rect?
  private let makePath: @Sendable (Rect) -> Path
  #if !hasFeature(Embedded)
    /// The shape itself.
    package let base: any Shape
  #endif

  /// Wraps a shape.
  public init<Base: Shape>(_ base: Base) {
    name = Base.name
    intrinsicFrame = base.intrinsicFrame
    makePath = { base.path(in: $0) }
    #if !hasFeature(Embedded)
      self.base = base
    #endif
  }

  /// Returns the path in the box `frame`, in the coordinate system of `frame`.
  public func path(in frame: Rect) -> Path { makePath(frame) }
}
