package import CPickerLayout
import PickerControls
import PickerLayout
import PickerLimits
import PickerOutput
import PickerShaping

/// The object behind `pl_engine`: fonts or callbacks, and the limits of work without a budget.
final class Engine: Handle, Sendable {
  /// The fonts that documents may name and texts are measured with.
  let fonts: any FontCatalog
  /// The glyphs that trees are drawn with.
  let glyphs: TextMeasurer
  /// Measurers with the same fonts, for threads of one call.
  let measurers: MeasurerPool
  let limits: Limits
  private let names = Mutex<FamilyNames?>(nil)

  /// - Throws: `Failure` for fonts that cannot be used.
  init(_ options: pl_engine_options) throws(Failure) {
    if let limits = options.limits {
      self.limits = try Limits(try pl_limits.from(limits, "limits"))
    } else {
      limits = Limits()
    }
    glyphs = try .from(options)
    measurers = MeasurerPool(glyphs, count: ThreadCount.processors)
    fonts =
      options.measurer == nil
      ? glyphs : try AtlasMeasurer(try pl_measurer.from(options.measurer, "measurer"))
  }

  /// The families of ``fonts``, listed at the first request.
  var families: FamilyNames {
    names.withLock { names in
      let known = names ?? FamilyNames(fonts as? TextMeasurer)
      names = known
      return known
    }
  }

  /// The budget of a call.
  func budget(_ pointer: OpaquePointer?) -> Budget { .from(pointer, else: limits) }
}

extension TextMeasurer {
  /// The bundled fonts and the fonts that options add.
  fileprivate static func from(_ options: pl_engine_options) throws(Failure) -> TextMeasurer {
    guard options.cache_bytes >= -1 else {
      throw .argument("options.cache_bytes must be at least -1, is \(options.cache_bytes)")
    }
    let limit = options.cache_bytes == 0 ? 32 << 20 : max(0, Int(options.cache_bytes))
    let directory = try options.font_directory.path("options.font_directory")
    let files = try FontFile.files(of: options)
    var library = FontLibrary.bundled
    if options.system_fonts { library = try library.addingFontsOfTheSystem() }
    do throws(FontFileError) {
      if let directory { library = try library.adding(directory: directory) }
      library = try library.adding(files)
    } catch {
      throw Failure(error)
    }
    return TextMeasurer(library: library, cacheLimit: limit)
  }
}

extension FontLibrary {
  fileprivate func addingFontsOfTheSystem() throws(Failure) -> FontLibrary {
    do {
      return try addingSystemFonts()
    } catch {
      throw Failure(PL_UNAVAILABLE, error.description)
    }
  }
}

@c @implementation
package func pl_engine_new(
  _ options: UnsafePointer<pl_engine_options>?, _ error: ErrorPlace?
) -> OpaquePointer? {
  attempt(error) { () throws(Failure) in
    try Engine(try pl_engine_options.from(options, "options")).retained
  }
}

@c @implementation
package func pl_engine_free(_ engine: OpaquePointer?) { Engine.release(engine) }
