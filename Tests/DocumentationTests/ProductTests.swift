import Foundation
import Testing

/// The page `Promises.md` lists the library products and their modules of `Package.swift`.
@Suite("Products")
struct ProductTests {
  /// `.library(name: "NAME", targets: ["MODULE", …])`
  private static func declared() throws -> [String: [String]] {
    let text = try String(contentsOf: Documented.url("Package.swift"), encoding: .utf8)
    let products = text.matches(of: /\.library\(\s*name: "(\w+)",\s*targets: \[([^\]]*)\]/)
    return Dictionary(
      uniqueKeysWithValues: products.map { product in
        (String(product.1), product.2.matches(of: /"(\w+)"/).map { String($0.1) })
      })
  }

  /// The rows of the table: `| product | modules |`.
  private static func promised() throws -> [String: [String]] {
    let page = "Sources/ScenecCommandLine/ScenecCommandLine.docc/Promises.md"
    let text = try String(contentsOf: Documented.url(page), encoding: .utf8)
    let rows = text.matches(of: /\n\| `(\w+)` \| ([^|]*) \|/)
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        (String(row.1), row.2.matches(of: /`(Scene\w+|NibArchive)`/).map { String($0.1) })
      })
  }

  @Test("The products of the package are the documented products and ScreenTesting")
  func promises() throws {
    var declared = try Self.declared()
    #expect(declared.removeValue(forKey: "ScreenTesting") == ["ScreenTesting"])
    // The trait 'Web' determines whether SceneScreens includes it.
    declared["SceneScreens"]?.append("SceneWeb")
    #expect(try Self.promised() == declared)
  }
}
