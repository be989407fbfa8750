import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum TextNeverLookedUp: ProjectRule {
  package static let description = RuleDescription(
    "text-never-looked-up", .localization, .note,
    summary: "No code looks up a string in a table",
    discussion: """
      A table for code, such as 'Localizable.strings', contains strings that code looks up with \
      'localizedString'. If no code looks up a key, the string is translated but never shown. Remove the \
      entry from the table in all languages.

      The rule requires the Swift sources ('--sources'), and checks only tables in which code looks up at \
      least one string. It does not check apps that use UIKit. If a key or the name of a table is computed \
      at run time, the rule reports nothing. It accepts each key that occurs as a string in code or in a \
      runtime attribute, and keys with more than 64 bytes.
      """,
    wrong: scene,
    wrongCompanions: [table(#""▶alarm" = "Wecker";"#), code],
    right: scene,
    rightCompanions: [table(""), code])

  private static let scene = RuleDescription.Sample.scenes(#"<viewController id="clock"/>"#)

  private static func table(_ more: String) -> RuleDescription.Companion {
    .init("de.lproj/Localizable.strings", "\"bell\" = \"Glocke\";\n\(more)")
  }

  private static let code = RuleDescription.Companion(
    "ClockViewController.swift",
    """
    final class ClockViewController: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = localizedString("bell")
      }
    }
    """)

  private static let maximumLength = 64

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    let kinds: Set<HostCode.NameKind> = [.text, .textTable]
    for host in diagnostics.hosts(for: Self.self, of: project) where !host.vocabulary.usesUIKitNames {
      diagnostics.skipUnclearNames(Self.self, kinds, in: host)
      let isUnclear = host.code.unclearNames.contains { kinds.contains($0.kind) && $0.names.isEmpty }
      guard let texts = host.texts, host.isAllCodeRead, !isUnclear else { continue }
      let uses = Dictionary(grouping: host.code.uses.filter { $0.kind == .text }) { $0.table ?? "" }
      let unclear = diagnostics.skipPossibleNames(Self.self, .textTable, in: host, among: Set(uses.keys))
      for (name, uses) in uses.sorted(by: { $0.key < $1.key }) where !unclear.contains(name) {
        let keys = Set(uses.map(\.name))
        guard let table = texts.table(name, wanting: keys) else { continue }
        let missing = keys.subtracting(table.keys).sorted()
        for (key, location) in texts.entries(name)
        where !keys.contains(key) && !host.code.literals.contains(key) && !host.runtimeTexts.contains(key)
          && key.utf8.count <= maximumLength
          && diagnostics.steps.closestMatch(to: key, in: missing, atMost: 2) == nil
        {
          diagnostics.add(Self.self, .never(key, in: name), at: location)
        }
      }
    }
  }
}

extension Message {
  fileprivate static func never(_ key: String, in table: String) -> Message {
    "No code looks up the string '\(translationKey: key)' in the table '\(table)'"
  }
}
