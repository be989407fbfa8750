import SceneAnalysis
import ScenePreview
import SceneSyntax

/// The content and appearance of a catalogue.
package struct CatalogueRequest {
  /// Finds the files. Called again after files are added or removed.
  package var search: () throws -> SceneSearch
  /// Reads the classes of the host app. Called again after they change.
  package var program: () throws -> HostProgram
  /// Returns the settings of the check that provides the diagnostics.
  package var check: () -> CheckRequest
  /// The default layout settings of scenes.
  package var look = LayoutSettings()
  /// The size limits of files.
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
