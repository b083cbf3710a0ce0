import PickerText
import Testing

@testable import PickerCatalogs

/// The `Plural-Forms` of gettext.
@Suite struct PluralFormsTests {
  private func value(_ expression: String, _ n: UInt64) throws -> UInt64? {
    try PluralExpression(parsing: expression).index(for: n)
  }

  @Test(
    arguments: [
      ("2+3*4", 14), ("(2+3)*4", 20), ("10-4-3", 3), ("n%10", 7), ("!n", 0), ("!!n", 1),
      ("1||0&&0", 1), ("n>=27==1", 1), ("1<2", 1), ("n!=27", 0), ("0?1:0?2:3", 3), (" n / 5 ", 5),
      ("n==1?0:n<100?1:2", 1),
    ] as [(String, UInt64)])
  func expression_hasThePrecedenceOfC(expression: String, value: UInt64) throws {
    #expect(try self.value(expression, 27) == value)
  }

  @Test func expression_dividingByZero_hasNoValue() throws {
    #expect(try value("1/(n-n)", 3) == nil)
    #expect(try value("1%0", 3) == nil)
    #expect(try value("n>5 && 1/0", 3) == 0)
  }

  @Test(arguments: ["", "n+", "(n", "n)", "n ? 1", "n n", "99999999999999999999", "!", "n=1"])
  func expression_thatIsDamaged_isAnError(expression: String) {
    #expect(throws: PluralExpressionError.self) { try value(expression, 1) }
  }

  @Test func expression_nestedTooDeep_isAnError() {
    let deep = String(repeating: "(", count: 200) + "n" + String(repeating: ")", count: 200)
    #expect(throws: PluralExpressionError.self) { try value(deep, 1) }
    #expect(throws: PluralExpressionError.self) {
      try value(String(repeating: "n?1:", count: 100) + "1", 1)
    }
    #expect(throws: PluralExpressionError.self) {
      try value(String(repeating: "n+", count: 400) + "1", 1)
    }
  }

  /// The rules that gettext's manual lists, with the categories that CLDR gives the same counts.
  @Test(
    arguments: [
      ("ja", "nplurals=1; plural=0;", [.other: 0]),
      ("de", "nplurals=2; plural=n != 1;", [.one: 0, .other: 1]),
      ("fr", "nplurals=2; plural=n>1;", [.one: 0, .many: 1, .other: 1]),
      (
        "ru",
        "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
        [.one: 0, .few: 1, .many: 2]
      ),
      (
        "cs", "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;",
        [.one: 0, .few: 1, .other: 2]
      ),
      (
        "sl", "nplurals=4; plural=n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3;",
        [.one: 0, .two: 1, .few: 2, .other: 3]
      ),
      (
        "ar",
        "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
        [.zero: 0, .one: 1, .two: 2, .few: 3, .many: 4, .other: 5]
      ),
    ] as [(String, String, [PluralCategory: Int])])
  func forms_ofALanguage_areThoseOfCLDR(
    language: String, header: String, indices: [PluralCategory: Int]
  ) throws {
    let forms = PluralForms(header: header, language: language)
    #expect(forms.indices == indices)
  }

  @Test func forms_ofMoreCategoriesThanTheHeaderHas_shareThem() throws {
    // Latvian: CLDR has "zero" for 0 and for 10 to 20, gettext's rule a form for 0 alone.
    let forms = PluralForms(
      header: "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2;", language: "lv")
    #expect(forms.indices == [.one: 0, .other: 1, .zero: 1])
  }

  @Test(arguments: [
    "plural=n", "nplurals=0; plural=0", "nplurals=x; plural=0", "nplurals=2",
    "nplurals=99; plural=0",
    "nplurals=2; plural=1/n",
  ])
  func header_thatIsDamaged_isAProblem_andThatOfEnglishCounts(header: String) {
    let forms = PluralForms(header: header, language: "de")
    #expect(forms.problem != nil && forms.count == 2)
    #expect(forms.indices == [.one: 0, .other: 1])
  }

  @Test func header_withAWrongNumber_hasTheFormsOfItsExpression() {
    let forms = PluralForms(
      header: "nplurals=2; plural=n==1 ? 0 : n==2 ? 1 : 2", language: "sl")
    #expect(forms.count == 3 && forms.indices[.few] == 2 && forms.indices[.other] == 2)
    #expect(forms.problem == "nplurals=2: the form of 0 has the index 2")
  }
}
