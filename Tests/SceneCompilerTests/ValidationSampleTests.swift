import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneUI
import SceneValidation
import Testing

/// The tests of rules use a small vocabulary. These tests check the samples of rules with the real class
/// library.
@Suite("Rule samples use the class library")
struct ValidationSampleTests {
  static let ids = SceneRules.descriptions.map(\.id.rawValue)
  let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)

  @Test("The correct example of each rule compiles", arguments: ids)
  func right(of id: String) throws {
    let rule = try #require(SceneRules.description(of: id))
    let compilation = try compiler.compile(
      SourceText(path: "Clock.scene", rule.right), resources: resources(rule.rightCompanions))
    #expect(compilation.diagnostics.map(\.message.text) == [])
    #expect(compilation.bytes != nil)
  }

  @Test("The incorrect example of each rule violates no other rule", arguments: ids)
  func wrong(of id: String) throws {
    let rule = try #require(SceneRules.description(of: id))
    let text = rule.wrong.filter { $0 != RuleDescription.mark }
    let found = compiler.validate(
      SourceText(path: "Clock.scene", text), resources: resources(rule.wrongCompanions))
    #expect(found.allSatisfy { $0.rule == rule.id }, "\(found.map(\.message.text))")
  }

  /// Returns the translation tables of a sample. Images and tables of code are not compiled.
  private func resources(_ companions: [RuleDescription.Companion]) -> SceneResources {
    SceneResources(
      tables: companions.filter { $0.name.hasSuffix("Clock.strings") || StringsDictionary.isName($0.name) }
        .map { companion in
          let locale = String(companion.name.prefix { $0 != "." })
          let bytes = Array(companion.text.filter { $0 != RuleDescription.mark }.utf8)
          return StringsDictionary.isName(companion.name)
            ? StringsDictionary.table(locale: locale, path: companion.name, bytes: bytes, for: .iphone)
            : StringsTable(locale: locale, path: companion.name, bytes: bytes)
        })
  }
}
