import SceneAnalysis
import ScenePreview
import SceneSyntax

/// What a catalog is to hold, and how it is to look.
package struct CatalogueRequest {
  /// Finds the files: asked again where some have come or gone.
  package var search: () throws -> SceneSearch
  /// Reads what is known of the program's classes: asked again where that has changed.
  package var program: () throws -> HostProgram
  /// What is wanted of the check that the diagnostics are of.
  package var check: () -> CheckRequest
  /// How scenes look where nobody chooses otherwise.
  package var look = LayoutSettings()
  /// How much a file may hold.
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
