/// Settings of a document for its checks: the object `check`.
///
///     "check": {"maxRows": 3, "minTarget": 32, "samples": {"count": 128, "name": "Wolfeschlegelsteinhausen"},
///               "doNotTranslate": ["Wi-Fi"],
///               "silence": [{"code": "truncated", "id": "coffee", "locale": "de", "reason": "cut on purpose"}]}
///
/// Layout ignores it.
public struct CheckSettings: Hashable, Sendable {
  /// The maximum number of rows; nil uses that of the check.
  public var maxRows: Int?
  /// The minimum width and height of hit regions, in points; nil uses that of the check.
  public var minTarget: Double?
  /// Samples that replace placeholders, by their names, positions or types, such as `name`, `1` or `%d`; they take
  /// precedence over those of the check.
  public var samples: [String: TextSample]
  /// Texts that are the same in all languages, such as names; `*` stands for any characters: `Wi-Fi*`. They need no
  /// translation, and a translation may be identical.
  public var doNotTranslate: [String]
  /// The silenced findings. The key in documents is `silence`.
  public var silenced: [SilencedFinding]

  /// Creates settings; by default everything is left to the check.
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

/// Silenced findings, with the reason.
///
/// In ``id``, ``text`` and ``locale``, `*` stands for any characters: `tabs/*` are all items of `tabs`.
public struct SilencedFinding: Hashable, Sendable {
  /// The kind of the findings; nil, which is `*` in documents, silences all kinds.
  public var code: FindingCode?
  /// The code of warnings about files that are silenced, and not of findings: one of ``warnings``; nil for findings.
  public var warning: String?
  /// The id of the item, as in the tree; nil silences those of all items.
  public var id: String?
  /// The text of the item, as in the finding; nil silences those of all texts.
  public var text: String?
  /// The locale; `de` includes `de-AT`. Nil silences those of all locales.
  public var locale: String?
  /// The reason, which reports show; not empty.
  public var reason: String

  /// Creates the silencing of findings.
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
  public static let warnings = ["message", "language", "unknownLanguage", "sample"]
}
