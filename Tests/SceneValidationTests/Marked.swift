import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneResources
import SceneSyntax
import SceneValidation
import SceneValues
import SwiftInterface
import Testing

@testable import SceneProjects

/// A text without its marks `▶`, and the offsets of the marks.
struct Marked {
  let text: String
  let offsets: [Int]

  init(_ marked: String) {
    let parts = marked.split(separator: RuleDescription.mark, omittingEmptySubsequences: false)
    text = parts.joined()
    var offsets: [Int] = []
    for part in parts.dropLast() { offsets.append((offsets.last ?? 0) + part.utf8.count) }
    self.offsets = offsets
  }
}

/// The rule and the location of a diagnostic.
struct Found: Hashable, CustomStringConvertible {
  let rule: String
  let offset: Int
  let text: String

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule.rawValue
    offset = Int(diagnostic.location.range.start)
    text = diagnostic.message.text
  }

  var description: String { "\(offset): \(text) [\(rule)]" }
}

/// Returns the diagnostics of a file, including those of project rules for a project of only this file and
/// its companions.
func diagnostics(
  in text: String, beside companions: [RuleDescription.Companion] = [], vocabulary: Vocabulary = .alarmClock,
  optional: Set<RuleID> = []
) throws -> [Diagnostic] {
  let main = SourceText(path: "Clock.scene", text)
  let isForeign = text.hasPrefix("<document")
  let known = isForeign ? InterfaceBuilder.vocabulary(adding: vocabulary) : vocabulary
  let (code, vocabulary) = try hostCode(companions, known)
  let scenes = companions.filter { $0.name.hasSuffix(".scene") }
  let sources = [main] + scenes.map { SourceText(path: $0.name, $0.text) }
  var found: [Diagnostic] = []
  var files: [Project.File] = []
  for source in sources {
    if isForeign {
      var compiler = SceneCompiler(vocabulary: vocabulary)
      compiler.host = code
      let analysis = compiler.analysis(of: source)
      found += analysis.diagnostics
      files.append(Project.File(path: source.path, summary: analysis.summary))
      continue
    }
    let (diagnostics, summary) = try check(
      source, beside: source === main ? companions : [], vocabulary: vocabulary, host: code,
      optional: optional)
    found += diagnostics
    files.append(Project.File(path: source.path, summary: summary))
  }
  let hosts =
    code.map {
      [
        Project.Program(
          $0, vocabulary: vocabulary, files: Array(files.indices),
          assets: SceneResources(companions).assets.map { [$0] }, texts: TextTables(companions))
      ]
    } ?? []
  found += ProjectRules.check(Project(files, isWhole: true, hosts: hosts)) { sources[$0] }.values.joined()
  found.sortInSourceOrder()
  return found
}

/// Returns the declarations of the Swift files next to a sample, or nil if it has none.
private func hostCode(
  _ companions: [RuleDescription.Companion], _ vocabulary: Vocabulary
) throws -> (HostCode?, Vocabulary) {
  let code = companions.filter { $0.name.hasSuffix(".swift") }
  guard !code.isEmpty else { return (nil, vocabulary) }
  let texts = code.map { SourceText(path: $0.name, Marked($0.text).text) }
  // Samples are printed in full, so a low limit keeps them short.
  var limits = SwiftLimits()
  limits.depth = 30
  let targets = targets(companions)
  let files = try texts.map {
    var file = SourceFile(
      path: $0.path, module: vocabulary.usesUIKitNames ? "" : "Sample",
      facts: try SourceFacts(reading: $0.bytes, limits: limits))
    file.targets = targets.targets(of: "/\($0.path)")
    return file
  }
  let index = SourceIndex(SourceProgram(files: files, targets: targets.targets), known: vocabulary) {
    texts[$0]
  }
  var host = index.code
  host.sceneTargets = targets.targets(of: "/Clock.scene")
  return (host, index.vocabulary(adding: vocabulary))
}

/// Returns the targets of the Xcode projects next to a sample, which is in the root folder.
private func targets(_ companions: [RuleDescription.Companion]) -> BuildTargets {
  let projects = companions.filter { $0.name.hasSuffix(".xcodeproj/project.pbxproj") }
  var landmarks = ProjectLandmarks()
  landmarks.note(projects.map { String($0.name.prefix { $0 != "/" }) }, in: "/")
  return BuildTargets(landmarks) { path in
    projects.first { "/\($0.name)" == path }.map { Array($0.text.utf8) }
  }
}

/// Returns the diagnostics of the file rules and the summary for project rules.
func check(
  _ source: SourceText, beside companions: [RuleDescription.Companion] = [],
  vocabulary: Vocabulary = .alarmClock, host: HostCode? = nil, optional: Set<RuleID> = []
) throws -> (diagnostics: [Diagnostic], summary: FileSummary) {
  let (tree, diagnostics) = SyntaxParser.parse(source)
  #expect(diagnostics.map(\.message.text) == [])
  let document = SceneParser.document(of: try #require(tree), vocabulary: vocabulary)
  return SceneRules.check(
    document, vocabulary: vocabulary, resources: SceneResources(companions), host: host,
    optional: optional)
}

/// Expects a diagnostic of the rule at every mark, and no others. Enables rules that are off by default.
@discardableResult
func expectFindings(
  _ rule: RuleID, _ messages: String..., in sample: String,
  beside companions: [RuleDescription.Companion] = [],
  vocabulary: Vocabulary = .alarmClock,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> [Diagnostic] {
  let marked = Marked(sample)
  let found = try diagnostics(in: marked.text, beside: companions, vocabulary: vocabulary, optional: [rule])
  // The scene is named Clock.scene, which is sorted before its companions.
  let offsets = marked.offsets + companions.flatMap { Marked($0.text).offsets }
  #expect(
    found.map { Int($0.location.range.start) } == offsets, "\(found.map(Found.init))",
    sourceLocation: sourceLocation)
  #expect(
    found.allSatisfy { $0.rule == rule }, "\(found.map(Found.init))", sourceLocation: sourceLocation)
  if !messages.isEmpty { #expect(found.map(\.message.text) == messages, sourceLocation: sourceLocation) }
  return found
}

func expectSilence(
  _ text: String, beside companions: [RuleDescription.Companion] = [], vocabulary: Vocabulary = .alarmClock,
  optional: Set<RuleID> = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let found = try diagnostics(in: text, beside: companions, vocabulary: vocabulary, optional: optional)
  #expect(found.map(Found.init) == [], sourceLocation: sourceLocation)
}

func fixed(_ diagnostic: Diagnostic) -> String {
  var bytes = diagnostic.location.source.bytes
  let edits = diagnostic.fixIts.first?.edits ?? []
  for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
    bytes.replaceSubrange(edit.range.bytes, with: Array(edit.replacement.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension Diagnostic {
  /// The replacement text of the first fix.
  var intended: String? { fixIts.first?.edits.first?.replacement }
}

/// Returns a storyboard of one scene with an AlarmClockViewController `clock`.
func clock(_ connections: String = "", view: String = "") -> String {
  """
  <storyboard version="1" initial="clock">
    <scene>
      <viewController id="clock" class="AlarmClockViewController">
        \(connections)
        <view>\(view)</view>
      </viewController>
    </scene>
  </storyboard>
  """
}
