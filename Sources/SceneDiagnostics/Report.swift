package struct Report: Sendable {
  package var files: [String]
  /// All diagnostics in printing order. Setting this property removes the limits on printed diagnostics.
  package var diagnostics: [Diagnostic] { didSet { kept = nil } }
  /// The errors that prevented files from being checked. They are not diagnostics because they do not concern a scene.
  package var problems: [Problem]
  package var notChecked: [NotChecked]
  package var failing: Severity

  package init(
    files: [String], diagnostics: [Diagnostic], problems: [Problem] = [], notChecked: [NotChecked] = [],
    failing: Severity = .error
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.problems = problems
    self.notChecked = notChecked
    self.failing = failing
  }

  private var kept: (printed: [Diagnostic], omittedDiagnostics: [OmittedDiagnostics])?

  package var printed: [Diagnostic] { kept?.printed ?? diagnostics }
  package var omittedDiagnostics: [OmittedDiagnostics] { kept?.omittedDiagnostics ?? [] }

  mutating func keep(_ printed: [Diagnostic], _ omittedDiagnostics: [OmittedDiagnostics]) {
    kept = (printed, omittedDiagnostics)
  }

  package struct Problem: Error {
    package var path: String
    package var message: String

    package init(_ message: String, path: String) {
      self.message = message
      self.path = path
    }
  }

  struct Entry {
    let path: String
    var diagnostics: [Diagnostic] = []
    var printed: [Diagnostic] = []
    var omittedDiagnostics: [OmittedDiagnostics] = []
    var problems: [Problem] = []
  }

  /// The results for each unique path. Checked files come first, followed by the other paths in diagnostics and problems.
  var entries: [Entry] {
    var entries: [Entry] = []
    var index: [String: Int] = [:]
    func entry(_ path: String) -> Int {
      let path = path.withoutDot
      if let known = index[path] { return known }
      index[path] = entries.count
      entries.append(Entry(path: path))
      return entries.count - 1
    }
    for path in files { _ = entry(path) }
    for diagnostic in diagnostics {
      entries[entry(diagnostic.location.source.path)].diagnostics.append(diagnostic)
    }
    for diagnostic in printed { entries[entry(diagnostic.location.source.path)].printed.append(diagnostic) }
    for omitted in omittedDiagnostics {
      if let path = omitted.path { entries[entry(path)].omittedDiagnostics.append(omitted) }
    }
    for problem in problems { entries[entry(problem.path)].problems.append(problem) }
    return entries
  }

  /// The skipped checks to print by default. Checks that were skipped for an obvious reason are excluded. For a single file
  /// without diagnostics, checks of whole files are also excluded if an option makes them possible.
  package var importantNotChecked: [NotChecked] {
    let isClean = files.count == 1 && diagnostics.isEmpty
    return notChecked.filter {
      !$0.reason.isObvious && (!isClean || !$0.isAboutFiles || $0.reason.isUnavoidable)
    }
  }

  package var summary: String {
    let unread = problems.isEmpty ? nil : "\(problems.count) not read"
    let counts = [diagnostics.summary, unread].compactMap { $0 }
    return "\(files.count) file\(files.count == 1 ? "" : "s"): "
      + (counts.isEmpty ? "no problems" : counts.joined(separator: ", "))
  }
}

extension String {
  /// The path without a leading `./`. Consumers compare this path with paths that never start with `./`.
  var withoutDot: String { hasPrefix("./") && count > 2 ? String(dropFirst(2)) : self }
}
