import SceneDiagnostics
import SceneResources

/// A file rule that also checks the tables for code, in which translations are compared with the development language.
package protocol CodeTableRule: FileRule {
  static func check(_ table: CodeTable, into diagnostics: inout [Diagnostic])
}
