import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValidation

/// A file that was checked, with its diagnostics. A file retains its text only if it has diagnostics, because thousands
/// of instances exist at a time. This type is a class so that the lists of files can be copied quickly after each edit.
package final class CheckedFile: Sendable {
  package let check: SceneCheck
  package let path: String
  private let readResources: SceneResources?
  let tablePaths: [String]
  let own: [Diagnostic]
  let others: [Diagnostic]
  package let summary: FileSummary?
  /// The names of storyboards to which the file can refer if its summary has unknown links, or nil for any storyboard.
  let nameReferences: Set<String>?
  let kept: CheckCache.Kept?
  /// The reason why part of the file was not laid out, or nil if all of it was laid out or layout is turned off.
  let layoutGap: LayoutOutcome.Gap?
  private let source: SourceText?

  /// Creates a file that was read. Retains `source` only if there are diagnostics, or if `keepsText` is true because the
  /// text differs from the file on disk. `summary` is nil if the file could not be read.
  init(
    check: SceneCheck, source: SourceText, resources: SceneResources = SceneResources(), own: [Diagnostic],
    summary: FileSummary?,
    kept: CheckCache.Kept? = nil, keepsText: Bool = false, layoutGap: LayoutOutcome.Gap? = nil
  ) {
    self.check = check
    path = source.path
    readResources = resources
    tablePaths = resources.tables.map(\.source.path)
    self.own = own
    others = []
    self.summary = summary
    self.kept = kept
    self.layoutGap = layoutGap
    if summary?.areLinksKnown == true {
      nameReferences = []
    } else {
      nameReferences = source.bytes.isEmpty ? nil : StoryboardReferences.names(in: source.bytes)
    }
    // Standard input cannot be read again.
    self.source = own.isEmpty && check.path != "-" && !keepsText ? nil : source
  }

  /// Creates an unread file that is unchanged and has no diagnostics. `summary` is nil if no project rules run.
  init(
    unopened check: SceneCheck, tablePaths: [String], summary: FileSummary?, kept: CheckCache.Kept?,
    layoutGap: LayoutOutcome.Gap? = nil
  ) {
    self.check = check
    path = check.displayPath
    readResources = nil
    self.tablePaths = tablePaths
    own = []
    others = []
    self.summary = summary
    nameReferences = []
    self.kept = kept
    self.layoutGap = layoutGap
    source = nil
  }

  private init(_ file: CheckedFile, own: [Diagnostic]? = nil, others: [Diagnostic]) {
    check = file.check
    path = file.path
    readResources = file.readResources
    tablePaths = file.tablePaths
    self.own = own ?? file.own
    self.others = others
    summary = file.summary
    nameReferences = file.nameReferences
    kept = file.kept
    layoutGap = file.layoutGap
    source = file.source
  }

  func adding(_ diagnostics: [Diagnostic]) -> CheckedFile {
    guard !diagnostics.isEmpty || !others.isEmpty else { return self }
    var others = check.severities.applied(to: diagnostics)
    if SceneFileName.isForeign(check.absolutePath) {
      // These fixes are written in the scene language, which Xcode files do not use.
      for index in others.indices { others[index].fixIts = [] }
    }
    return CheckedFile(self, others: others)
  }

  func keeping(_ isKept: (Diagnostic) -> Bool) -> CheckedFile {
    CheckedFile(self, own: own.filter(isKept), others: others)
  }

  var resources: SceneResources {
    readResources ?? (try? check.readResources().resources) ?? SceneResources(assets: check.options.assets)
  }

  package var diagnostics: [Diagnostic] {
    guard !others.isEmpty else { return own }
    var all = own + others
    all.sortInSourceOrder()
    return all
  }

  /// The text of the file, which is read again if it was not retained. If the file was deleted, the text is empty.
  package var text: SourceText {
    source ?? others.first?.location.source ?? (try? check.read()) ?? SourceText(path: path, bytes: [])
  }
}
