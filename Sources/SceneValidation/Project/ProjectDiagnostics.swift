import SceneDiagnostics
import SceneModel
import SceneValues

package struct ProjectDiagnostics {
  static let maxMisspellings = 1000

  package private(set) var byFile: [Int: [Diagnostic]] = [:]
  package private(set) var skipped: [SkippedPlace] = []
  let steps: StepCounter
  private let project: Project
  private let source: (Int) -> SourceText
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

  /// Adds a diagnostic in a scene. A fix that cannot be applied, as in files of other formats, is reported as a note.
  mutating func add(
    _ rule: (some Rule).Type, _ message: Message, at site: Site, notes: [Note] = [],
    fixIts: @autoclosure () -> [FixIt] = []
  ) {
    let file = project.files[site.file]
    guard file.isChecked else { return }
    let isForeign = file.summary?.isForeign == true
    let suggestions = fixIts()
    let fixIts = suggestions.filter { !isForeign && !$0.edits.isEmpty }
    let texts = suggestions.filter { isForeign || $0.edits.isEmpty }
    let notes =
      notes.map { note in Diagnostic.Note(note.message, at: note.site.map { location($0) }) }
      + texts.map { Diagnostic.Note($0.message) }
    let diagnostic = rule.description.diagnostic(
      message, at: location(site), notes: notes, fixIts: fixIts)
    byFile[site.file, default: []].append(diagnostic)
  }

  mutating func add(
    _ rule: (some Rule).Type, _ message: Message, in host: Host, at place: HostCode.Place, notes: [Note] = [],
    severity: Severity? = nil
  ) {
    let notes = notes.map { note in Diagnostic.Note(note.message, at: note.site.map { location($0) }) }
    byFile[Project.code, default: []].append(
      rule.description.diagnostic(message, at: host.code.location(place), severity: severity, notes: notes))
  }

  mutating func add(_ rule: (some Rule).Type, _ message: Message, at location: SourceLocation) {
    byFile[Project.code, default: []].append(rule.description.diagnostic(message, at: location))
  }

  mutating func add(
    _ rule: (some Rule).Type, _ message: Message, at site: Site, notes: [Note] = [],
    severity: Severity? = nil, in host: Host, _ places: [(Message, HostCode.Place)]
  ) {
    guard project.files[site.file].isChecked else { return }
    let notes = notes.map { note in Diagnostic.Note(note.message, at: note.site.map { location($0) }) }
    byFile[site.file, default: []].append(
      rule.description.diagnostic(
        message, at: location(site), severity: severity,
        notes: notes + places.map { Diagnostic.Note($0, at: host.code.location($1)) }))
  }

  mutating func addConflicts(in host: Host, at place: HostCode.Place) {
    let source = host.code.location(place).source
    byFile[Project.code, default: []] += MergeConflict.all(in: source.bytes).map { $0.diagnostic(in: source) }
  }

  mutating func skip(_ rule: any Rule.Type, _ reason: NotChecked.Reason) {
    skipped.append(SkippedPlace(rule: rule.description.id, reason: reason, place: .everywhere))
  }

  mutating func skip(_ rule: any Rule.Type, _ reason: NotChecked.Reason, inFiles files: [Int]) {
    skip(rule.description.id, reason, inFiles: files)
  }

  mutating func skip(_ rule: RuleID, _ reason: NotChecked.Reason, inFiles files: [Int]) {
    guard !files.isEmpty else { return }
    skipped.append(SkippedPlace(rule: rule, reason: reason, place: .files(files)))
  }

  mutating func skip(_ rule: any Rule.Type, _ reason: NotChecked.Reason, at site: Site) {
    skip(rule.description.id, reason, at: site)
  }

  mutating func skip(_ rule: RuleID, _ reason: NotChecked.Reason, at site: Site) {
    guard project.files[site.file].isChecked else { return }
    skipped.append(SkippedPlace(rule: rule, reason: reason, place: .scene(file: site.file, site.range)))
  }

  mutating func skip(
    _ rule: any Rule.Type, _ reason: NotChecked.Reason, in host: Host, at place: HostCode.Place
  ) {
    skip(rule.description.id, reason, in: host, at: place)
  }

  mutating func skip(
    _ rule: RuleID, _ reason: NotChecked.Reason, in host: Host, at place: HostCode.Place
  ) {
    skipped.append(SkippedPlace(rule: rule, reason: reason, place: .code(host: host.index, place)))
  }

  mutating func location(_ site: Site) -> SourceLocation {
    let text = sources[site.file] ?? source(site.file)
    sources[site.file] = text
    return SourceLocation(text, site.range)
  }

  mutating func sort() {
    byFile = byFile.mapValues { found in
      var found = found
      found.sortInSourceOrder()
      return found
    }
  }

  mutating func replace(in file: Int, _ diagnostics: [Diagnostic]) {
    byFile[file] = diagnostics.isEmpty ? nil : diagnostics
  }
}
