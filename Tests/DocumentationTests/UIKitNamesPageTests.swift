import Foundation
import SceneModel
import Testing

/// The tables on the page about names that differ from UIKit are generated from the sources.
///
/// `SCENEC_RECORD=1` records them.
@Suite struct UIKitNamesPageTests {
  private static let page = "Sources/SceneUI/SceneUI.docc/UIKitNames.md"

  /// An unavailable declaration with a UIKit name.
  private struct Declared {
    var name: String
    var type: String?
    var new: String?
    var reason: String?
  }

  private static let types = declared(in: "UIKitTypes.swift")
  private static let uiKitNames = Dictionary(
    types.map { ($0.new ?? "", $0.name) } + [("GraphicsContext", "CGContext")],
    uniquingKeysWith: { first, _ in first })

  @Test("The tables match the sources")
  func tables() throws {
    var text = try Documented(Self.page).text
    text = Self.replacing("types", in: text, with: Self.typeTable)
    text = Self.replacing("members", in: text, with: Self.memberTable)
    text = Self.replacing("methods", in: text, with: Self.methodTable)
    let file = Documented.url(Self.page)
    if ProcessInfo.processInfo.environment["SCENEC_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(Self.page): run again without SCENEC_RECORD")
    } else {
      #expect(text == (try Documented(Self.page).text), "record the page with SCENEC_RECORD=1")
    }
    #expect(Self.types.count > 130)
  }

  @Test("Each type has the name that the compiler suggests")
  func suggestions() {
    #expect(Self.types.filter { $0.new == nil }.map(\.name) == [])
  }

  @Test("The protocols lack the methods that are never called")
  func uncalledMethods() throws {
    let sources = try Self.sources()
    for method in UncalledMethod.all where method.parameterType == nil {
      let labels = method.name.split(separator: "(")[1].dropLast().split(separator: ":").map(String.init)
      let base = method.name.prefix { $0 != "(" }
      let parameters = labels.map { $0 == "_" ? #"_ \w+: [^,)]+"# : "\($0)( \\w+)?: [^,)]+" }
      let pattern = try Regex("func \(base)\\(\\s*" + parameters.joined(separator: #",\s*"#) + #"\s*\)"#)
      let requirements = sources.flatMap { Self.requirements(of: method.protocolName, in: $0) }
      #expect(!requirements.isEmpty, "\(method.protocolName) does not exist")
      #expect(
        !requirements.contains { $0.contains(pattern) }, "\(method.protocolName) has \(method.name)")
    }
  }

  @Test("The list of delegate methods matches the sources")
  func delegateProtocols() throws {
    let rows = try Self.sources().flatMap(Self.protocols).sorted { $0.name < $1.name }.map { row in
      let names = ([row.name] + row.parents).joined(separator: ": ")
      return ["    \"\(names)\": \"\"\""] + row.methods.map { "    " + $0 } + ["    \"\"\","]
    }
    let lines =
      ["// Recorded by UIKitNamesPageTests.", "extension DelegateProtocol {"]
      + ["  static let rows: KeyValuePairs = ["] + rows.joined() + ["  ]", "}", ""]
    let path = "Sources/SceneModel/DelegateProtocol+All.swift"
    let text = lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["SCENEC_RECORD"] == "1" {
      try text.write(to: Documented.url(path), atomically: true, encoding: .utf8)
      Issue.record("recorded \(path): run again without SCENEC_RECORD")
    } else {
      let recorded = try String(contentsOf: Documented.url(path), encoding: .utf8)
      #expect(text == recorded, "record the list with SCENEC_RECORD=1")
    }
    let table = try #require(DelegateProtocol.all["TableViewDelegate"])
    let height = try #require(table.methods.first { $0.name == "tableView(_:heightForRowAt:)" })
    #expect(height.parameters == ["TableView", "IndexPath"] && height.result == "Double")
    #expect(
      DelegateProtocol.protocols(["TableViewDelegate"]).map(\.name) == [
        "ScrollViewDelegate", "TableViewDelegate",
      ])
  }

  // MARK: Tables

  private static var typeTable: String {
    let rows = types.filter { $0.reason != nil }.map {
      "| `\($0.name)` | `\($0.new ?? "")` | \(inCodeFont($0.reason ?? "")) |"
    }
    let plain = types.filter { $0.reason == nil }.map { "`\($0.name)`" }
    return """
      | UIKit | SceneUI | reason |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      Other types only lack the prefix, because Swift modules are namespaces:

      \(wrapped(plain.joined(separator: ", ") + "."))
      """
  }

  private static var memberTable: String {
    let members =
      declared(in: "UIKitMembers.swift")
      + ["View.swift", "Window.swift", "TextField.swift"].flatMap(declared)
    let rows = members.map { member in
      let owner = member.type.map { (uiKitName(of: $0), $0) } ?? ("", "")
      let new = member.new.map { "`\(owner.1).\($0)`" } ?? ""
      let old = member.name.hasPrefix("(") ? "\(owner.0)\(member.name)" : "\(owner.0).\(member.name)"
      return "| `\(old)` | \(new) | \(inCodeFont(member.reason ?? "")) |"
    }
    return "| UIKit | SceneUI | reason |\n|---|---|---|\n" + rows.joined(separator: "\n")
  }

  /// Returns the UIKit name of a type, which can be nested in another type.
  private static func uiKitName(of type: String) -> String {
    let outer = String(type.prefix { $0 != "." })
    return (uiKitNames[outer] ?? outer) + type.dropFirst(outer.count)
  }

  private static var methodTable: String {
    let rows = UncalledMethod.all.map { method in
      let type = method.parameterType.map { ", with `\($0)`" } ?? ""
      return
        "| `\(method.protocolName)` | `\(method.name)`\(type) | \(inCodeFont(method.advice)) |"
    }
    return "| protocol | method | instead |\n|---|---|---|\n" + rows.joined(separator: "\n")
  }

  private static func inCodeFont(_ text: String) -> String {
    text.replacing(#/ '([^']+)'/#) { " `\($0.output.1)`" }
  }

  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count >= 150 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.joined(separator: "\n")
  }

  /// Replaces the lines between the markers of a table.
  private static func replacing(_ name: String, in text: String, with table: String) -> String {
    let (start, end) = ("<!-- table of \(name) -->\n", "<!-- end -->")
    guard let opening = text.range(of: start),
      let closing = text.range(of: end, range: opening.upperBound..<text.endIndex)
    else {
      Issue.record("the page has no table of \(name)")
      return text
    }
    return text.replacingCharacters(
      in: opening.upperBound..<closing.lowerBound, with: "\n\(table)\n\n")
  }

  // MARK: Sources

  private static func sources() throws -> [String] {
    let folder = Documented.url("Sources/SceneUI")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  private static func requirements(of name: String, in source: String) -> [String] {
    guard let start = source.range(of: "public protocol \(name):") else { return [] }
    let rest = source[start.upperBound...]
    return [String(rest[..<(rest.range(of: "\n}\n")?.lowerBound ?? rest.endIndex)])]
  }

  private struct DeclaredProtocol {
    var name: String
    var parents: [String]
    var methods: [String]
  }

  private static func protocols(in source: String) -> [DeclaredProtocol] {
    let declaration = /(?m)^public protocol (\w+(?:Delegate|DataSource|Updating|FlowLayout)): ([^{]*)\{/
    return source.matches(of: declaration).map { match in
      let rest = source[match.range.upperBound...]
      let body = rest[..<(rest.range(of: "\n}\n")?.lowerBound ?? rest.endIndex)]
      let code = body.split(separator: "\n").filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      let words = code.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let methods = words.components(separatedBy: "func ").dropFirst().map { method in
        method.trimmingCharacters(in: .whitespaces).replacing("( ", with: "(").replacing(" )", with: ")")
          .replacing(/([(,] ?)(\w+) \w+:/) { "\($0.output.1)\($0.output.2):" }
      }
      let parents = match.output.2.split { ", ".contains($0) }.map(String.init)
      return DeclaredProtocol(
        name: String(match.output.1),
        parents: parents.filter { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }, methods: methods)
    }
  }

  private static func declared(in file: String) -> [Declared] {
    let folder = Documented.url("Sources/SceneUI")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    guard let path = paths.first(where: { $0.hasSuffix("/\(file)") }),
      let source = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    else { return [] }
    let attribute =
      /@available\(\s*\*, unavailable(?:, renamed:\s*"([^"]*)")?(?:,\s*message:\s*"([^"]*)")?\s*\)\s*([^{=]*)/
    let owner = /(?:extension|open class) ([A-Z][\w.]*)/
    return source.matches(of: attribute).map { match in
      let before = source[..<match.range.lowerBound]
      let declaration = String(match.output.3)
      return Declared(
        name: name(of: declaration),
        type: declaration.contains("typealias")
          ? nil : before.matches(of: owner).last.map { String($0.output.1) },
        new: match.output.1.map(String.init), reason: match.output.2.map(String.init))
    }
  }

  /// Returns the name of a declaration, such as `draw(_:)` or `(named:)` for an initializer.
  private static func name(of declaration: String) -> String {
    if let match = declaration.firstMatch(of: /(?:typealias|var) (\w+)/) { return String(match.output.1) }
    guard let match = declaration.firstMatch(of: /(?:func (\w+)|init\??)\(([^)]*)/) else {
      return declaration
    }
    let labels = match.output.2.split(separator: ", ").map {
      $0.drop(while: \.isWhitespace).prefix { $0 != " " && $0 != ":" } + ":"
    }
    return "\(match.output.1 ?? "")(\(labels.joined()))"
  }
}
