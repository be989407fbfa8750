import Foundation
import Testing

/// The references between the folders of a module have no cycles.
@Suite("Module folders")
struct FolderTests {
  private static func graph(of module: String) throws -> FolderGraph {
    let folder = Documented.url("Sources/\(module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return FolderGraph(
      try paths.filter { $0.hasSuffix(".swift") }.map {
        FolderGraph.File(path: $0, source: try Data(contentsOf: folder.appending(path: $0)))
      })
  }

  private static let modules =
    ((try? FileManager.default.contentsOfDirectory(atPath: Documented.url("Sources").path)) ?? []).sorted()

  @Test("The folders of a module have no circular references", arguments: modules)
  func cycles(_ module: String) throws {
    let graph = try Self.graph(of: module)
    if let circle = graph.circle() {
      Issue.record("\(module): \(graph.description(of: circle))")
    }
  }

  @Test("Finds all modules of the package")
  func findsModules() { #expect(Self.modules.count > 30) }

  // MARK: SceneUI

  /// Returns the folders of SceneUI in the table of the page `Architecture.md`, starting with the lowest.
  private static func order() throws -> [String] {
    let page = try Documented("Sources/SceneCompiler/SceneCompiler.docc/Architecture.md").text
    let section = page.components(separatedBy: "## The folders of SceneUI\n").dropFirst().first ?? ""
    return section.components(separatedBy: "\n##")[0].split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.map { String($0.split(separator: "`")[1]) }
  }

  @Test("The table of SceneUI's folders is complete and in dependency order")
  func table() throws {
    let folder = Documented.url("Sources/SceneUI")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let folders = names.filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".docc") }
    #expect(try Self.order().sorted() == folders.sorted())
    let ranks = Dictionary(uniqueKeysWithValues: zip(try Self.order(), 0...))
    let upward = try Self.graph(of: "SceneUI").references.filter { edge, _ in
      guard let from = ranks[edge.from], let to = ranks[edge.to] else { return false }
      return from < to
    }
    #expect(upward.isEmpty, "\(upward.values.joined().sorted().joined(separator: "\n"))")
  }

  // MARK: The graph

  private func graph(_ sources: KeyValuePairs<String, String>) -> FolderGraph {
    FolderGraph(sources.map { FolderGraph.File(path: $0, source: $1.utf8) })
  }

  @Test("Describes a cycle with its files and types")
  func diagnostic() throws {
    let graph = graph([
      "Low/Room.swift": "class Room {\n  var chair: Chair?\n}\n",
      "High/Chair.swift": "final class Chair: Furniture {}\n",
      "Furniture.swift": "class Furniture {\n  let place = \"in \\(Room.first)\"\n}\n",
    ])
    let circle = try #require(graph.circle())
    #expect(
      graph.description(of: circle) == """
        High → Furniture.swift → Low → High
          High/Chair.swift names 'Furniture' of Furniture.swift
          Furniture.swift names 'Room' of Low/Room.swift
          Low/Room.swift names 'Chair' of High/Chair.swift
        """)
  }

  @Test("Reports no cycle for one-way references or files outside folders")
  func noCycle() {
    #expect(
      graph([
        "Low/Room.swift": "class Room {}", "High/Chair.swift": "final class Chair: Room {}",
        "One.swift": "struct One { var other: Other? }", "Other.swift": "enum Other { case one(One) }",
      ]).circle() == nil)
  }

  @Test("A name in a comment, in a literal, or in the file that declares the name is not a reference")
  func otherWords() {
    let low = """
      /// Has no Chair.
      struct Room {
        struct Chair {}
        let own: Chair
      }
      """
    let other = #"""
      // Chair
      let text = "a \"Chair\" of wood", member = Furniture.Chair.self /* Chair */, raw = ##"a "# Chair"##
      let long = """
        Chair "Chair" \#n
        """
      """#
    let graph = graph([
      "Low/Room.swift": low, "Low/Text.swift": other, "High/Chair.swift": "class Chair { let room: Room }\n",
    ])
    #expect(graph.references.keys.map(\.from) == ["High"])
  }
}
