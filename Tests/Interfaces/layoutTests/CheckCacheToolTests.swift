import Foundation
import PickerTestSupport
import Testing

/// `layout check --cache`.
@Suite struct CheckCacheToolTests {
  private static let project = """
    mkdir pickers locales
    echo '{"type": "chips", "language": "en", "width": 60, "items": ["Settings", "Milk"]}' > pickers/a.json
    echo '{"Settings": "Einstellungen", "Milk": "Milch"}' > locales/de.json
    check() { $LAYOUT check pickers --strings locales "$@"; }

    """

  /// What a script prints, in a project.
  private func run(_ script: String) throws -> Tool {
    var result: Tool?
    try withTemporaryFolder { root in
      result = try Tool(script: "cd \(root); \(Self.project)\(script)")
    }
    return try #require(result)
  }

  /// Whether the second of two commands was answered by the cache, which is told by the time of its entry: the time of
  /// its last use, and else that of a new file.
  private func expectAnswers(_ changes: String, known: Bool, _ options: String = "") throws {
    let run = try run(
      """
      check \(options) --cache c > 1; ls -i c > i1; \(changes)
      check \(options) --cache c > 2; ls -i c > i2
      cmp i1 i2 > /dev/null && echo known || echo new
      check \(options) > 3; cmp 2 3 || echo differs
      """)
    #expect(run.output == (known ? "known\n" : "new\n"), "\(changes) \(run.error)")
  }

  @Test func answer_ofTheCache_hasTheSameBytes() throws {
    for options in [
      "--width 90", "-f json", "-f sarif", "--fail-on truncated", "--report r.html",
      "--lengths l.po",
      "--minimum-width", "--strings missing.txt --strict", "-f github -o out.txt",
    ] {
      let run = try run(
        """
        echo x > missing.txt
        for name in none first second; do
          case $name in none) cache= ;; *) cache='--cache cache/layout' ;; esac
          check \(options) $cache > $name.out 2> $name.err; echo $? > $name.code
          cat r.html l.po out.txt > $name.files 2> /dev/null; rm -f r.html l.po out.txt
        done
        for kind in out err code files; do
          cmp none.$kind first.$kind && cmp none.$kind second.$kind || echo "$kind differs"
        done
        ls cache/layout | wc -l
        """)
      #expect(run.output == "1\n", "\(options): \(run.output)\(run.error)")
    }
  }

  @Test(arguments: [
    ("", true), ("touch pickers/a.json locales/de.json", true),
    ("sed -i s/Milk/Meat/ pickers/a.json", false),
    ("sed -i s/Milch/Fleisch/ locales/de.json", false),
    (#"echo '{"type": "text", "text": "x"}' > pickers/b.json"#, false),
    (#"echo '{"Settings": "Asetukset"}' > locales/fi.json"#, false),
    (#"echo '{"widths": [300]}' > layout-check.json"#, false),
    ("cp locales/de.json locales/fi.json", false),
  ])
  func answer_isKnown_untilAFileChanges(changes: String, isKnown: Bool) throws {
    try expectAnswers(changes, known: isKnown)
  }

  @Test func answer_dependsOnTheFontsAndIconsOfDocuments() throws {
    let fonts = packageRoot().appendingPathComponent("Fonts").path
    let setUp = """
      cp "$(ls \(fonts)/*.ttf \(fonts)/*/*.ttf 2> /dev/null | head -1)" font.ttf
      """
    let run = try run(
      """
      \(setUp)
      check --font font.ttf --cache c > /dev/null 2>&1; ls -i c > i1
      check --font font.ttf --cache c > /dev/null 2>&1; ls -i c > i2; cmp i1 i2 && echo known
      printf x >> font.ttf
      check --font font.ttf --cache c > /dev/null 2>&1; ls -i c > i3; cmp i1 i3 > /dev/null || echo new
      """)
    #expect(run.output == "known\nnew\n", "\(run.error)")
  }

  @Test func damagedEntries_areIgnored() throws {
    let run = try run(
      """
      check --cache c > 1
      for damage in ': >' 'printf x >' 'truncate -s 40' 'printf x >>'; do
        eval "$damage c/*.check"; check --cache c > 2; cmp 1 2 || echo "$damage"
      done
      sed -i s/Milch/Molch/ c/*.check; check --cache c > 2; cmp 1 2 && echo same
      """)
    #expect(run.output == "same\n" && run.error.isEmpty, "\(run.error)")
  }

  @Test func folder_thatCannotBeWritten_isNoError() throws {
    let run = try run(
      """
      check > 1; echo x > file
      check --cache file > 2; cmp 1 2
      check --cache /proc/none/cache > 2; cmp 1 2
      check --cache '' > 2; echo $?
      """)
    #expect(run.output == "64\n" && run.error.contains("--cache needs the name of a folder"))
  }

  /// The oldest answers go, so that those of a year of commits do not add up.
  @Test func folder_staysSmall() throws {
    let run = try run(
      """
      mkdir c; for n in 1 2 3 4 5; do head -c 15M /dev/zero > c/$n.check; touch -d "2020-01-0$n" c/$n.check; done
      check --cache c > /dev/null; ls c | grep -c '^[1-5].check$'; ls c | wc -l
      """)
    #expect(run.output == "4\n5\n", "\(run.error)")
  }
}
