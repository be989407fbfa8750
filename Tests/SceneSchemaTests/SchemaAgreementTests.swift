import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Compares `Schemas/scene.rng` and `scene.xsd` with the checks of the compiler, using generated scenes with
/// and without moved elements and attributes.
@Suite("Schemas and rules accept the same documents")
struct SchemaAgreementTests {
  /// The validators of schemas, by their commands.
  enum Validator: String, CaseIterable {
    case relaxNG = "xmllint --noout --relaxng scene.rng"
    case xmlSchema = "xmllint --noout --schema scene.xsd"
    case jing = "jing scene.rng"

    var isInstalled: Bool {
      let name = rawValue.split(separator: " ")[0]
      return ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
      }
    }
  }

  /// Runs a round of 500 scenes.
  @Test("The schemas and the rules accept and reject the same documents", arguments: RandomSeeds.of(5))
  func agree(_ round: Int) throws {
    let vocabulary = Registry.library.vocabulary
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "schemas-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let schemas = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Schemas")
    for name in ["scene.rng", "scene.xsd"] {
      try FileManager.default.copyItem(
        at: schemas.appending(path: name), to: directory.appending(path: name))
    }
    var texts: [String: String] = [:]
    for number in 0..<500 {
      let (name, text) = ("\(number).scene", Self.scene(UInt64(round * 500 + number), vocabulary))
      texts[name] = text
      try Data(text.utf8).write(to: directory.appending(path: name))
    }
    let refused = try Validator.allCases.filter(\.isInstalled).map {
      (validator: $0, files: try Self.refused(by: $0, in: directory))
    }
    for files in refused.map(\.files) { #expect(files.isSubset(of: texts.keys)) }
    let compiler = SceneCompiler(vocabulary: vocabulary)
    var verdicts = (right: 0, wrong: 0)
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let source = SourceText(path: name, text)
      let diagnostics = compiler.validate(source)
      let verdict = StructuralVerdict(of: source, diagnostics: diagnostics, vocabulary: vocabulary)
      switch verdict {
      case .unspoken: continue
      case .right:
        verdicts.right += 1
        // The XML Schema lists all attributes. It has no attributes of unknown classes, and appearance rules
        // have only settable ones.
        let isStricter =
          Self.namesClass(text) || diagnostics.contains { $0.rule == "appearance-property-not-settable" }
        for (validator, files) in refused where files.contains(name) {
          if validator == .xmlSchema, isStricter { continue }
          Issue.record("refused by \(validator.rawValue), and right:\n\(text)")
        }
      case .wrong(let diagnostic):
        verdicts.wrong += 1
        // The XML Schema accepts what its grammar cannot express.
        for (validator, files) in refused where validator != .xmlSchema && !files.contains(name) {
          Issue.record("accepted by \(validator.rawValue), and wrong: \(diagnostic)\n\(text)")
        }
      }
    }
    #expect(verdicts.right > 150 && verdicts.wrong > 150, "\(verdicts)")
  }

  /// Returns whether an object of the scene has a class attribute.
  private static func namesClass(_ text: String) -> Bool {
    text.contains(/<(?!appearance)\w+\s[^>]*?\bclass="/)
  }

  /// Returns a small scene: libxml2 takes seconds for a large invalid one.
  private static func scene(_ seed: UInt64, _ vocabulary: Vocabulary) -> String {
    let scene = MutableElement.reading(RandomScene.text(seed: seed, limit: 6, vocabulary: vocabulary))
    var mutation = StructuralMutation(vocabulary: vocabulary, chance: Chance(seed: seed ^ 0x5CE7E))
    for _ in 0..<seed % 3 { mutation.mutate(scene) }
    return scene.written
  }

  private static func refused(by validator: Validator, in directory: URL) throws -> Set<String> {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.currentDirectoryURL = directory
    process.arguments = ["-c", "\(validator.rawValue) *.scene 2>&1"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    var refused: Set<String> = []
    for line in output.split(separator: "\n") {
      switch validator {
      case .relaxNG, .xmlSchema:
        if line.hasSuffix(" fails to validate") { refused.insert(String(line.dropLast(18))) }
      case .jing:
        guard let mark = line.firstRange(of: ".scene:") else { continue }
        refused.insert(String(line[..<mark.lowerBound].split(separator: "/").last ?? "") + ".scene")
      }
    }
    return refused
  }
}
