import PickerControls
import Testing

@testable import PickerCheck

/// The placeholders of texts.
@Suite struct PlaceholderTests {
  @Test(arguments: [
    ("%d files", "{count} files"), ("%lld", "{count}"), ("%1$d of %2$i", "{count} of %2$i"),
    ("%1$d (%1$d)", "{count} ({count})"), ("%d of %d", "{count} of %d"),
    ("%(count)d", "{count}"), ("%{count}", "{count}"), ("{{count}}", "{count}"),
    ("{{ count }}", "{count}"), ("{{count, number}}", "{count}"), ("%03u", "{count}"),
    ("%d %%", "{count} %"), ("%%d", "%%d"), ("100 %", "100 %"), ("100%%", "100%%"),
    ("50 % de", "50 % de"), ("%s", "%s"), ("%@", "%@"), ("%1$s", "%1$s"), ("{name}", "{name}"),
    ("{{name}}", "{{name}}"), ("{{count", "{{count"), ("%(a", "%(a"), ("%n files", "{count} files"),
    ("{{count, {{count}} }}", "{{count, {count} }}"), ("{0}", "{0}"), ("", ""),
    ("%", "%"), ("{", "{"), ("%dä", "{count}ä"), ("{n, plural} files", "{count} files"),
    ("{a, number} of {n, plural}", "{a, number} of {count}"),
  ])
  func withCount_ofText_hasTheNumberInBraces(text: String, result: String) {
    #expect(PlaceholderText.withCount(text, isPlural: false) == result)
  }

  @Test(arguments: [
    ("{0} files", "{count} files"), ("{n}", "{count}"), ("%1 files", "{count} files"),
    ("{5}", "{5}"), ("{name}: {0}", "{name}: {count}"),
  ])
  func withCount_ofPlural_knowsNumbersByPosition(text: String, result: String) {
    #expect(PlaceholderText.withCount(text, isPlural: true) == result)
  }

  @Test(arguments: [
    ("%s %@ %d", ["1 text", "2 text", "3 number"]), ("%2$s %1$.2f", ["2 text", "1 decimal"]),
    ("%(user)s", ["user text"]),
    ("%{user}, ${user}, {user}", ["user any", "user any", "user any"]),
    ("{} {}", ["0 any", "1 any"]), ("{0:d} {name!r}", ["0 any", "name any"]),
    ("%1 %L2", ["1 any", "2 any"]), ("%#@files@", ["files any"]),
    ("%'d %,d", ["1 number", "2 number"]),
    ("{ name } {{- name}}", ["name any", "name any"]), ("{größe}", ["größe any"]),
    // Words after a number, and what is no placeholder.
    ("100%sure", []), ("7%natural", []), ("2%d", ["1 number"]), ("%nine", []), ("50 %", []),
    ("{a b}", []), ("{", []), ("%0", []), ("%(a)", []), ("$5 {", []),
    ("{n, plural, one {x y}}", []),
  ])
  func text_withPlaceholders_hasTheirNamesAndKinds(text: String, result: [String]) {
    #expect(PlaceholderText(text).placeholders.map { "\($0.name) \($0.kind)" } == result)
  }

  @Test(arguments: ["%", "{", "%(", "{{", "%1", "${", "%{a", "{a,", "%#@a"])
  func text_ofManyBeginnings_isParsedInLinearTime(beginning: String) {
    let text = String(repeating: beginning, count: 20_000)
    #expect(PlaceholderText(text).replacing { _ in nil } == text)
  }

  @Test(arguments: [
    ("__count__ files", ["count"]), ("Hi __first_name__!", ["first_name"]), ("a__b", []),
    ("__x", []),
    ("%count% files", ["count"]), ("Hi %name%, 50% of 100%", ["name"]), ("%d%%", ["1"]),
    ("%s %d", ["1", "2"]),
  ])
  func namesBetweenSigns_arePlaceholders(text: String, names: [String]) {
    #expect(PlaceholderText(text).placeholders.map(\.name) == names)
  }

  @Test(arguments: [
    ("<b>Fett</b> und <a href=\"x\">mehr</a>", "Fett und mehr"), ("<0>Link</0>, <1/>", "Link, "),
    ("a<br>b<br/>c", "a\nb\nc"), ("<name>", "<name>"), ("a < b and c > d", "a < b and c > d"),
    ("<i>a <i>b</i>", "<i>a b"), ("</b>", "</b>"),
  ])
  func tags_areNotShown(text: String, shown: String) {
    #expect(Markup.shown(TranslatedText(text)).text == shown)
  }
}
