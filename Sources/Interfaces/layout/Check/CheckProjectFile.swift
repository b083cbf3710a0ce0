import PickerCatalogs
import PickerControls
import PickerLayout
import PickerOutput

/// The file `layout-check.json` of a project, with settings for options that are not given.
struct CheckProjectFile {
  /// The path of the file.
  let path: String
  /// Its settings, with paths from the working directory.
  let project: CheckProject
  /// What the file contains.
  let bytes: [UInt8]

  static let name = "layout-check.json"

  /// The path of the file in the working directory, or in the nearest folder above it; nil if there is none. Only a
  /// regular file is opened, because the file was not named explicitly and a FIFO may never end.
  static var nearest: String? {
    let depth = WorkingDirectory.path.split(separator: "/").count
    return (0...depth).lazy.map { String(repeating: "../", count: $0) + name }
      .first { FileKind($0) == .regular }
  }

  /// - Throws: `layout-check.json:3: $.widths[0]: must be more than 0, is -1`.
  init(_ path: String) throws(ToolError) {
    let bytes = try Input.file(path).read()
    do {
      let project = try CheckProject(reading: JSONValue(parsing: bytes))
      self.project = project.inFolder(Input.file(path).directory)
    } catch {
      throw ToolError(.badDocument, "\(path):\(error.place(in: bytes).line): \(error)")
    }
    (self.path, self.bytes) = (path, bytes)
  }

  /// The widths in the form of the option.
  ///
  /// - Throws: `layout-check.json:3: $.widths: expected a number, found "x"`.
  func widths() throws(ToolError) -> [String] {
    let widths = project.widths.map { $0.text }
    do {
      _ = try OptionList("$.widths", widths).numbersAndRanges(to: maximumLength)
    } catch {
      throw self.error("widths", error.message)
    }
    return widths
  }

  /// The project's own names of languages.
  /// - Throws: `layout-check.json:4: $.languages.cn: expected a language such as zh-Hans, found "chinese"`.
  func languages() throws(ToolError) -> [String: String] {
    do throws(UnknownLanguage) {
      _ = try LanguageNames(project.languages)
    } catch {
      throw self.error(
        "languages.\(error.name)", "$.languages.\(error.name): \(error.message)")
    }
    return project.languages
  }

  /// The folders of fonts.
  ///
  /// - Throws: `layout-check.json:4: $.fonts[0]: expected a font file or a folder of them, found nothing at fonts`.
  func fontFolders() throws(ToolError) -> [String] {
    for (place, path) in project.fonts.enumerated() {
      let kind = FileKind(path)
      guard kind != .directory, kind != .regular else { continue }
      throw error(
        "fonts[\(place)]",
        "$.fonts[\(place)]: expected a font file or a folder of them, found \(kind?.rawValue ?? "nothing") at \(path)"
      )
    }
    return project.fonts.filter { FileKind($0) == .directory }
  }

  private func error(_ key: String, _ message: String) -> ToolError {
    var lines = MessageLines(in: bytes)
    return ToolError(.badDocument, "\(path):\(lines.line(of: "$.\(key)")): \(message)")
  }
}

extension CheckProject {
  /// The settings with paths relative to a folder.
  fileprivate func inFolder(_ folder: String) -> CheckProject {
    func placed(_ path: String) -> String {
      path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
    }
    var project = self
    project.documents = documents.map(placed)
    project.strings = strings.map(placed)
    project.boxes = boxes.map(placed)
    project.fonts = fonts.map(placed)
    project.baseline = baseline.map(placed)
    return project
  }
}
