import CPickerCairo
import PickerGeometry
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// Renders animations as APNG: animated PNG with an alpha channel, which browsers, chats and most viewers play.
///
/// All frames have the size of the box around them, with their thumbs and shadows, rounded up to whole pixels. Equal frames are merged, and for every
/// other frame only the part that differs from the preceding one is stored. Delays are whole milliseconds, or
/// hundredths of a second for more than a minute, and at most 18 hours. Viewers that cannot play it show the first
/// frame.
///
/// Source: PNG, third edition, sections 4.9 and 11.3.6.
public struct APNGRenderer: Sendable {
  /// Draws the frames.
  private let still: PNGRenderer

  /// Creates a renderer, by default with one pixel per point.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, more than 0.
  ///   - images: The loader of images that the trees refer to.
  ///   - icons: The artwork of icons that have none in the tree.
  public init(
    scale: Double = 1, images: any ImageLoading = InlineImages(),
    icons: any IconProvider = BuiltInIcons.shared
  ) {
    still = PNGRenderer(scale: scale, images: images, icons: icons)
  }

  /// Returns the APNG file. It is a still PNG if there is only one frame or all frames are equal.
  ///
  /// - Parameters:
  ///   - animation: The trees, one for each frame, and their durations.
  ///   - outlines: The outlines of glyphs, usually from the measurer of the trees.
  ///   - didDrawFrame: Called after each frame, with its number from 1 and the number of frames.
  /// - Throws: The errors of ``PNGRenderer/render(_:outlines:)``; without zlib `cannot draw APNG: libz.so.1 is not
  ///   installed`.
  /// - Complexity: O(*frames* · *pixels*) in time. Memory holds two frames and the file.
  public func render(
    _ animation: LayoutAnimation, outlines: any GlyphOutlining,
    didDrawFrame: (_ number: Int, _ count: Int) -> Void = { _, _ in }
  ) throws(RenderingError) -> [UInt8] {
    let shown = animation.pictureFrame
    let size = try shown.size.checkedPictureSize(scale: still.scale)
    try CairoLibrary.open(for: "APNG")
    try Deflate.open()
    var file = APNGFile(width: Int(size.width), height: Int(size.height))
    let frames = animation.playedFrames
    for (index, (frame, milliseconds)) in frames.enumerated() {
      let pixels = PixelFrame(
        try still.surface(of: frame.tree, shown.origin, size, outlines: outlines),
        PixelArea(size: size))
      try file.append(pixels, milliseconds: milliseconds)
      didDrawFrame(index + 1, frames.count)
    }
    return try file.bytes(isRepeating: animation.repetition != .once)
  }
}

extension LayoutAnimation {
  /// The frames in the order in which they are shown, each with its duration.
  fileprivate var playedFrames: [(frame: Frame, milliseconds: Int)] {
    let last = frames.count - 1
    func milliseconds(_ seconds: Double) -> Int {
      seconds.isNaN ? 0 : Int((min(max(0, seconds), 1e6) * 1000).rounded())
    }
    func step(_ index: Int) -> Int {
      max(0, milliseconds(frames[index + 1].time) - milliseconds(frames[index].time))
    }
    let pause = repetition == .once ? 0 : milliseconds(self.pause)
    guard last > 0 else { return frames.map { ($0, pause) } }
    var played = (0..<last).map { (frames[$0], step($0)) } + [(frames[last], pause)]
    if repetition == .alternate {
      played += (1..<last).reversed().map { (frames[$0], step($0 - 1)) }
      // The first frame again, which lasts until the start.
      played.append((frames[0], pause))
    }
    // Viewers show a frame without a duration for a tenth of a second.
    return repetition == .once ? played : played.filter { $0.1 > 0 }
  }
}
