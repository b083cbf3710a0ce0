import CPickerLayout
import PickerCatalogs
import PickerCheck
import PickerJSON
import PickerLayout
import PickerOutput

/// The catalogues of a call: bytes that were passed, and files.
struct CheckCatalogs: CatalogFiles {
  private var paths: [String] = []
  private var memory: [String: [UInt8]] = [:]

  /// - Throws: `Failure`: `options.catalogs[1].path is absent`.
  init(_ options: pl_check_options) throws(Failure) {
    let catalogs = try UnsafeBufferPointer(
      checking: options.catalogs, count: options.catalog_count, "options.catalogs")
    for (place, catalog) in catalogs.enumerated() {
      try element(place) { () throws(Failure) in
        try add(catalog, "options.catalogs[\(place)]")
      }
    }
  }

  private mutating func add(_ catalog: pl_catalog, _ name: String) throws(Failure) {
    let path = try catalog.path.path("\(name).path") ?? ""
    guard !path.isEmpty else { throw .argument("\(name).path is absent") }
    let bytes = try UnsafeBufferPointer(
      checking: catalog.bytes, count: catalog.byte_count, "\(name).bytes")
    if catalog.bytes != nil, memory.updateValue(Array(bytes), forKey: path) != nil {
      throw .argument("\(name).path is already used for other bytes: \(path.quotedInMessage)")
    }
    paths.append(path)
  }

  /// The catalogue of all of them. A file that cannot be read is an error here; messages that are left out are in the
  /// report.
  ///
  /// - Parameters:
  ///   - sourceLocale: The language of texts in files that do not name it.
  ///   - budget: The budget of the call.
  func catalog(sourceLocale: String?, _ budget: Budget) throws(Failure) -> StringCatalog {
    do throws(CatalogError) {
      let catalog = try budget.asCurrent { () throws(CatalogError) in
        try StringCatalog(paths: paths, from: self, sourceLocale: sourceLocale)
      }
      if let problem = catalog.problems.first(where: { $0.code == .catalogue }) {
        throw CatalogError(path: problem.path, line: problem.line, message: problem.message)
      }
      return catalog
    } catch {
      var failure = Failure(
        error.reason == .unavailable ? PL_UNAVAILABLE : PL_INVALID_CATALOG, "\(error)")
      if let limit = budget.error { failure.code = Failure.code(of: limit) }
      throw failure
    }
  }

  func names(inFolder path: String) throws(CatalogError) -> [String]? {
    memory[path] == nil ? try CatalogFolder().names(inFolder: path) : nil
  }

  func bytes(ofFile path: String, atMost limit: Int) throws(CatalogError) -> [UInt8] {
    guard let bytes = memory[path] else {
      return try CatalogFolder().bytes(ofFile: path, atMost: limit)
    }
    return Array(bytes.prefix(limit))
  }
}
