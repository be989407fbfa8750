import SceneAnalysis
import ScenePreview
import SceneSyntax

package struct CatalogRequest {
  /// A closure that finds the files. It is called again after files are added or removed.
  package var search: () throws -> SceneSearch
  /// A closure that reads the host app's classes. It is called again after the classes change.
  package var program: () throws -> HostProgram
  package var check: () -> CheckRequest
  package var look = LayoutSettings()
  package var limits = SyntaxLimits.default

  package init(
    search: @escaping () throws -> SceneSearch, program: @escaping () throws -> HostProgram,
    check: @escaping () -> CheckRequest
  ) {
    self.search = search
    self.program = program
    self.check = check
  }
}
