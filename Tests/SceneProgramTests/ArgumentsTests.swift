import Testing

@testable import SceneProgram

@Suite("Command lines of apps") struct ArgumentsTests {
  private let options: [ProgramOption] = [
    .flag("--quiet", "no sounds"), .value("--database", "FILE", "where entries are kept"),
    .optionalValue("--web", "ADDRESS", "in a browser") { $0.contains(":") },
  ]

  private func read(_ words: String...) throws -> ProgramArguments {
    try ProgramArguments(words, options: options)
  }

  @Test("Accepts options, their values, and the scene file in any order")
  func anyOrder() throws {
    let arguments = try read("--database", "a.db", "Main.scenec", "--quiet")
    #expect(arguments.scenes == "Main.scenec")
    #expect(arguments["--database"] == "a.db")
    #expect(arguments.contains("--quiet") && !arguments.contains("--web"))
    #expect(try read("--database=a=b")["--database"] == "a=b")
    #expect(try read("--database", "1", "--database", "2")["--database"] == "2")
    #expect(try read("--", "--quiet").scenes == "--quiet")
    #expect(try read("-").scenes == "-")
    #expect(try read() == ProgramArguments())
  }

  @Test("An option accepts an optional value if the value is valid or follows an equals sign")
  func optionalValues() throws {
    let bare = try read("--web", "Main.scenec")
    #expect(bare.contains("--web") && bare["--web"] == nil && bare.scenes == "Main.scenec")
    #expect(try read("--web", "::1")["--web"] == "::1")
    #expect(try read("--web=home", "Main.scenec")["--web"] == "home")
  }

  @Test(
    "Reports invalid arguments",
    arguments: [
      (["--qiet"], "Option '--qiet' does not exist"), (["--quiet=1"], "--quiet does not accept a value"),
      (["--database"], "--database requires a value: --database FILE"),
      (["--database="], "--database requires a value: --database FILE"),
      (["--web="], "The value after '--web=' is missing"),
      (["a", "b"], "Only one file is allowed: remove 'b'"),
    ])
  func invalidArguments(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try ProgramArguments(words, options: options) }
    #expect(error?.description == message)
  }

  @Test(
    "Reads the preferred languages from environment variables",
    arguments: [
      (["LANG": "de_AT.UTF-8"], ["de-AT"]), (["LANG": "C.UTF-8"], []),
      (["LANG": "POSIX", "LANGUAGE": "de"], []),
      (["LC_ALL": "", "LC_MESSAGES": "fr_FR@euro", "LANG": "de_DE"], ["fr-FR"]),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "pt_BR:en:C"], ["pt-BR", "en"]), ([:], []),
    ] as [([String: String], [String])])
  func locales(variables: [String: String], expected: [String]) {
    #expect(EnvironmentLocales.locales { variables[$0] } == expected)
  }
}
