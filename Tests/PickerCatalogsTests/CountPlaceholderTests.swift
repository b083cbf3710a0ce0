import Testing

@testable import PickerCatalogs

/// The placeholders of a count.
@Suite struct CountPlaceholderTests {
  @Test(arguments: [
    ("%d files", "{count} files"), ("%lld", "{count}"), ("%1$d of %2$i", "{count} of {count}"),
    ("%(count)d", "{count}"), ("%{count}", "{count}"), ("{{count}}", "{count}"),
    ("{{ count }}", "{count}"), ("{{count, number}}", "{count}"), ("%03u", "{count}"),
    ("%d %%", "{count} %"), ("%%d", "%%d"), ("100 %", "100 %"), ("100%%", "100%%"),
    ("50 % de", "50 % de"), ("%s", "%s"), ("%@", "%@"), ("%1$s", "%1$s"), ("{name}", "{name}"),
    ("{{name}}", "{{name}}"), ("{{count", "{{count"), ("%(a", "%(a"),
    ("{{count, {{count}} }}", "{{count, {count} }}"), ("{0}", "{0}"), ("", ""),
    ("%", "%"), ("{", "{"), ("%dä", "{count}ä"), ("%d%%%d", "{count}%{count}"),
  ])
  func placeholder_isInBraces(text: String, result: String) {
    #expect(CountPlaceholder.inBraces(text, isPlural: false) == result)
  }

  @Test(arguments: [("{0} files", "{count} files"), ("{n}", "{count}"), ("{1}", "{1}")])
  func placeholderByPosition_isACountInPlurals(text: String, result: String) {
    #expect(CountPlaceholder.inBraces(text, isPlural: true) == result)
  }
}
