/// How many diagnostics are printed. All are counted: in the summary, for the exit code, for baselines and fixes.
package struct FindingLimits: Sendable {
  /// Of one rule in one file.
  package var ofRuleInFile: Int
  /// In all.
  package var total: Int

  /// Limits of 100 diagnostics of a rule in a file and 10,000 in all, unless others are given.
  package init(ofRuleInFile: Int = 100, total: Int = 10_000) {
    self.ofRuleInFile = ofRuleInFile
    self.total = total
  }

  /// Limits that leave nothing out.
  package static let none = FindingLimits(ofRuleInFile: .max, total: .max)
}

/// Diagnostics that a report counts and does not print.
package struct Omission: Sendable, Hashable {
  /// Of one rule in one file; neither is there for those that are too many in all.
  package let rule: RuleID?
  /// The file; nil for those that are too many in all.
  package let path: String?
  /// How many diagnostics are left out.
  package internal(set) var count: Int

  /// "and 20 more diagnostics of 'unknown-attribute'"
  package var message: String {
    "and \(count) more finding\(count == 1 ? "" : "s")" + (rule.map { " of '\($0)'" } ?? "")
  }
}

extension Report {
  private struct Place: Hashable {
    let rule: RuleID
    let path: String
  }

  /// Prints so many diagnostics, the first ones, and no more.
  package mutating func limit(by limits: FindingLimits) {
    var counts: [Place: Int] = [:]
    var printed: [Diagnostic] = []
    var omitted: [Omission] = []
    var indices: [Place?: Int] = [:]
    for finding in findings {
      let place = Place(rule: finding.rule, path: finding.location.source.path)
      counts[place, default: 0] += 1
      let isOfTooMany = counts[place]! > limits.ofRuleInFile
      guard isOfTooMany || printed.count >= limits.total else {
        printed.append(finding)
        continue
      }
      let key = isOfTooMany ? place : nil
      if indices[key] == nil {
        indices[key] = omitted.count
        omitted.append(Omission(rule: key?.rule, path: key?.path, count: 0))
      }
      omitted[indices[key]!].count += 1
    }
    // What is too many in all comes last.
    keep(printed, omitted.filter { $0.rule != nil } + omitted.filter { $0.rule == nil })
  }
}
