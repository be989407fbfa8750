import ScenePlatform
import SceneAnalysis
import SceneDiagnostics
import SceneFiles

enum ReportFormat: String, CaseIterable {
  case text, json, sarif, github, checkstyle, junit

  func render(_ report: Report, as text: TextReport) -> String {
    switch self {
    case .text: text.render(report)
    case .json: JSONRenderer().render(report)
    case .sarif:
      SARIFRenderer(
        version: Version.current, rules: RuleCatalog.all, directory: ProjectPath.currentDirectory ?? "/"
      ).render(report)
    case .github: GitHubRenderer().render(report)
    case .checkstyle: CheckstyleRenderer().render(report)
    case .junit: JUnitRenderer().render(report)
    }
  }

  static let list = allCases.map { "'\($0)'" }.joined(separator: ", ")
}
