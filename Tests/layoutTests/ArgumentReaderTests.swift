import ArgumentParser
import Foundation
import PickerTestSupport
import Testing

@testable import layout

/// The tables of options read arguments like ArgumentParser.
@Suite struct ArgumentReaderTests {
  /// Every option of a command, as ArgumentParser describes it.
  private struct DescribedOption {
    let names: [String]
    let takesValue: Bool
    let isPositional: Bool
    let isRequired: Bool

    init(_ description: [String: Any]) {
      let kind = description["kind"] as? String
      isPositional = kind == "positional"
      isRequired = description["isOptional"] as? Bool == false
      takesValue = kind == "option"
      names = (description["names"] as? [[String: Any]] ?? []).compactMap { name in
        let text = name["name"] as? String ?? ""
        return name["kind"] as? String == "long" ? "--" + text : "-" + text
      }
    }

    /// Arguments that name the option.
    func arguments(_ value: String, _ random: inout SeededGenerator) -> [String] {
      guard !isPositional else { return [value] }
      let name = names.randomElement(using: &random) ?? ""
      guard takesValue else { return [name] }
      return Bool.random(using: &random) ? [name, value] : ["\(name)=\(value)"]
    }
  }

  private func options(of command: any TabledCommand.Type) throws -> [DescribedOption] {
    let json = try JSONSerialization.jsonObject(with: Data(command._dumpHelp().utf8))
    let described = (json as? [String: Any])?["command"] as? [String: Any]
    let arguments = try #require(described?["arguments"] as? [[String: Any]])
    return arguments.map(DescribedOption.init).filter { $0.names != ["-h", "--help"] }
  }

  private static let values = [
    "1", "a,b", "svg", "nodes=5", "outlines", "json", "-3", "-.5", "{\"a\": 1}", "x y", "", "-",
    "--compact", "-w", "é",
  ]

  @Test(arguments: LayoutCommand.commands.map { $0.configuration.commandName ?? "" })
  func arguments_ofEveryOption_areReadAsByArgumentParser(name: String) throws {
    let command = try #require(LayoutCommand.command(named: name))
    let options = try options(of: command)
    var random = SeededGenerator(seed: 17)
    // All that the tables read on their own go into one command line: ArgumentParser takes long in a debug build.
    var all = options.filter(\.isRequired).flatMap { $0.arguments("a,b", &random) }
    for option in options where !option.isRequired {
      let usable = Self.values.lazy.map { option.arguments($0, &random) }
        .first { command.reading(all + $0) != nil }
      all += usable ?? []
    }
    #expect(all.count >= options.count / 2)
    try compare(command, all)
    for _ in 0..<sweep(8, full: 20) {
      let arguments = (0..<Int.random(in: 0...4, using: &random)).flatMap { _ in
        let value = Self.values.randomElement(using: &random) ?? ""
        return options.randomElement(using: &random)?.arguments(value, &random) ?? []
      }
      try compare(command, arguments)
    }
  }

  /// What the reader accepts must be what ArgumentParser makes of it.
  private func compare(_ command: any TabledCommand.Type, _ arguments: [String]) throws {
    guard let read = command.reading(arguments) else { return }
    let parsed = try command.parseAsRoot(arguments)
    let description = String(describing: read)
    #expect(description == String(describing: parsed), "\(arguments)")
    #expect(!description.contains("*definition*"), "\(arguments)")
  }

  @Test(arguments: LayoutCommand.commands.map { $0.configuration.commandName ?? "" })
  func tables_haveEveryOption(name: String) throws {
    let command = try #require(LayoutCommand.command(named: name))
    for option in try options(of: command) where !option.isPositional {
      for name in option.names {
        let isRead = command.hasOption(named: name)
        #expect(isRead, "\(name)")
      }
    }
  }

  @Test(arguments: [
    ["segmented", "--items", "A,B,C"], ["chips", "picker.json", "--width", "-3", "-f", "svg"],
    ["chips", "--items", "", "--compact", "--output", "-"],
    ["carousel", "--no-loops", "--count=3"],
    ["text", "Hello", "--size", "20"], ["diff", "a", "b"], ["hit", "a", "--at", "-1,2"],
    ["draw", "-", "--scale", "2"], ["batch", "--jobs", "2"], ["schema", "--of", "tree"],
  ])
  func arguments_ofUsualForm_areReadByTheTables(arguments: [String]) throws {
    let command = try #require(LayoutCommand.command(named: arguments[0]))
    let isRead = command.reading(Array(arguments.dropFirst())) != nil
    #expect(isRead)
  }

  @Test(arguments: [
    ["segmented", "--items"], ["segmented", "--nonsense"], ["segmented", "--help"],
    ["segmented", "a", "b"],
    ["segmented", "--stable-size", "--no-stable-size"], ["hit", "a"], ["draw"], ["diff", "a"],
    ["batch", "--jobs", "0"], ["segmented", "--format", "gif"], ["chips", "--maxWidth", "1"],
    ["segmented", "--compact=1"], ["chips", "--max--width", "1"], ["chips", "--", "a"],
    ["chips", "--generate-completion-script", "bash"], ["text", "two", "words"],
  ])
  func arguments_thatNeedWords_areLeftToArgumentParser(arguments: [String]) throws {
    let command = try #require(LayoutCommand.command(named: arguments[0]))
    let isRead = command.reading(Array(arguments.dropFirst())) != nil
    #expect(!isRead)
  }
}

extension TabledCommand {
  /// Whether a row of the command or of its groups has this name.
  fileprivate static func hasOption(named text: String) -> Bool {
    guard let name = OptionName(text[...]) else { return false }
    return name.option(in: rows) != nil || groups.contains { $0.option(name) != nil }
  }
}
