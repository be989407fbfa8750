import SceneValues
import Testing

@Suite("Digits of locales")
struct NumberingSystemTests {
  @Test(
    "A locale has the digits that CLDR gives it",
    arguments: [
      ("en", .latn), ("ar", .latn), ("ar_MA", .latn), ("ar-SA", .arab), ("ar-Arab-EG", .arab), ("ckb", .arab),
      ("fa", .arabext), ("fa-AF", .arabext), ("ps-PK", .arabext), ("ur", .latn), ("ur-IN", .arabext),
      ("uz-Arab", .arabext), ("uz", .latn), ("pa-PK", .arabext), ("pa-Guru", .latn), ("bn-IN", .beng),
      ("as", .beng), ("mr", .deva), ("hi", .latn), ("ne-NP", .deva), ("my", .mymr), ("dz", .tibt),
      ("sat", .olck), ("sat-Deva", .deva), ("mni-Mtei", .mtei), ("ff-Adlm-SN", .adlm), ("ff", .latn),
      ("sd-Deva", .latn), ("sd", .arab), ("th", .latn), ("", .latn), ("-", .latn), ("fa-u-nu-latn", .latn),
      ("en-u-ca-gregory-nu-deva", .deva), ("en-u-nu", .latn),
    ] as [(String, NumberingSystem)])
  func usual(_ locale: String, _ system: NumberingSystem) {
    #expect(NumberingSystem(locale: locale) == system)
  }

  @Test("All ten digits are written, and signs and points as is usual between them")
  func written() {
    #expect(NumberingSystem.arab.written("0123456789") == "٠١٢٣٤٥٦٧٨٩")
    #expect(NumberingSystem.arabext.written("0123456789") == "۰۱۲۳۴۵۶۷۸۹")
    #expect(NumberingSystem.deva.written("-3.25") == "-३.२५")
    #expect(NumberingSystem.arab.written("-3.25") == "\u{61C}-٣٫٢٥")
    #expect(NumberingSystem.latn.written("-3.25") == "-3.25")
    for system in NumberingSystem.allCases {
      let digits = system.written("0123456789").unicodeScalars
      #expect(digits.map(\.properties.numericValue) == (0...9).map(Double.init))
    }
  }
}
