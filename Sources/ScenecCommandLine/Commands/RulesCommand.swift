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
      Lists each rule with its category, default severity, and summary. For a full description of a rule, \
      use 'scenec explain'.
      """,
      examples: [
        ("scenec rules", "List all rules"),
        ("scenec rules --json", "List all rules as JSON, with descriptions"),
      ]))

  @Flag(help: "Print the output as JSON.")
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
