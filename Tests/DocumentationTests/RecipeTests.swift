import Foundation
import Testing

/// The page `Recipes.md` lists few files for each recipe, and the example of the recipe needs no others.
///
/// Tests, generated lists and, for a class, the mapping to Xcode's names do not count.
@Suite("Recipes")
struct RecipeTests {
  struct Recipe: CustomTestStringConvertible {
    let heading: String
    let limit: Int
    /// The word that the sources of the example contain, and the folder in which it counts.
    let word: String
    let folder: String
    var testDescription: String { heading }
  }

  private static let recipes = [
    Recipe(
      heading: "Add a property to a class", limit: 1, word: "progressTintColor", folder: "Sources/SceneUI"),
    Recipe(heading: "Add a class", limit: 4, word: "ProgressView", folder: "Sources/SceneUI"),
    Recipe(heading: "Add a rule", limit: 1, word: "ZeroSizeView", folder: "Sources"),
    Recipe(heading: "Add a command", limit: 2, word: "DiffCommand", folder: "Sources"),
    Recipe(
      heading: "Add a completion to the language server", limit: 1, word: "addFonts",
      folder: "Sources/SceneLanguage"),
    Recipe(
      heading: "Add an Xcode attribute", limit: 1, word: "progressTintColor",
      folder: "Sources/InterfaceBuilder"),
  ]

  private static let written = [
    "Sources/SceneValidation/SceneRules+All.swift", "Sources/SceneValidation/ProjectRules+All.swift",
  ]

  /// Returns the sources at the beginning of a recipe's steps, by their paths in the project.
  private static func sources(of recipe: Recipe) throws -> Set<String> {
    let page = "Sources/SceneCompiler/SceneCompiler.docc/Recipes.md"
    let text = try String(contentsOf: Documented.url(page), encoding: .utf8)
    let section = try #require(
      text.components(separatedBy: "\n## ").first { $0.hasPrefix("\(recipe.heading)\n") })
    let paths = section.matches(of: /\n\d+\. \[[^\]]+\]\(([^)#]+\.swift)\)/).map {
      Documented.url(page).deletingLastPathComponent().appending(path: String($0.1)).standardizedFileURL.path
        .dropFirst(Documented.url("").path.count)
    }
    return Set(paths.map { String($0.drop { $0 == "/" }) }).filter { $0.hasPrefix("\(recipe.folder)/") }
      .subtracting(written)
  }

  @Test("The number of sources in a recipe is within the recipe's limit", arguments: recipes)
  func names(_ recipe: Recipe) throws {
    let sources = try Self.sources(of: recipe)
    #expect((1...recipe.limit).contains(sources.count), "\(sources.sorted())")
  }

  @Test("A recipe lists all sources that its example uses", arguments: recipes)
  func examples(_ recipe: Recipe) throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Documented.url(recipe.folder).path)
      .filter { $0.hasSuffix(".swift") }.map { "\(recipe.folder)/\($0)" }
    let found = try files.filter {
      try String(contentsOf: Documented.url($0), encoding: .utf8)
        .range(of: "\\b\(recipe.word)\\b", options: .regularExpression) != nil
    }
    #expect(Set(found).subtracting(Self.written) == (try Self.sources(of: recipe)))
  }
}
