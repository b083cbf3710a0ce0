/// The settings that a document has for checks: the object `check`.
///
///     "check": {"maxRows": 3, "minTarget": 32, "samples": {"count": 128, "name": "Wolfeschlegelsteinhausen"},
///               "doNotTranslate": ["Wi-Fi"],
///               "silence": [{"code": "truncated", "id": "coffee", "locale": "de", "reason": "cut on purpose"}]}
///
/// Layout ignores it.
public struct CheckSettings: Hashable, Sendable {
  /// The maximum number of rows; nil uses the check's own value.
  public var maxRows: Int?
  /// The minimum width and height of hit regions, in points; nil uses the check's own value.
  public var minTarget: Double?
  /// Samples that replace placeholders, by placeholder name, position or type, such as `name`, `1` or `%d`. They take
  /// precedence over the check's samples.
  public var samples: [String: TextSample]
  /// Texts that are the same in all languages, such as names. They need no translation, and a translation may be
  /// identical. `*` matches any characters: `Wi-Fi*`.
  public var doNotTranslate: [String]
  /// The silenced findings. The key in documents is `silence`.
  public var silenced: [SilencedFinding]

  /// Creates settings; by default, the check decides everything.
  public init(
    maxRows: Int? = nil, minTarget: Double? = nil, samples: [String: TextSample] = [:],
    doNotTranslate: [String] = [], silenced: [SilencedFinding] = []
  ) {
    self.maxRows = maxRows
    self.minTarget = minTarget
    self.samples = samples
    self.doNotTranslate = doNotTranslate
    self.silenced = silenced
  }
}

/// Silenced findings, with a reason.
///
/// In ``id``, ``text`` and ``locale``, `*` matches any characters: `tabs/*` matches all items of `tabs`.
public struct SilencedFinding: Hashable, Sendable {
  /// The kind of the findings; nil, written `*` in documents, silences all kinds.
  public var code: FindingCode?
  /// The code of silenced warnings about files, one of ``warnings``; nil silences findings.
  public var warning: String?
  /// The id of the item, as in the tree; nil silences findings of all items.
  public var id: String?
  /// The text of the item, as in the finding; nil silences findings of all texts.
  public var text: String?
  /// The locale; `de` includes `de-AT`. Nil silences findings of all locales.
  public var locale: String?
  /// The reason, which reports show. It must not be empty.
  public var reason: String

  /// Creates a rule that silences findings.
  public init(
    _ code: FindingCode?, id: String? = nil, text: String? = nil, locale: String? = nil,
    reason: String
  ) {
    self.code = code
    self.id = id
    self.text = text
    self.locale = locale
    self.reason = reason
  }

  /// The codes of warnings that can be silenced.
  public static let warnings = ["message", "language", "unknownLanguage", "missingFont", "sample"]
}
