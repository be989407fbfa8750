import ArgumentParser
import SceneAnalysis
import SceneDiagnostics
import SceneSchema

struct RulesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List all rules.",
    discussion: Manual.discussion(
      """
      For each rule its name, the kind of matter that it is about, how severe its findings are unless a \
      configuration says otherwise, and its summary. 'scenec explain' tells all of one.
      """,
      examples: [
        ("scenec rules", "List all rules"),
        ("scenec rules --json", "List them for a program, with what there is to say of each"),
      ]))

  @Flag(help: "Print JSON.")
  var json = false

  func execute() throws -> ExitStatus {
    try StandardStreams.print(json ? RuleListRenderer().render(RuleCatalog.all) : table)
    return .success
  }

  private var table: String {
    var table = AlignedColumns(rows: [["rule", "category", "severity", "summary"]])
    for rule in RuleCatalog.all {
      let severity = rule.isOffByDefault ? "off" : rule.severity.rawValue
      table.rows.append([rule.id.rawValue, rule.category.rawValue, severity, rule.summary])
    }
    return table.lines().joined(separator: "\n") + "\n"
  }
}
