import Foundation
import PickerTestSupport
import Testing

/// `layout check --watch`, as a process.
@Suite struct CheckWatchToolTests {
  /// A project, a watch whose output is in `out` and `err`, and `expect TEXT COUNT`, which waits until so many lines of one of
  /// them contain a text.
  private static let start = """
    set +m
    mkdir pickers locales
    echo '{"type": "chips", "language": "en", "items": ["Tea"]}' > pickers/a.json
    echo '{"type": "chips", "language": "en", "items": ["Milk"]}' > pickers/b.json
    echo '{"Tea": "Tee", "Milk": "Milch"}' > locales/de.json
    expect() {
      for _ in $(seq 600); do [ "$(cat out err | grep -c "$1")" -ge "$2" ] && return; sleep 0.05; done
      echo "no $1 ($2)"; cat out err
    }
    touch out err
    # A shell lets background jobs ignore SIGINT.
    env --default-signal=INT $LAYOUT check pickers --strings locales --width 300 -f json --watch > out 2> err &
    watch=$!
    expect '"cells": 4' 1

    """

  private func run(_ script: String) throws -> String {
    var output = ""
    try withTemporaryFolder { root in
      let run = try Tool(
        script: "cd \(root); \(Self.start)\(script)\nkill -INT $watch; wait $watch; echo $?")
      output = run.output + run.error
    }
    return output
  }

  @Test func savedDocument_isCheckedAsIfAlone() throws {
    let output = try run(
      """
      echo '{"type": "chips", "language": "en", "items": ["Tea", "Bread"]}' > pickers/a.json
      expect '"cells": 2' 1
      cat err; tail -n +$(($(grep -n '^{' out | tail -1 | cut -d: -f1))) out > last
      $LAYOUT check pickers/a.json --strings locales --width 300 -f json > cold; echo >> cold; cmp cold last && echo same
      """)
    #expect(output == "changed: pickers/a.json\nsame\n0\n")
  }

  /// Editors write another file and rename it.
  @Test func renamedDocument_isChecked() throws {
    let output = try run(
      """
      echo '{"type": "chips", "language": "en", "items": ["Bread"]}' > pickers/.a.json.swp
      mv pickers/.a.json.swp pickers/a.json
      expect 'Bread' 1
      cat err
      """)
    #expect(output == "changed: pickers/a.json\n0\n")
  }

  /// As git does it between two branches.
  @Test func folderThatIsReplaced_isWatchedAgain() throws {
    let output = try run(
      """
      mv pickers old; mkdir pickers; cp old/b.json pickers/b.json; rm -r old
      expect '"cells": 2' 1
      echo '{"type": "chips", "language": "en", "items": ["Bread"]}' > pickers/b.json
      expect 'Bread' 1
      """)
    #expect(output == "0\n")
  }

  @Test func catalogue_checksAll() throws {
    let output = try run(
      """
      echo '{"Tea": "", "Milk": ""}' > locales/de.json
      expect '"code": "untranslated"' 2
      echo '{"type": "chips", "language": "en", "items": ["Bread"]}' > pickers/c.json
      expect '"cells": 6' 1
      cat err
      """)
    #expect(output == "changed: locales/de.json\nchanged: pickers/c.json\n0\n")
  }

  @Test func damagedDocument_isAnErrorUntilItIsSavedAgain() throws {
    let output = try run(
      """
      echo '{' > pickers/a.json
      expect 'pickers/a.json: ' 1
      echo '{"type": "chips", "language": "en", "items": ["Tea"]}' > pickers/a.json
      expect '"cells": 2' 1
      head -c 200 err; echo x > notes.txt; mkdir pickers/more
      """)
    #expect(output.hasPrefix("changed: pickers/a.json\npickers/a.json: "))
    #expect(output.hasSuffix("changed: pickers/a.json\n0\n"))
  }

  @Test(arguments: ["--cache c", "--changed-since HEAD", "--baseline b --update-baseline"])
  func options_thatExcludeEachOther_areUsageErrors(options: String) throws {
    let arguments =
      ["check", "a.json", "--watch"] + options.split(separator: " ").map { String($0) }
    try expectOneLine(from: arguments, code: 64, saying: "cannot be combined with --watch")
  }
}
