import PickerGeometry
import PickerTestSupport
import Testing

@testable import PickerShaping
@testable import PickerText

/// The advances of single clusters in a bundled font, as an atlas would hold them.
private final class Atlas: AdvanceMeasuring {
  func advance(of cluster: Character, in font: Font) -> Double? {
    var font = font
    font.letterSpacing = 0
    let text = measured(String(cluster), font)
    return text.missing.isEmpty ? text.size.width : nil
  }

  func metrics(of font: Font) -> FontMetrics {
    let text = measured("x", font)
    return FontMetrics(ascent: text.baseline, descent: text.size.height - text.baseline)
  }
}

@Suite struct AdvanceAgreementTests {
  /// Without these features, the advance of a text is the sum of the advances of its clusters.
  private static let plain = ["kern", "liga", "clig", "calt", "palt", "halt"].map {
    FontFeature($0, value: 0)
  }

  private static let latin = [
    "Hello wide picker of chips", "A well-known half-open door (nearly closed) costs $5.00.",
    "Die Donaudampfschifffahrt macht heute ihre letzte Fahrt", "Hello   big ", "", " ", "\n",
    "one\ntwo\r\n\nthree", "Bonjour ! Comment ça va ?", "soft\u{AD}hyphen zero\u{200B}width",
  ]

  private static let chinese = [
    "我们的产品有三种颜色：红、黄、蓝。", "你好，世界！《书名》与（括号）结束", "上海\n北京",
  ]

  @Test(arguments: [("Inter", latin), ("Noto Sans CJK SC", chinese)], [0, 1.5])
  func texts_measuredByAdvances_areThoseOfTheShaper(
    _ sample: (family: String, texts: [String]), spacing: Double
  ) {
    let font = Font(
      families: [sample.family], letterSpacing: spacing, features: AdvanceAgreementTests.plain)
    let atlas = Atlas()
    for text in sample.texts {
      for width in Array(stride(from: 0.3, through: 330, by: sweep(29.1, full: 9.7))) + [.infinity]
      {
        for (lines, cut) in [(nil, .tail), (1, .tail), (1, .head), (1, .middle), (2, .tail)]
          as [(Int?, Truncation)]
        {
          let shaped = measured(text, font, in: width, lines: lines, cut: cut)
          let summed = measured(text, font, in: width, lines: lines, cut: cut, by: atlas)
          let place: Comment = "\(text) in \(width), \(lines ?? 0) lines, \(cut)"
          #expect(summed.text == shaped.text, place)
          #expect(summed.isTruncated == shaped.isTruncated, place)
          #expect((summed.size.width - shaped.size.width).magnitude < 1e-6, place)
          #expect((summed.size.height - shaped.size.height).magnitude < 1e-6, place)
          #expect((summed.baseline - shaped.baseline).magnitude < 1e-6, place)
        }
      }
    }
  }

  @Test(arguments: [
    "The quick brown fox jumps over the lazy dog, and then it rests.",
    "A well-known half-open door (nearly closed) costs $5.00 or 20% more.",
    "\"Yes,\" she said, \"it's 3:45 p.m. - maybe 1/2 past?\" He left…",
    "E-mail and/or phone: +1 (555) 123-4567; one\ntwo\r\nthree",
    "Prices rose 3–4 % — a lot! (See p. 12–15.) Wait... what?!",
    "Die Donaudampfschifffahrtsgesellschaft fährt „heute“ nicht, sagt der Käpt'n.",
    "Das kostet 3,50 € bzw. 12 % mehr (inkl. MwSt.) – z. B. für Groß- und Kleinschreibung.",
    "Straßenbahn-Haltestelle: »Zürich, Bahnhofstraße« §5 Abs. 3",
    "Bonjour ! Comment ça va ? « Très bien », dit-il ; c'est l'été.",
    "Aujourd’hui : 1 234,56 € — 50 % de réduction, n’est-ce pas ?",
    "L'année 2024-2025, les États-Unis d’Amérique…",
    "我们的产品有三种颜色：红、黄、蓝。价格是￥1,234.50元（含税）。",
    "你好，世界！“引用”与《书名》——破折号……结束？",
    "2024年3月15日，上海的气温是25℃。iPhone手机很贵。",
    "東京都に住んでいます。「こんにちは」と言った。",
    "コーヒーをください！ちょっと待って、いっしょに行こう。",
    "価格は１，２３４円（税込）です。データベースのサーバー",
    "안녕하세요, 세계! 한국어 문장은 띄어쓰기가 있습니다.",
    "가격은 12,000원(부가세 포함)입니다. \"인용\" 그리고 '강조'.",
    "Привет, мир! Это — тест: 5 %, №1, «кавычки» и т. д.",
    "soft\u{AD}hyphen zero\u{200B}width no\u{A0}break narrow\u{202F}break a\u{2060}b",
    "tea 🍵 and coffee ☕️ 👩‍👩‍👧 🇩🇪🇫🇷 ok👍done",
    " leading space and  two  spaces   ",
  ])
  func breaks_withoutICU_areThoseOfICU(text: String) {
    for language in [nil, "zh", "ja"] {
      #expect(breaksWithoutICU(text, language) == breaksOfICU(text, language))
    }
  }

  /// A character of each class of UAX #14 but those that never begin a grapheme cluster, and of Thai; of some classes
  /// two or three.
  private static let classes = [
    "a", "א", "1", "日", "가", "👦", "々", "ぁ", "ー", "(", "「", "}", "。", ")", "!", ",", "/", "\"", "“",
    "”",
    "…", "$", "%", "-", "\u{2010}", "|", "—", "´", "\u{FFFC}", " ", "\u{200B}", "\u{A0}",
    "\u{2060}",
    "\n", "\u{2028}", "\r\n",
  ]

  @Test(arguments: [nil, "zh", "ja"])
  func breaks_betweenAnyTwoClasses_areThoseOfICU(language: String?) {
    for first in AdvanceAgreementTests.classes {
      for second in AdvanceAgreementTests.classes {
        let text = first + second
        let place: Comment = "\(text.unicodeScalars.map(\.value))"
        #expect(breaksWithoutICU(text, language) == breaksOfICU(text, language), place)
      }
    }
  }

  @Test(arguments: classes)
  func breaks_amongThreeClasses_areThoseOfICU(first: String) {
    let share = sweep(1, full: 6)
    for (number, second) in AdvanceAgreementTests.classes.enumerated() {
      for (place, third) in AdvanceAgreementTests.classes.enumerated()
      where (number + place) % 6 < share {
        let text = first + second + third
        let scalars: Comment = "\(text.unicodeScalars.map(\.value))"
        #expect(breaksWithoutICU(text, nil) == breaksOfICU(text, nil), scalars)
      }
    }
  }

  private func breaksWithoutICU(_ text: String, _ language: String?) -> [String] {
    let style = TextStyle(font: Font(), language: language)
    var font = AdvanceFont(style, CellMeasurer())
    let clusters = AdvanceClusters(text, style, &font, matching: nil)
    return clusters.breaks(in: font, LineBreakOverrides(.normal, in: nil)).map {
      "\(clusters.starts[$0.place])\($0.isForced && $0.place < clusters.count ? "!" : "")"
    }
  }

  private func breaksOfICU(_ text: String, _ language: String?) -> [String] {
    let bytes = Array(text.utf8)
    let breaks = bytes.withUnsafeBufferPointer {
      LineBreaks.apply(
        LineBreakOverrides(.normal, in: nil), to: LineBreaks.find(bytes, language: language), in: $0
      )
    }
    return breaks.map {
      "\($0.place)\($0.isForced && $0.place < text.utf8.count ? "!" : "")"
    }
  }

  @Test func wordOfOneCluster_tooWideForTheLine_takesItsSpaceWithIt() {
    #expect(measured("a b\nc", in: 1, lines: nil).text == "a\nb\nc")
  }
}
