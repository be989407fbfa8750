import SceneDiagnostics
import SceneResources

/// A file rule that does not require the scene to which a table belongs. It therefore also checks the tables for code.
package protocol TableRule: CodeTableRule {
  static func check(_ tables: [StringsTable], into diagnostics: inout [Diagnostic])
}

extension TableRule {
  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    check(scene.resources.tables, into: &diagnostics)
  }

  package static func check(_ table: CodeTable, into diagnostics: inout [Diagnostic]) {
    check(table.files, into: &diagnostics)
  }
}
