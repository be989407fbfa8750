import SceneAnalysis
import ScenePreview
import SceneSyntax

package struct CatalogRequest {
  /// Finds the files. Called again after files are added or removed.
  package var search: () throws -> SceneSearch
  /// Reads the classes of the host app. Called again after they change.
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
