import Foundation
import Testing

/// The links and topics of the documentation refer to existing files.
@Suite struct LinkTests {
  /// The modules with documentation pages: the products and the command line.
  static let catalogs = [
    "SceneUI", "SceneCairo", "SceneTesting", "SceneCompiler", "SceneDiagnostics", "SceneValues",
    "SceneSyntax", "SceneArchive", "SceneResources", "NibArchive", "SceneMacros", "ScenecCommandLine",
  ].map { "Sources/\($0)/\($0).docc" }

  @Test(
    "Page links refer to existing files and headings",
    arguments: [
      "README.md", "CHANGELOG.md", "CONTRIBUTING.md", ".github/SECURITY.md", "Schemas", "Tests/Benchmarks",
      "Tests/Tools", "Tests/Tools/Mutants", "Tests/Tools/Study",
    ] + catalogs
  )
  func linksAreValid(_ place: String) throws {
    let pages = try Self.pages(in: Documented.url(place))
    #expect(!pages.isEmpty)
    for page in pages {
      for link in try Self.links(in: page) where !link.contains(":") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target =
          parts[0].isEmpty ? page : page.deletingLastPathComponent().appending(path: parts[0]).standardized
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page.path): \(link)")
        guard parts.count == 2, target.pathExtension == "md" else { continue }
        #expect(try Self.anchors(in: target).contains(String(parts[1])), "\(page.path): \(link)")
      }
    }
  }

  /// DocC shows the pages that are topics of the catalog's first page.
  @Test("The first page of each documentation catalog lists all other pages as topics", arguments: catalogs)
  func everyPageIsInTheTopics(_ catalog: String) throws {
    let module = try #require(catalog.split(separator: "/").dropFirst().first.map(String.init))
    let pages = try Self.pages(in: Documented.url(catalog))
      .map { $0.deletingPathExtension().lastPathComponent }
    let first = try String(contentsOf: Documented.url("\(catalog)/\(module).md"), encoding: .utf8)
    // The catalog of the command line does not belong to a symbol.
    #expect(first.hasPrefix("# ``\(module)``\n") || first.contains("@TechnologyRoot"))
    let topics = first.matches(of: /<doc:(\w+)>/).map { String($0.1) }
    #expect(topics.sorted() == pages.filter { $0 != module }.sorted())
  }

  @Test("The Swift Package Index configuration lists the documented modules")
  func packageIndex() throws {
    let text = try String(contentsOf: Documented.url(".spi.yml"), encoding: .utf8)
    let modules = text.matches(of: /\n {8}- (\w+)/).map { String($0.1) }
    #expect(modules.map { "Sources/\($0)/\($0).docc" }.sorted() == Self.catalogs.sorted())
  }

  @Test func architecturePageListsEveryModule() throws {
    let page = try String(
      contentsOf: Documented.url("Sources/SceneCompiler/SceneCompiler.docc/Architecture.md"), encoding: .utf8)
    // The mutation study adds a module to its copy of the package.
    let missing = try FileManager.default.contentsOfDirectory(atPath: Documented.url("Sources").path)
      .filter { !$0.hasPrefix(".") && $0 != "Mutants" && !page.contains("`\($0)`") }
    #expect(missing == [])
  }

  @Test("The README has at most 150 lines")
  func readmeIsShort() throws {
    let lines = try String(contentsOf: Documented.url("README.md"), encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    // The text after the last line break does not count as a line.
    #expect(lines.count - 1 <= 150)
  }

  private static func pages(in place: URL) throws -> [URL] {
    guard place.pathExtension != "md" else { return [place] }
    return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
  }

  /// `[text](link)`, and `<img src="link">`.
  private static func links(in page: URL) throws -> [String] {
    let text = try lines(of: page).joined(separator: "\n")
    return text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      + text.matches(of: /src="([^"]+)"/).map { String($0.1) }
  }

  /// Returns the link anchors of headings: lowercase, with hyphens and without other punctuation.
  private static func anchors(in page: URL) throws -> Set<String> {
    Set(
      try lines(of: page).filter { $0.hasPrefix("#") }.map { line in
        line.drop { $0 == "#" }.dropFirst().lowercased()
          .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
          .replacing(" ", with: "-")
      })
  }

  private static func lines(of page: URL) throws -> [Substring] {
    var isCode = false
    return try String(contentsOf: page, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode
    }
  }
}
