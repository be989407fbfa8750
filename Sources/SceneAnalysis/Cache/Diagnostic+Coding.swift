import SceneDiagnostics

extension Diagnostic: CacheCodable {
  static var blank: Self { Diagnostic(rule: .blank, severity: .note, message: .blank, at: .blank) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&rule, &severity, &message, &location)
    coder.code(&notes, &fixIts)
  }
}

extension RuleID: CacheCodable {
  static var blank: Self { RuleID(rawValue: "") }
  mutating func code(with coder: inout CacheCoder) { coder.code(&rawValue) }
}

extension Severity: CacheCodable {}

extension SourceLocation: CacheCodable {
  static let blank = SourceLocation(SourceText(path: "", bytes: []), .blank)

  /// Encodes or decodes the range and the index of its source. If the source is another file in the project, the index
  /// equals the number of sources, and the path of the file follows the index.
  mutating func code(with coder: inout CacheCoder) {
    let sources = coder.sources
    var index = sources.firstIndex { $0 === source } ?? sources.count
    coder.code(&index, below: sources.count + 1)
    var path = source.path
    if index == sources.count { coder.code(&path) }
    coder.code(&range)
    guard coder.isReading, !coder.isDamaged else { return }
    source = index < sources.count ? sources[index] : coder.otherSources.text(at: path)
  }
}

extension Diagnostic.Note: CacheCodable {
  static var blank: Self { Diagnostic.Note(.blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&message, &location) }
}

extension FixIt: CacheCodable {
  static var blank: Self { FixIt(.blank, edits: []) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&message, &isSafe, &edits) }
}

extension FixIt.Edit: CacheCodable {
  static var blank: Self { FixIt.Edit(.blank, with: "") }
  mutating func code(with coder: inout CacheCoder) { coder.code(&range, &replacement) }
}
