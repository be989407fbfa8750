import Foundation
import TestSupport
import Testing

@Suite struct ClassCoverageTests {
  private struct Manifest: Decodable {
    struct Class: Decodable {
      var name: String
      var module: String
      var element: String?
    }
    var classes: [Class]
  }

  /// The base classes that the tests of their subclasses cover.
  private static let bases: Set = ["BarItem", "ReusableCell"]

  @Test("Tests refer to each library class by its name or its element")
  func everyClassIsUsed() throws {
    let json = try TestDirectory().scenec("classes", "--json").output
    let classes = try JSONDecoder().decode(Manifest.self, from: json).classes.filter {
      $0.module == "SceneUI" && !Self.bases.contains($0.name)
    }
    try #require(classes.count > 50)
    var words: Set<Substring> = []
    for folder in [
      "SceneRuntimeTests", "SceneServicesTests", "SceneTestingTests", "SceneUITests", "Support/TestSupport",
    ] {
      let root = Golden.project("Tests/\(folder)")
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path())
      where path.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        words.formUnion(text.split { !$0.isLetter && $0 != "<" })
      }
    }
    let unused = classes.filter { type in
      !words.contains(Substring(type.name)) && !(type.element.map { words.contains("<\($0)") } ?? false)
    }
    #expect(unused.map(\.name) == [])
  }
}
