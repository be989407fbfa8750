/// What checking files came to: what every renderer is given.
package struct Report: Sendable {
  /// The paths of all files that were to be checked, as they are printed, in the order of checking.
  package var files: [String]
  /// All diagnostics in the order of printing; setting them undoes what limits left out.
  package var findings: [Diagnostic] { didSet { kept = nil } }
  /// What kept a file from being checked at all. No finding: it says nothing about a scene.
  package var problems: [Problem]
  /// What rules did not check, because they know too little.
  package var notChecked: [NotChecked]
  /// From which severity on diagnostics stand in the way.
  package var failing: Severity

  /// A report that prints all its diagnostics, of which errors stand in the way unless another severity is
  /// given.
  package init(
    files: [String], findings: [Diagnostic], problems: [Problem] = [], notChecked: [NotChecked] = [],
    failing: Severity = .error
  ) {
    self.files = files
    self.findings = findings
    self.problems = problems
    self.notChecked = notChecked
    self.failing = failing
  }

  private var kept: (printed: [Diagnostic], omissions: [Omission])?

  /// The diagnostics that are printed.
  package var printed: [Diagnostic] { kept?.printed ?? findings }
  /// What is said in the place of the others.
  package var omissions: [Omission] { kept?.omissions ?? [] }

  mutating func keep(_ printed: [Diagnostic], _ omissions: [Omission]) { kept = (printed, omissions) }

  /// Why a file or a directory could not be checked.
  package struct Problem: Error {
    /// The file or directory.
    package var path: String
    /// "Cannot read 'a.scene': Permission denied"
    package var message: String

    /// A problem of this message with the file or directory of that path.
    package init(_ message: String, path: String) {
      self.message = message
      self.path = path
    }
  }

  /// All that is known of one path.
  struct Entry {
    let path: String
    var findings: [Diagnostic] = []
    var printed: [Diagnostic] = []
    var omissions: [Omission] = []
    var problems: [Problem] = []
  }

  /// What is known of each path, each once and without a leading `./`: first the files, then what only diagnostics or problems name.
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
    for finding in findings { entries[entry(finding.location.source.path)].findings.append(finding) }
    for finding in printed { entries[entry(finding.location.source.path)].printed.append(finding) }
    for omission in omissions {
      if let path = omission.path { entries[entry(path)].omissions.append(omission) }
    }
    for problem in problems { entries[entry(problem.path)].problems.append(problem) }
    return entries
  }

  /// "2 files: 1 error, 3 warnings"
  package var summary: String {
    "\(files.count) file\(files.count == 1 ? "" : "s"): \(findings.summary ?? "no findings")"
  }
}

extension String {
  /// A path without a leading `./`: readers compare it with names that never have it.
  var withoutDot: String { hasPrefix("./") && count > 2 ? String(dropFirst(2)) : self }
}
