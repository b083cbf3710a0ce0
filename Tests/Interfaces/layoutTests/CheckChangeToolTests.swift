import Foundation
import PickerTestSupport
import Testing

/// `layout check --changed-since`, in a repository of git.
@Suite struct CheckChangeToolTests {
  private static let script = """
    set -e; export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
    git init -q -b main .
    git config user.email a@b.example; git config user.name A
    mkdir pickers locales
    echo '{"type": "chips", "language": "en", "items": ["Tea", "Milk"]}' > pickers/drinks.json
    echo '{"type": "chips", "language": "en", "items": ["Bread"]}' > 'pickers/it'"'"'s food.json'
    echo '{"Tea": "Tee", "Milk": "Milch", "Bread": "Brot"}' > locales/de.json
    echo '{"Tea": "Tee", "Milk": "Maito", "Bread": "Leipä"}' > locales/fi.json
    git add .; git commit -qm First

    """

  /// The documents and languages that are checked after changes to the project.
  private func checked(_ changes: String, _ options: String = "--changed-since HEAD") throws
    -> [String]
  {
    var checked: [String] = []
    try withTemporaryFolder { root in
      let run = try Tool(
        script: "cd \(root); \(Self.script)\(changes)\n"
          + "$LAYOUT check pickers --strings locales --width 300 -f json \(options)")
      #expect(run.code == 0, "\(run.error)")
      let rows = try #require(run.json["matrix"] as? [[String: Any]])
      checked = rows.map { row in
        let name = (row["document"] as? String ?? "").split(separator: "/").last ?? ""
        return "\(name) \(row["locale"] ?? "")"
      }
    }
    return checked
  }

  private static let food = "it's food.json"

  @Test(
    arguments: [
      ("", []),
      (
        #"echo '{"type": "chips", "language": "en", "items": ["Tea"]}' > pickers/drinks.json"#,
        ["drinks.json de", "drinks.json fi", "drinks.json en"]
      ),
      (
        #"printf '\n\n{"Tea": "Tee", "Milk": "Milch", "Bread": "Brote"}' > locales/de.json"#,
        ["\(food) de", "\(food) en"]
      ),
      (
        #"echo '{"Tea": "Te", "Milk": "Mjölk", "Bread": "Bröd"}' > locales/sv.json"#,
        ["drinks.json sv", "drinks.json en", "\(food) sv", "\(food) en"]
      ),
      (
        #"echo '{"type": "text", "language": "en", "text": "Bread"}' > pickers/new.json"#,
        ["new.json de", "new.json fi", "new.json en"]
      ),
      (
        "git rm -q locales/fi.json",
        ["drinks.json de", "drinks.json en", "\(food) de", "\(food) en"]
      ),
      (
        #"echo '{"maxRows": 2}' > layout-check.json"#,
        [
          "drinks.json de", "drinks.json fi", "drinks.json en", "\(food) de", "\(food) fi",
          "\(food) en",
        ]
      ),
    ] as [(String, [String])])
  func check_sinceACommit_isOfWhatHasChanged(changes: String, cells: [String]) throws {
    #expect(try checked(changes) == cells)
  }

  @Test func commits_inBetween_count() throws {
    let change =
      #"echo '{"Tea": "Tee", "Milk": "Kuhmilch", "Bread": "Brot"}' > locales/de.json; git commit -qam Second"#
    #expect(try checked(change) == [])
    #expect(
      try checked(change, "--changed-since HEAD~1") == ["drinks.json de", "drinks.json en"])
  }

  @Test(arguments: ["none", "-x", ""])
  func commitThatIsNotThere_isAUsageError(name: String) throws {
    try withTemporaryFolder { root in
      let run = try Tool(
        script: "cd \(root); \(Self.script)$LAYOUT check pickers --changed-since '\(name)'")
      #expect(run.code == 64, "\(run.error)")
      #expect(run.error.contains("--changed-since"))
    }
  }
}
