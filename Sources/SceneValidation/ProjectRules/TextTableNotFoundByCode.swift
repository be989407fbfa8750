import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

package enum TextTableNotFoundByCode: ProjectRule {
  package static let description = RuleDescription(
    "text-table-not-found-by-code", .localization, .warning,
    summary: "Code looks up a string in a table that does not exist",
    discussion: """
      'NSLocalizedString(_:tableName:bundle:value:comment:)', 'String(localized:table:)', and similar calls \
      return the key itself if the app has no table with that name in any language. The text is not \
      translated, and no error occurs. Correct the table's name in the code, or add the table. A table \
      consists of the '.strings', '.stringsdict', and '.xcstrings' files with its name.

      The rule reports each table once, and only if scenec searched the whole project for tables. To search \
      the whole project, pass the project's directory, or a directory that contains it, to '--sources'. If \
      all calls contain a default value ('value:' or 'defaultValue:'), the diagnostic is a note. The rule \
      resolves constants. It ignores table names that are computed at run time, and tables in other bundles. \
      Its diagnostics point to lines in the Swift sources.
      """,
    wrong: scene,
    wrongCompanions: beside + [.init("Bell.swift", code("▶\"Alrams\""))],
    right: scene,
    rightCompanions: beside + [.init("Bell.swift", code("\"Alarms\""))])

  private static let scene = RuleDescription.Sample.scenes(#"<viewController id="clock"/>"#)

  private static let beside: [RuleDescription.Companion] = [
    .init(
      "de.lproj/Alarms.strings",
      """
      "bell" = "Glocke";
      """)
  ]

  private static func code(_ table: String) -> String {
    """
    import UIKit

    let bell = NSLocalizedString("bell", tableName: \(table), comment: "The sound of an alarm")
    """
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      diagnostics.skipUnclearNames(Self.self, [.textTable], in: host)
      // If there are no tables at all, the build may generate them.
      guard let texts = host.texts, !texts.names.isEmpty else { continue }
      let missing = host.code.uses.filter { $0.kind == .textTable && !texts.names.contains($0.name) }
      guard texts.areAll else {
        for use in missing { diagnostics.skip(Self.self, .partOfProject, in: host, at: use.place) }
        continue
      }
      var reported: Set<String> = []
      for use in missing.filter({ !$0.hasDefault }) + missing.filter(\.hasDefault)
      where reported.insert(use.name).inserted {
        let intended = diagnostics.steps.closestMatch(to: use.name, in: texts.names.sorted())
        diagnostics.add(
          Self.self, .notFound(use.name), in: host, at: use.place,
          notes: intended.map { [.init(.didYouMean($0))] } ?? [], severity: use.hasDefault ? .note : nil)
      }
    }
  }
}

extension Message {
  fileprivate static func notFound(_ name: String) -> Message {
    "Translation table '\(name)' does not exist"
  }

  fileprivate static func didYouMean(_ name: String) -> Message { "did you mean '\(name)'?" }
}
