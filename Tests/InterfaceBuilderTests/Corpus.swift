import Foundation
import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import SceneValues
import Testing

/// Third-party storyboards and nibs, which are read but never copied into the project.
enum Corpus {
  struct File {
    let path: String
    let tree: SyntaxTree

    private var type: String {
      tree.names.id(of: "type").flatMap { tree.attribute($0, of: tree.root) }.map { tree.value(of: $0) } ?? ""
    }
    var isArchive: Bool { tree.name(of: tree.root) == "archive" }
    var isMac: Bool { type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") }
    /// Whether all names of the file's format and platform are known.
    var isOfToday: Bool { !isArchive && !isMac }
  }

  static let directory = ProcessInfo.processInfo.environment["SCENEC_CORPUS"]

  static let files: [File] = {
    guard let directory, let found = FileManager.default.enumerator(atPath: directory) else { return [] }
    let paths = found.compactMap { $0 as? String }.filter {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }
    return paths.sorted().compactMap { path in
      let whole = "\(directory)/\(path)"
      guard let data = FileManager.default.contents(atPath: whole),
        let tree = SyntaxParser.parse(SourceText(path: whole, bytes: Array(data))).tree,
        InterfaceBuilder.isDocument(tree), InterfaceBuilder.translate(tree).tree != nil
      else { return nil }
      return File(path: whole, tree: tree)
    }
  }()

  static func document(of file: File) throws -> (SceneDocument, ImportStatistics) {
    let translation = InterfaceBuilder.translate(file.tree)
    let document = SceneParser.document(
      of: try #require(translation.tree), vocabulary: InterfaceBuilder.vocabulary(adding: Fixture.vocabulary))
    return (document, try #require(translation.statistics))
  }

  /// Returns the count of another XML parser, `xmllint`.
  static func count(_ path: String, in file: String) throws -> Int {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["xmllint", "--xpath", "count(\(path))", file]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }
}
