import SceneDiagnostics
import SceneModel
import SceneValues

/// What rules find in the files of a project.
package struct ProjectFindings {
  /// More names that are misspelt are not the work of a person.
  static let mostSlips = 1000

  /// By the index of the file.
  package private(set) var byFile: [Int: [Diagnostic]] = [:]
  /// What rules were silent about.
  package private(set) var skipped: [SkippedPlace] = []
  let steps: StepCounter
  private let project: Project
  private let source: (Int) -> SourceText
  /// Files are read again only where there is something to show.
  private var sources: [Int: SourceText] = [:]

  init(_ project: Project, steps: StepCounter, source: @escaping (Int) -> SourceText) {
    self.project = project
    self.steps = steps
    self.source = source
  }

  struct Note {
    let message: Message
    var site: Site?

    init(_ message: Message, at site: Site? = nil) {
      self.message = message
      self.site = site
    }
  }

  /// A diagnostic in a scene. Its fix-its are not asked for where there are none: in a file that is not in the scene
  /// language. To look for what was meant among 2,000 files, for each name, took a fifth of what there is to do for all
  /// of them together.
  mutating func add(
    _ rule: (some Rule).Type, _ message: Message, at site: Site, notes: [Note] = [],
    fixIts: @autoclosure () -> [FixIt] = []
  ) {
    let file = project.files[site.file]
    guard file.isChecked else { return }
    let fixIts = file.summary?.isForeign == true ? [] : fixIts()
    let notes = notes.map { note in Diagnostic.Note(note.message, at: note.site.map { location($0) }) }
    let finding = rule.description.diagnostic(
      message, at: location(site), notes: notes, fixIts: fixIts)
    byFile[site.file, default: []].append(finding)
  }

  /// A diagnostic in Swift code, of a severity of its own where it is not the rule's.
  mutating func add(
    _ rule: (some Rule).Type, _ message: Message, in host: Host, at place: HostCode.Place, notes: [Note] = [],
    severity: Severity? = nil
  ) {
    let notes = notes.map { note in Diagnostic.Note(note.message, at: note.site.map { location($0) }) }
    var finding = rule.description.diagnostic(message, at: host.code.location(place), notes: notes)
    finding.severity = severity ?? finding.severity
    byFile[Project.code, default: []].append(finding)
  }

  /// A diagnostic in a scene, with notes about Swift code, and of a severity of its own where it is not the rule's.
  mutating func add(
    _ rule: (some Rule).Type, _ message: Message, at site: Site, severity: Severity? = nil, in host: Host,
    _ places: [(Message, HostCode.Place)]
  ) {
    guard project.files[site.file].isChecked else { return }
    var finding = rule.description.diagnostic(
      message, at: location(site),
      notes: places.map { Diagnostic.Note($0, at: host.code.location($1)) })
    finding.severity = severity ?? finding.severity
    byFile[site.file, default: []].append(finding)
  }

  /// Notes that a rule is silent about all of the project.
  mutating func skip(_ rule: any Rule.Type, _ reason: NotChecked.Reason) {
    skipped.append(SkippedPlace(rule: rule.description.id, reason: reason, place: .everywhere))
  }

  /// Notes that a rule is silent about whole files.
  mutating func skip(_ rule: any Rule.Type, _ reason: NotChecked.Reason, inFiles files: [Int]) {
    skip(rule.description.id, reason, inFiles: files)
  }

  /// The same, for a rule that is no type of this module.
  mutating func skip(_ rule: RuleID, _ reason: NotChecked.Reason, inFiles files: [Int]) {
    guard !files.isEmpty else { return }
    skipped.append(SkippedPlace(rule: rule, reason: reason, place: .files(files)))
  }

  /// Notes that a rule is silent about a place in a scene.
  mutating func skip(_ rule: any Rule.Type, _ reason: NotChecked.Reason, at site: Site) {
    skip(rule.description.id, reason, at: site)
  }

  /// The same, for a rule that is no type of this module.
  mutating func skip(_ rule: RuleID, _ reason: NotChecked.Reason, at site: Site) {
    guard project.files[site.file].isChecked else { return }
    skipped.append(SkippedPlace(rule: rule, reason: reason, place: .scene(file: site.file, site.range)))
  }

  /// Notes that a rule is silent about a place in code.
  mutating func skip(
    _ rule: any Rule.Type, _ reason: NotChecked.Reason, in host: Host, at place: HostCode.Place
  ) {
    skipped.append(
      SkippedPlace(
        rule: rule.description.id, reason: reason, place: .code(host: host.index, place)))
  }

  mutating func location(_ site: Site) -> SourceLocation {
    let text = sources[site.file] ?? source(site.file)
    sources[site.file] = text
    return SourceLocation(text, site.range)
  }

  /// Puts all diagnostics in source order.
  mutating func sort() {
    byFile = byFile.mapValues { found in
      var found = found
      found.sortInSourceOrder()
      return found
    }
  }

  /// Puts others in the place of a file's findings.
  mutating func replace(in file: Int, _ findings: [Diagnostic]) {
    byFile[file] = findings.isEmpty ? nil : findings
  }
}
