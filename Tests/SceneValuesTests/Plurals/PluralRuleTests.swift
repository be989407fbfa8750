import SceneValues
import Testing

@Suite("Plural categories agree with CLDR")
struct PluralRuleTests {
  /// Samples for each plural category from CLDR 47, copied from Babel.
  private static let samples = """
    ja other:0,1,2,208,209,1000,1001,0.0,0.1,2.02
    en one:1 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    de one:1 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    fr one:0,1,0.0,0.1,1.21 many:1000000,2000000,5000000 other:2,3,4,208,209,1000,1001,2.0,2.1,2.02
    es one:1,1.0,1.00 many:1000000,2000000,5000000 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    it one:1 many:1000000,2000000,5000000 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    pt one:0,1,0.0,0.1,1.21 many:1000000,2000000,5000000 other:2,3,4,208,209,1000,1001,2.0,2.1,2.02
    pt-PT one:1 many:1000000,2000000,5000000 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    ar zero:0,0.0 one:1,1.0,1.00 two:2,2.0 few:3,4,5,208,209,3.0,4.0,10.0 many:11,12,13,198,199,1011,11.0,20.0,21.0 other:100,101,102,201,202,1000,1001,0.1,0.01,2.02
    he one:1,0.0,0.1,0.9 two:2 other:0,3,4,208,209,1000,1001,1.0,1.1,2.02
    iw one:1,0.0,0.1,0.9 two:2 other:0,3,4,208,209,1000,1001,1.0,1.1,2.02
    ru one:1,21,31,191,201,1001,1000001 few:2,3,4,203,204,1002,100002 many:0,5,6,208,209,1000,1011 other:0.0,0.1,2.02
    uk one:1,21,31,191,201,1001,1000001 few:2,3,4,203,204,1002,100002 many:0,5,6,208,209,1000,1011 other:0.0,0.1,2.02
    be one:1,21,31,191,201,1001,1000001,1.0,1.00,21.0 few:2,3,4,203,204,1002,100002,2.0,3.0,4.0 many:0,5,6,208,209,1000,1011,0.0,5.0,1000000.0 other:0.1,0.01,2.02
    pl one:1 few:2,3,4,203,204,1002,100002 many:0,5,6,208,209,1000,1001 other:0.0,0.1,2.02
    cs one:1 few:2,3,4 many:0.0,0.1,2.02 other:0,5,6,208,209,1000,1001
    sk one:1 few:2,3,4 many:0.0,0.1,2.02 other:0,5,6,208,209,1000,1001
    sl one:1,101,201,1001,1000001 two:2,102,202,1002,100002 few:3,4,103,203,204,0.0,0.1,2.02 other:0,5,6,208,209,1000,1011
    sr one:1,21,31,191,201,1001,1000001,0.1,0.01,21.1 few:2,3,4,203,204,1002,100002,0.3,1.2,2.02 other:0,5,6,208,209,1000,1011,0.0,0.5,2.12
    hr one:1,21,31,191,201,1001,1000001,0.1,0.01,21.1 few:2,3,4,203,204,1002,100002,0.3,1.2,2.02 other:0,5,6,208,209,1000,1011,0.0,0.5,2.12
    bs one:1,21,31,191,201,1001,1000001,0.1,0.01,21.1 few:2,3,4,203,204,1002,100002,0.3,1.2,2.02 other:0,5,6,208,209,1000,1011,0.0,0.5,2.12
    lt one:1,21,31,191,201,1001,1000001,1.0,1.00,21.0 few:2,3,4,208,209,1002,100002,2.0,3.0,7.0 many:0.1,0.01,2.02 other:0,10,11,190,200,1000,1011,0.0,10.0,1000000.0
    lv zero:0,10,11,190,200,1000,1011,0.0,1.11,2.12 one:1,21,31,191,201,1001,1000001,0.1,0.01,21.1 other:2,3,4,208,209,1002,100002,0.3,0.5,2.02
    da one:1,0.1,0.01,1.21 other:0,2,3,208,209,1000,1001,0.0,2.0,2.02
    is one:1,21,31,191,201,1001,1000001,0.1,0.01,21.1 other:0,2,3,208,209,1000,1002,0.0,0.3,2.02
    mk one:1,21,31,191,201,1001,1000001,0.1,0.01,21.1 other:0,2,3,208,209,1000,1002,0.0,0.3,2.02
    si one:0,1,0.0,0.1,1.00 other:2,3,4,208,209,1000,1001,0.3,0.5,2.02
    fil one:0,1,2,207,208,1000,1001,0.0,0.1,2.02 other:4,6,9,206,209,0.9,1.4
    hi one:0,1,0.0,0.1,1.00 other:2,3,4,208,209,1000,1001,1.1,1.2,2.02
    fa one:0,1,0.0,0.1,1.00 other:2,3,4,208,209,1000,1001,1.1,1.2,2.02
    zu one:0,1,0.0,0.1,1.00 other:2,3,4,208,209,1000,1001,1.1,1.2,2.02
    ak one:0,1,0.0,1.0,1.00 other:2,3,4,208,209,1000,1001,0.1,0.01,2.02
    hy one:0,1,0.0,0.1,1.21 other:2,3,4,208,209,1000,1001,2.0,2.1,2.02
    ln one:0,1,0.0,1.0,1.00 other:2,3,4,208,209,1000,1001,0.1,0.01,2.02
    se one:1,1.0,1.00 two:2,2.0 other:0,3,4,208,209,1000,1001,0.0,0.1,2.02
    ro one:1 few:0,2,3,208,209,1001,1002,0.0,0.1,2.02 other:20,21,22,199,200,1000,2000
    mt one:1,1.0,1.00 two:2,2.0 few:0,3,4,208,209,0.0,3.0,10.0 many:11,12,13,118,119,1011,11.0 other:20,21,22,201,202,1000,1001,0.1,0.01,2.02
    ga one:1,1.0,1.00 two:2,2.0 few:3,4,5,6,3.0,4.0,6.0 many:7,8,9,10,7.0,10.0 other:0,11,12,208,209,1000,1001,0.0,0.1,2.02
    gd one:1,11,1.0,1.00,11.0 two:2,12,2.0 few:3,4,5,18,19,3.0,4.0,10.0 other:0,20,21,208,209,1000,1001,0.0,0.1,2.02
    gv one:1,11,21,191,201,1001,1011 two:2,12,22,192,202,1002,100002 few:0,20,40,180,200,1000,2000 many:0.0,0.1,2.02 other:3,4,5,208,209
    br one:1,21,31,181,201,1001,1000001,1.0,1.00,21.0 two:2,22,32,182,202,1002,100002,2.0 few:3,4,9,204,209,3.0,4.0 many:1000000,2000000,5000000,1000000.0 other:0,5,6,207,208,1000,1011,0.0,0.1,2.02
    cy zero:0,0.0 one:1,1.0,1.00 two:2,2.0 few:3,3.0 many:6,6.0 other:4,5,7,208,209,1000,1001,0.1,0.01,2.02
    kw zero:0,0.0 one:1,1.0,1.00 two:2,22,42,182,202,1000,1002,2.0 few:3,23,43,183,203,3.0 many:21,41,61,181,201,1001,1000001,21.0 other:4,5,6,208,209,1011,21000,0.1,0.01,2.02
    dsb one:1,101,201,1001,1000001,0.1,0.01,21.1 two:2,102,202,1002,100002,1.2,11.2,2.02 few:3,4,103,203,204,0.3,1.3,1.4 other:0,5,6,208,209,1000,1011,0.0,0.5,2.12
    shi one:0,1,0.0,0.1,1.00 few:2,3,4,9,10,2.0,3.0,10.0 other:11,12,13,208,209,1000,1001,1.1,1.2,2.02
    tzm one:0,1,11,98,99,0.0,1.0,21.0 other:2,3,4,208,209,1000,1001,0.1,0.01,2.02
    lag zero:0,0.0 one:1,0.1,0.01,1.21 other:2,3,4,208,209,1000,1001,2.0,2.1,2.02
    ksh zero:0,0.0 one:1,1.0,1.00 other:2,3,4,208,209,1000,1001,0.1,0.01,2.02
    tr one:1,1.0,1.00 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    bg one:1,1.0,1.00 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    el one:1,1.0,1.00 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    hu one:1,1.0,1.00 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    sv one:1 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    nb one:1,1.0,1.00 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    fi one:1 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    et one:1 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    ca one:1 many:1000000,2000000,5000000 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    eu one:1,1.0,1.00 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    ka one:1,1.0,1.00 other:0,2,3,208,209,1000,1001,0.0,0.1,2.02
    """

  @Test(
    "Selects the plural category that CLDR defines for a number in each language",
    arguments: samples.split(separator: "\n").map(String.init))
  func selectsPluralFormOfNumbers(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let rule = try #require(PluralRule.known(for: words[0]))
    var kinds: Set<PluralCategory> = []
    for word in words.dropFirst() {
      let parts = word.split(separator: ":")
      let kind = try #require(PluralCategory(rawValue: String(parts[0])))
      kinds.insert(kind)
      for number in parts[1].split(separator: ",") {
        let operands = try #require(PluralOperands(written: number))
        #expect(rule.category(of: operands) == kind, "\(words[0]) \(number)")
        if let whole = Int(number) { #expect(rule.category(of: PluralOperands(-whole)) == kind) }
      }
    }
    #expect(rule.categories == kinds.sorted())
  }

  @Test(
    "The counted categories of a plural rule are 'other' and the categories of whole numbers",
    arguments: PluralRule.allCases)
  func counted(_ rule: PluralRule) {
    let numbers = Array(0..<1200) + stride(from: 2000, to: 1_000_000, by: 1000)
    let found = Set(numbers.map { rule.category(of: PluralOperands($0)) })
    #expect(Set(rule.countedCategories) == found.union([.other]))
    #expect(Set(rule.countedCategories).isSubset(of: rule.categories))
  }

  @Test("A region uses its own plural rule or, if there is none, the rule of its language")
  func regionsUseRuleOfTheirLanguage() {
    for (locale, rule) in [
      ("pt-BR", PluralRule.wholeZeroOrOneAndMillions), ("pt_PT", .oneAndMillions), ("pt-AO", .oneAndMillions),
      ("zh-Hant-HK", .none), ("EN_us", .oneWithoutFraction), ("sr-Latn", .southSlavic),
    ] {
      #expect(PluralRule.known(for: locale) == rule, "\(locale)")
    }
    #expect(PluralRule.known(for: "xx") == nil && PluralRule(locale: "xx") == .none)
    #expect(PluralRule.known(for: "") == nil)
  }

  @Test("Text that is not a number has no plural category")
  func nonNumberHasNoPluralForm() {
    for text in ["", "x", "1.x", "1.2.3", "1e5", "1234567890123456789", "0.1234567890123456789", "."] {
      #expect(PluralOperands(written: text) == nil, "\(text)")
    }
    #expect(PluralOperands(written: "-1.50")?.significantFraction == 5)
  }
}
