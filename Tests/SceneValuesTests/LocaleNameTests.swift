import SceneValues
import Testing

@Suite struct LocaleNameTests {
  @Test(
    "Returns the locales whose strings suit a user's locale, best first",
    arguments: [
      ("de-AT", "de-at de"), ("en", "en"), ("zh-TW", "zh-tw zh-hant zh"), ("zh_CN", "zh-cn zh-hans zh"),
      ("zh-Hant-HK", "zh-hant-hk zh-hk zh-hant zh"), ("zh-Hans-TW", "zh-hans-tw zh-hans zh"),
      ("zh", "zh zh-hans"), ("es-MX", "es-mx es-419 es"), ("es-ES", "es-es es"), ("pt-AO", "pt-ao pt-pt pt"),
      ("pt-BR", "pt-br pt"), ("no", "no nb"), ("nb-NO", "nb-no nb no-no no"), ("iw", "iw he"), ("", ""),
      ("nn-NO", "nn-no nn no-no no nb-no nb"), ("de-u-nu-latn", "de-u-nu-latn de-u-nu de-u de"),
    ])
  func suitable(_ locale: String, _ expected: String) {
    #expect(
      LocaleName.suitable(for: locale).map { $0.joined(separator: "-") }.joined(separator: " ") == expected)
  }
}
