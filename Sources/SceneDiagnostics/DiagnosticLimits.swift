/// The maximum numbers of diagnostics to print. These limits do not affect the summary, exit code, baselines, or fixes.
package struct DiagnosticLimits: Sendable {
  package var ofRuleInFile: Int
  package var total: Int

  package init(ofRuleInFile: Int = 100, total: Int = 10_000) {
    self.ofRuleInFile = ofRuleInFile
    self.total = total
  }

  package static let none = DiagnosticLimits(ofRuleInFile: .max, total: .max)
}

/// A group of diagnostics that a report counts but does not print.
package struct OmittedDiagnostics: Sendable, Hashable {
  package let rule: RuleID?
  package let path: String?
  package internal(set) var count: Int

  /// A message such as "and 20 more diagnostics of 'unknown-attribute'".
  package var message: String {
    "and \(count) more diagnostic\(count == 1 ? "" : "s")" + (rule.map { " of '\($0)'" } ?? "")
  }

  var messageWithPath: String { message + (path.map { " in '\($0)'" } ?? "") }
}

extension Report {
  private struct Place: Hashable {
    let rule: RuleID
    let path: String
  }

  package mutating func limit(by limits: DiagnosticLimits) {
    var counts: [Place: Int] = [:]
    var printed: [Diagnostic] = []
    var omitted: [OmittedDiagnostics] = []
    var indices: [Place?: Int] = [:]
    for diagnostic in diagnostics {
      let place = Place(rule: diagnostic.rule, path: diagnostic.location.source.path)
      counts[place, default: 0] += 1
      let isOfTooMany = counts[place]! > limits.ofRuleInFile
      guard isOfTooMany || printed.count >= limits.total else {
        printed.append(diagnostic)
        continue
      }
      let key = isOfTooMany ? place : nil
      if indices[key] == nil {
        indices[key] = omitted.count
        omitted.append(OmittedDiagnostics(rule: key?.rule, path: key?.path, count: 0))
      }
      omitted[indices[key]!].count += 1
    }
    keep(printed, omitted.filter { $0.rule != nil } + omitted.filter { $0.rule == nil })
  }
}
