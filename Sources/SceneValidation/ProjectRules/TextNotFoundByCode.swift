import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum TextNotFoundByCode: ProjectRule {
  package static let description = RuleDescription(
    "text-not-found-by-code", .localization, .warning,
    summary: "Code looks up a string that no translation table contains",
    discussion: """
      'NSLocalizedString', 'String(localized:)', and SceneUI's 'localizedString' return the key itself if the table does not contain the \
      key, so users see text such as 'alarm.title'. Correct the key in the code, or add it to the table. A \
      table contains a key if a '.strings', '.stringsdict', or '.xcstrings' file in any language contains it.

      Tables are often completed after the code is written. Therefore, the rule checks a table only if code \
      looks up at least 20 keys in the table and the table contains at least 95% of these keys, or if \
      'localizedString' looks up the key without a default value. In the second case, or if users see \
      readable text anyway, the diagnostic is only a note. Users see readable text if the call contains a \
      default value ('value:' or 'defaultValue:') or if the table's keys are readable text. However, it is a \
      warning if the key is similar to an unused key in the table, because the key is then probably \
      misspelled.

      The rule requires the Swift sources ('--sources'), and its diagnostics point to lines in these \
      sources. It resolves constants. It ignores keys that are computed at run time, and strings in other \
      bundles.
      """,
    wrong: scene,
    wrongCompanions: beside + [.init("Words.swift", code("▶\"bel\""))],
    right: scene,
    rightCompanions: beside + [.init("Words.swift", code("\"bell\""))])

  private static let scene = RuleDescription.Sample.scenes(#"<viewController id="clock"/>"#)

  private static let hours = (1...20).map { "hour\($0)" }

  private static let beside: [RuleDescription.Companion] = [
    .init(
      "de.lproj/Localizable.strings",
      hours.enumerated().map { "\"\($1)\" = \"\($0 + 1) Uhr\";" }.joined(separator: "\n")
        + "\n\"bell\" = \"Glocke\";")
  ]

  private static func code(_ key: String) -> String {
    let calls = (hours.map { "\"\($0)\"" } + [key]).map { "  NSLocalizedString(\($0), comment: \"\")," }
    return """
      import UIKit

      let words = [
      \(calls.joined(separator: "\n"))
      ]
      """
  }

  /// The minimum number of keys that code must use. With fewer keys or matches, the table might be unrelated to the code.
  private static let minimumKeyCount = 20
  private static let minimumShare = 0.95

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      diagnostics.skipUnclearNames(Self.self, [.text], in: host)
      guard let texts = host.texts else { continue }
      let uses = Dictionary(grouping: host.code.uses.filter { $0.kind == .text }) { $0.table ?? "" }
      for (name, uses) in uses.sorted(by: { $0.key < $1.key }) {
        let keys = Set(uses.map(\.name))
        // Another rule reports a missing table, unless the build generates it.
        guard let table = texts.table(name, wanting: keys) else { continue }
        let missed = uses.filter { !table.keys.contains($0.name) && !mayBeInScene($0) }
        let missing = Set(missed.map(\.name))
        guard !missing.isEmpty else { continue }
        let share = Double(keys.count - missing.count) / Double(keys.count)
        let isRepresentative = keys.count >= minimumKeyCount && share >= minimumShare
        let unused = table.keys.subtracting(keys).sorted()
        // Each key is reported once, because a single edit of the table, or one replacement in code, fixes all uses.
        var reported: Set<String> = []
        for use in missed {
          let isCompared = table.isWhole && (isRepresentative || use.isOfLibrary)
          // Keys are long and similar, so a difference of more than two characters indicates a different key.
          let intended =
            isCompared ? diagnostics.steps.closestMatch(to: use.name, in: unused, atMost: 2) : nil
          guard isCompared, isRepresentative || intended != nil || !use.hasDefault else {
            let reason: NotChecked.Reason = table.isWhole ? .tooFewTexts : .unreadTables
            diagnostics.skip(Self.self, reason, in: host, at: use.place)
            continue
          }
          guard reported.insert(use.name).inserted else { continue }
          // Without many keys or a similar key, the string may be missing because it is not written yet.
          let isNote = !isRepresentative || use.hasDefault || table.keysAreTexts
          report(use, in: name, intended, isNote: isNote, host, &diagnostics)
        }
      }
    }
  }

  private static func mayBeInScene(_ use: HostCode.NameUse) -> Bool {
    use.mayBeTextOfScene && use.name.utf8.contains(UInt8(ascii: "."))
  }

  private static func report(
    _ use: HostCode.NameUse, in name: String, _ intended: String?, isNote: Bool, _ host: Host,
    _ diagnostics: inout ProjectDiagnostics
  ) {
    diagnostics.add(
      Self.self, .notFound(use.name, in: name), in: host, at: use.place,
      notes: intended.map { [.init(.didYouMean($0))] } ?? [],
      severity: isNote && intended == nil ? .note : nil)
  }
}

extension Message {
  fileprivate static func notFound(_ key: String, in table: String) -> Message {
    "Table '\(table)' has no string with the key '\(shown(key))' in any language"
  }

  fileprivate static func didYouMean(_ key: String) -> Message {
    "did you mean '\(shown(key))', which no code uses?"
  }

  private static func shown(_ key: String) -> String {
    let line = key.map { $0.isNewline ? "⏎" : String($0) }.joined()
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
