import PickerColor
import PickerGeometry

/// The graphical effects on a node and its descendants: transform, clip, filters and blend mode.
///
/// They apply to the rendered group in this order: descendants are clipped, the filters and the opacity of the node's
/// paint are applied, and the result is blended with the backdrop.
public struct Effects: Hashable, Sendable {
  /// Transforms the node about its frame's origin. Frames and hit regions do not include the transform.
  public var transform: AffineTransform
  /// How the group is blended with the backdrop.
  public var blend: BlendMode
  /// Whether descendants are clipped to the node's own shape.
  public var clips: Bool
  /// The filters that the renderer applies to the group, in order.
  public var filters: [Filter]

  /// Creates effects; the defaults change nothing.
  public init(
    transform: AffineTransform = .identity, blend: BlendMode = .normal, clips: Bool = false,
    filters: [Filter] = []
  ) {
    self.transform = transform
    self.blend = blend
    self.clips = clips
    self.filters = filters
  }
}

/// A filter effect, which the renderer applies; the layout only passes it on.
///
/// Source: Filter Effects 1, section 6.
public struct Filter: Hashable, Sendable {
  /// The kind of filter.
  public var name: Name
  /// The strength: a standard deviation in points for `blur`, degrees for `hueRotate`, otherwise a factor where 1 is
  /// 100 %.
  public var amount: Double

  /// The kind of a filter, like in CSS `filter`.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// Gaussian blur.
    case blur
    /// Multiplies the brightness; 1 changes nothing.
    case brightness
    /// Adjusts the contrast; 1 changes nothing.
    case contrast
    /// Converts to greyscale; 0 changes nothing, 1 removes all colour.
    case grayscale
    /// Rotates the hue.
    case hueRotate
    /// Inverts colours; 0 changes nothing.
    case invert
    /// Multiplies the saturation; 1 changes nothing.
    case saturate
    /// Converts to sepia; 0 changes nothing.
    case sepia
  }

  /// Creates a filter of the given strength.
  public init(_ name: Name, amount: Double) {
    self.name = name
    self.amount = amount
  }
}
