import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValidation

/// A file as it was read, and what was found in it.
///
/// Thousands of them are held at a time: the text only of those that have something to show. An object, since lists of
/// them are copied with each edit of one.
package final class CheckedFile: Sendable {
  package let check: SceneCheck
  /// The path that is printed.
  package let path: String
  /// What stands beside it; nil where nothing had to be read.
  private let readResources: SceneResources?
  /// The tables of translations among that.
  let tablePaths: [String]
  /// The diagnostics of rules about one file.
  let own: [Diagnostic]
  /// The diagnostics of rules about the whole project; empty before these rules have run.
  let others: [Diagnostic]
  /// What the file has to say to those; nil where it could not be read.
  package let summary: FileSummary?
  /// The storyboards that it may lead to where its summary does not know all links; nil where that may be any.
  let mentions: Set<String>?
  /// The key of the file in the cache; nil without a cache.
  let kept: CheckCache.Kept?
  /// Whether all of it was laid out, or nothing was to be.
  let isLaidOut: Bool
  private let source: SourceText?
  /// What was made of the text, where the file says something else.
  let analysis: Analysis?

  /// A file that was read.
  ///
  /// - Parameters:
  ///   - check: what read it.
  ///   - source: its text, which is held only where there is something to show of it.
  ///   - resources: what stands beside it.
  ///   - own: the diagnostics of rules about one file.
  ///   - summary: what it has to say to those about the whole project; nil where it could not be read.
  ///   - kept: by what a cache knows it.
  ///   - analysis: to hold text and analysis in any case: where the file says something else.
  ///   - isLaidOut: whether all of it was laid out, or nothing was to be.
  init(
    check: SceneCheck, source: SourceText, resources: SceneResources = SceneResources(), own: [Diagnostic],
    summary: FileSummary?,
    kept: CheckCache.Kept? = nil, analysis: Analysis? = nil, isLaidOut: Bool = true
  ) {
    self.check = check
    path = source.path
    readResources = resources
    tablePaths = resources.tables.map(\.source.path)
    self.own = own
    others = []
    self.summary = summary
    self.kept = kept
    self.isLaidOut = isLaidOut
    if summary?.knowsLinks == true {
      mentions = []
    } else {
      // Nothing was read of a file that was too large.
      mentions = source.bytes.isEmpty ? nil : StoryboardMentions.names(in: source.bytes)
    }
    self.analysis = analysis
    // Standard input cannot be read again.
    self.source = own.isEmpty && check.path != "-" && analysis == nil ? nil : source
  }

  /// A file that was not opened: nothing was found in it, and nobody has touched it since.
  ///
  /// - Parameters:
  ///   - check: what would have read it.
  ///   - tablePaths: the tables of translations beside it.
  ///   - summary: nil where rules about the whole project are not asked either.
  ///   - kept: nil where there is nothing to keep.
  init(unopened check: SceneCheck, tablePaths: [String], summary: FileSummary?, kept: CheckCache.Kept?) {
    self.check = check
    path = check.displayPath
    readResources = nil
    self.tablePaths = tablePaths
    own = []
    others = []
    self.summary = summary
    mentions = []
    self.kept = kept
    isLaidOut = true
    source = nil
    analysis = nil
  }

  private init(_ file: CheckedFile, others: [Diagnostic]) {
    check = file.check
    path = file.path
    readResources = file.readResources
    tablePaths = file.tablePaths
    own = file.own
    self.others = others
    summary = file.summary
    mentions = file.mentions
    kept = file.kept
    isLaidOut = file.isLaidOut
    source = file.source
    analysis = file.analysis
  }

  /// The same file with what the rules about the whole project say of it.
  func adding(_ findings: [Diagnostic]) -> CheckedFile {
    guard !findings.isEmpty || !others.isEmpty else { return self }
    var others = check.severities.applied(to: findings)
    if SceneFileName.isForeign(check.absolutePath) {
      // A mend would write the scene language into a file that is not in it.
      for index in others.indices { others[index].fixIts = [] }
    }
    return CheckedFile(self, others: others)
  }

  /// The resources beside it. Files that were deleted meanwhile are missing.
  var resources: SceneResources {
    readResources ?? (try? check.readResources().resources) ?? SceneResources(assets: check.options.assets)
  }

  /// In source order.
  package var findings: [Diagnostic] {
    guard !others.isEmpty else { return own }
    var all = own + others
    all.sortInSourceOrder()
    return all
  }

  /// The text, read anew where nothing was to show. What has gone in between is empty.
  package var text: SourceText {
    source ?? others.first?.location.source ?? (try? check.read()) ?? SourceText(path: path, bytes: [])
  }
}
