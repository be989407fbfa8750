import SceneValues
import Testing

@Suite("Plural strings")
struct PluralTextTests {
  private static let folders = PluralText(
    format: "%#@files@ in %#@folders@",
    variables: [
      .init(name: "files", forms: [.one: "one file", .other: "%d files"]),
      .init(name: "folders", forms: [.one: "a folder", .other: "%d folders"]),
    ])

  private func gaps(_ text: PluralText, _ kinds: [Int: PluralCategory] = [:]) -> [Int] {
    text.resolved { _, argument in kinds[argument] ?? .other }.compactMap { part in
      if case .gap(let gap) = part { gap.argument } else { nil }
    }
  }

  @Test("Uses the plural form 'other' if the numbers are unknown")
  func usesOtherFormWithoutNumber() {
    #expect(Self.folders.general == "%d files in %d folders")
    #expect(PluralText(format: "50 %% of %@, 5 % off", variables: []).general == "50 %% of %@, 5 % off")
  }

  @Test("Each plural variable uses the next argument")
  func eachVariableUsesOneArgument() {
    #expect(gaps(Self.folders) == [1, 2])
    #expect(gaps(Self.folders, [1: .one]) == [2])
    #expect(gaps(Self.folders, [2: .one]) == [1])
  }

  @Test("A plural form uses its own argument, and nested forms use the subsequent arguments")
  func nested() {
    let nested = PluralText(
      format: "%#@files@",
      variables: [
        .init(name: "files", forms: [.other: "%d files %@ %#@folders@"]),
        .init(name: "folders", forms: [.other: "in %d folders"]),
      ])
    #expect(gaps(nested) == [1, 2, 3])
    let silent = PluralText(
      format: "%#@files@",
      variables: [
        .init(name: "files", forms: [.other: "files %#@folders@"]),
        .init(name: "folders", forms: [.other: "in %d folders"]),
      ])
    #expect(gaps(silent) == [2])
  }

  @Test("A numbered plural variable uses the argument with that number")
  func numberedVariablesUseSpecifiedArguments() {
    let text = PluralText(
      format: "%2$#@folders@: %1$#@files@ (%1$#@files@)", variables: Self.folders.variables)
    #expect(gaps(text) == [2, 1, 1])
    #expect(PluralText(whole: [.one: "%d day", .other: "%d days"]).isWhole)
    #expect(!Self.folders.isWhole)
  }

  @Test("Stops expanding a variable that contains itself or whose text becomes too long")
  func limits() {
    let itself = PluralText(
      format: "%#@a@", variables: [.init(name: "a", forms: [.other: "x%#@a@%#@a@"])])
    #expect(itself.general.utf8.count < 2 * PluralText.maximumLength)
    #expect(gaps(itself).isEmpty)
    let many = String(repeating: "%#@a@", count: 2000)
    let grows = PluralText(
      format: many,
      variables: [
        .init(name: "a", forms: [.other: many.replacing("a", with: "b")]),
        .init(name: "b", forms: [.other: many.replacing("a", with: "c")]),
        .init(name: "c", forms: [.other: String(repeating: "long", count: 100)]),
      ])
    #expect(grows.general.utf8.count < 10 * PluralText.maximumLength)
    #expect(grows.resolved { _, _ in .other }.count <= PluralText.maximumLength + 1)
  }

  @Test(
    "Finds placeholders and variables in a format string",
    arguments: [
      ("%d", ["d"]), ("%2$@ %1$lld", ["@2", "d1"]), ("100 %", []), ("%%d", []), ("% d", []),
      ("%.2f %5d %-3s", ["f", "d", "s"]),
      ("%0$d", []), ("%100$d", []), ("%", []), ("%#@", ["@"]), ("%#@@", ["@"]), ("%#@n@", ["n@"]),
      ("%3$#@n@", ["n@3"]),
    ])
  func findsPlaceholdersInFormats(_ text: String, _ expected: [String]) {
    let found = FormatPart.parts(of: text).compactMap { part -> String? in
      switch part {
      case .text: nil
      case .gap(let gap): "\(gap.kind.rawValue)\(gap.argument.map(String.init) ?? "")"
      case .variable(let name, let argument): "\(name)@\(argument.map(String.init) ?? "")"
      }
    }
    #expect(found == expected)
    #expect(FormatPart.pieces(of: text).map { String($0.source) }.joined() == text)
  }
}
