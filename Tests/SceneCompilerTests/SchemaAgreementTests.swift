import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SceneUI
import SceneValidation
import Testing

/// Thousands of scenes, right and wrong, put before the rules and before `xmllint` with the project's schemas.
@Suite("Schemas agree with the rules")
struct SchemaAgreementTests {
  static let xmllint = ["/usr/bin/xmllint", "/usr/local/bin/xmllint", "/opt/homebrew/bin/xmllint"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  static let schemas = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Schemas")
    .standardizedFileURL
  let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)

  private struct Sample {
    var source: SourceText
    var findings: [Diagnostic]
  }

  private func sample(_ text: String) -> Sample {
    let source = SourceText(path: "sample.scene", text)
    return Sample(source: source, findings: compiler.validate(source))
  }

  /// Generated scenes of a small size and what became of them; a tenth of them is left as generated.
  private func samples() -> [Sample] {
    var mutation = StructuralMutation(vocabulary: compiler.vocabulary, chance: Chance(seed: 77))
    var samples: [Sample] = []
    for seed in 0..<800 as Range<UInt64> {
      let text = RandomScene.text(seed: seed + 5000)
      // xmllint takes seconds for each deep one.
      guard text.utf8.count < 4000 else { continue }
      let scene = Markup.reading(text)
      samples.append(sample(scene.written))
      for round in 0..<10 {
        // A file of views, now and then.
        let root = round == 9 ? Markup.nib(of: scene) : scene.copy
        for _ in 0..<(round % 3 == 0 ? 2 : 1) { mutation.mutate(root) }
        samples.append(sample(root.written))
      }
    }
    for rule in SceneRules.all.map({ $0.description }) {
      samples.append(sample(rule.right))
      samples.append(sample(rule.wrong.filter { $0 != RuleDescription.mark }))
    }
    return samples
  }

  @Test(.enabled(if: xmllint != nil, "skipped: 'xmllint' is not installed"))
  func onEverySample() throws {
    let samples = samples()
    let accepted = try validate(samples, "--relaxng", "scene.rng")
    var (rights, wrongs, unspoken, disagreements) = (0, 0, 0, 0)
    for (sample, isAccepted) in zip(samples, accepted) {
      let verdict = StructuralVerdict(
        of: sample.source, findings: sample.findings, vocabulary: compiler.vocabulary)
      switch verdict {
      case .unspoken:
        unspoken += 1
        continue
      case .right: rights += 1
      case .wrong: wrongs += 1
      }
      guard isAccepted != (verdict == .right) else { continue }
      disagreements += 1
      guard disagreements <= 5 else { continue }
      Issue.record(
        "rules: \(verdict), schema accepts: \(isAccepted)\n\(sample.source.text(SourceRange(0..<3000)))")
    }
    #expect(disagreements == 0)
    // Neither is it agreement to refuse or to let pass everything.
    #expect(rights > 800 && wrongs > 800, "\(rights) right, \(wrongs) wrong, \(unspoken) unspoken")

    let valid = samples.filter { !$0.findings.hasErrors }
    #expect(valid.count > 300)
    let acceptedByXSD = try validate(valid, "--schema", "scene.xsd")
    for (sample, isAccepted) in zip(valid, acceptedByXSD) where !isAccepted {
      Issue.record("the XSD refuses\n\(sample.source.text(SourceRange(0..<3000)))")
    }
    print(
      "Schema agreement: \(samples.count) scenes, \(rights) right, \(wrongs) wrong, \(unspoken) wrong only where the schema is silent; \(valid.count) valid ones before the XSD"
    )
  }

  /// One run of `xmllint` over all of them.
  private func validate(_ samples: [Sample], _ option: String, _ schema: String) throws -> [Bool] {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "scenec-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for (number, sample) in samples.enumerated() {
      try Data(sample.source.bytes).write(to: directory.appending(path: "\(number)"))
    }
    let log = directory.appending(path: "log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: Self.xmllint!)
    process.currentDirectoryURL = directory
    process.arguments =
      ["--noout", option, Self.schemas.appending(path: schema).path] + samples.indices.map(String.init)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    var verdicts = [Bool?](repeating: nil, count: samples.count)
    for line in try String(contentsOf: log, encoding: .utf8).split(separator: "\n") {
      if line.hasSuffix(" validates") { Int(line.dropLast(10)).map { verdicts[$0] = true } }
      if line.hasSuffix(" fails to validate") { Int(line.dropLast(18)).map { verdicts[$0] = false } }
    }
    return try verdicts.map { verdict in
      try #require(verdict as Bool?, "xmllint said nothing of a file") as Bool
    }
  }
}

extension Markup {
  /// A nib of the first scene's views; segues have no place in it.
  fileprivate static func nib(of scene: Markup) -> Markup {
    let views = scene.all.first { $0.name == "viewController" }?.children.filter { $0.name == "view" } ?? []
    let nib = Markup("nib", [("version", "1"), ("owner", "Host.Owner")], views.map(\.copy))
    for node in nib.all { node.children.removeAll { $0.name == "segue" } }
    return nib
  }
}
