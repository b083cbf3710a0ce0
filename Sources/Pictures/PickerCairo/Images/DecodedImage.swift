import CPickerCairo
import CPickerImages
import PickerGeometry
import PickerLimits
import PickerRendering

/// The pixels of an image file, as many as are needed, and how they are turned.
struct DecodedImage {
  private(set) var surface: Surface
  private(set) var orientation = ImageOrientation.upright
  /// Whether only a part of the file could be decoded.
  private(set) var isDamaged = false
  /// Whether the file itself is embedded in vector output, in place of the pixels.
  private(set) var isPassedThrough = false

  /// The maximum number of pixels times scans of a JPEG file: each scan takes about as long as a separate picture.
  private static let maximumScannedPixelCount = 1 << 30

  /// The maximum reduction by libjpeg-turbo.
  private static let maximumJPEGReduction = 8

  /// Decodes the first frame of a file.
  ///
  /// - Parameters:
  ///   - output: The format of the drawing: `PNG` or `PDF`.
  ///   - resolution: The pixels that are needed; the library decodes no more of them if it can.
  /// - Throws: ``ImageProblem`` where nothing of it can be shown. Nothing is decoded before its size is known.
  init(
    _ bytes: [UInt8], for output: String, _ resolution: ImageResolution = .full
  ) throws(ImageProblem) {
    guard let format = ImageFormat(bytes) else { throw .unknownFormat }
    guard format != .svg else { throw .unsupported(format: format.name, output: output) }
    guard let header = ImageHeader(bytes) else { throw .unreadable }
    try DecodedImage.check(header.size)
    let reduction = resolution.reduction(of: header)
    switch format {
    case .jpeg: try self.init(jpeg: bytes, header, reduction, embedding: output == "PDF")
    case .webp: try self.init(webp: bytes, header, reduction)
    case .gif:
      try DecodedImage.checkLibrary(picker_gif_error())
      try self.init(header.size) { image in
        picker_gif_decode(bytes, bytes.count, Int(PixelLimits.part), image)
      }
      surface = surface.reduced(by: reduction)
    case .png, .svg:
      guard let surface = Surface(png: bytes) else { throw .unreadable }
      self.init(surface.reduced(by: reduction))
    }
  }

  private init(_ surface: Surface) {
    self.surface = surface
  }

  private init(
    jpeg bytes: [UInt8], _ header: ImageHeader, _ reduction: Int, embedding: Bool
  ) throws(ImageProblem) {
    try DecodedImage.checkLibrary(picker_jpeg_error())
    guard let jpeg = JPEGHeader(bytes),
      jpeg.width * jpeg.height * JPEGHeader.scanCount(of: bytes)
        <= DecodedImage.maximumScannedPixelCount
    else { throw .unreadable }
    let part = min(reduction, DecodedImage.maximumJPEGReduction)
    try self.init(header.size, reducedBy: part) { image in
      picker_jpeg_decode(bytes, bytes.count, jpeg.isAdobe ? 1 : 0, Int32(part), image)
    }
    surface = surface.reduced(by: reduction / part)
    orientation = header.orientation
    if embedding, !isDamaged, jpeg.isForEveryViewer {
      isPassedThrough = surface.setFile(bytes, mediaType: CAIRO_MIME_TYPE_JPEG)
    }
  }

  private init(
    webp bytes: [UInt8], _ header: ImageHeader, _ reduction: Int
  ) throws(ImageProblem) {
    try DecodedImage.checkLibrary(picker_webp_error())
    let whole = (bytes, Rect(size: header.size))
    let (still, frame) = WebPFile(bytes).firstFrame ?? whole
    let size = header.size
    guard frame.maxX <= size.width, frame.maxY <= size.height else { throw .unreadable }
    // The frame of an animation may begin between two pixels of a reduced picture.
    let part = frame == Rect(size: size) ? reduction : 1
    try self.init(size, reducedBy: part) { canvas in
      var image = canvas.pointee
      if part == 1 {
        image.width = Int32(frame.width)
        image.height = Int32(frame.height)
        image.pixels += Int(frame.y) * image.row_length + Int(frame.x)
      }
      return picker_webp_decode(still, still.count, Int32(part), &image)
    }
    surface = surface.reduced(by: reduction / part)
  }

  /// Fills a transparent surface with what `decode` writes.
  ///
  /// - Parameter file: The size of the file, all of whose pixels are spent, since decoding reads them all.
  private init(
    _ file: Size, reducedBy reduction: Int = 1,
    _ decode: (UnsafePointer<picker_image>) -> picker_image_status
  ) throws(ImageProblem) {
    let size = file.reduced(by: reduction)
    Budget.spend(Int(file.width * file.height - size.width * size.height), of: .pixels)
    self.init(Surface(width: Int(size.width), height: Int(size.height)))
    // One pixel of a surface tells that the budget does not suffice, which fails the drawing.
    guard surface.width == Int(size.width), surface.height == Int(size.height) else {
      throw .unreadable
    }
    var status = PICKER_IMAGE_UNREADABLE
    surface.withPixels { pixels, rowLength in
      guard let start = pixels.baseAddress else { return }
      var image = picker_image(
        pixels: start, width: Int32(size.width), height: Int32(size.height), row_length: rowLength)
      status = decode(&image)
    }
    guard status != PICKER_IMAGE_UNREADABLE else { throw .unreadable }
    isDamaged = status == PICKER_IMAGE_DAMAGED
  }

  private static func check(_ size: Size) throws(ImageProblem) {
    // cairo has 16 bits for a coordinate.
    guard max(size.width, size.height) <= 32767,
      size.width * size.height <= PixelLimits.part
    else { throw .tooLarge(width: size.width, height: size.height) }
  }

  private static func checkLibrary(_ reason: UnsafePointer<CChar>?) throws(ImageProblem) {
    if let reason { throw .unavailable(String(cString: reason)) }
  }
}

extension Surface {
  /// Decodes a PNG file; nil if it is damaged or exceeds the budget.
  fileprivate convenience init?(png bytes: [UInt8]) {
    guard let size = ImageHeader(bytes)?.size,
      Budget.spend(Int(size.width * size.height), of: .pixels)
    else { return nil }
    let source = ByteSource(bytes)
    let made = withExtendedLifetime(source) {
      cairo_image_surface_create_from_png_stream(ByteSource.read, source.reference)
    }
    guard let made else { return nil }
    self.init(taking: made)
    guard status == CAIRO_STATUS_SUCCESS else { return nil }
  }

  /// Attaches the file that the pixels were decoded from, for output that embeds files of its type.
  ///
  /// - Returns: Whether that was possible.
  fileprivate func setFile(_ bytes: [UInt8], mediaType: String) -> Bool {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(fromContentsOf: bytes)
    let status = cairo_surface_set_mime_data(
      pointer, mediaType, copy.baseAddress, UInt(bytes.count), { $0?.deallocate() },
      copy.baseAddress)
    if status == CAIRO_STATUS_SUCCESS { return true }
    copy.deallocate()
    return false
  }
}
