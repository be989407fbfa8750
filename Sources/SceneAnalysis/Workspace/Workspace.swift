import SceneDiagnostics
import SceneFiles
import SceneSyntax

/// What belongs to a project, or to several: the files to check, each with all that counts for it.
///
/// Files stand in the order in which they are reported. What they say is not read before a `Snapshot` is asked; what
/// counts for them (configurations, manifests, Swift sources, images) is read here, from the disk.
///
/// ```swift
/// let workspace = try Workspace(CheckRequest(classes: classes), SceneSearch(["Scenes"]).files)
/// let snapshot = Snapshot(workspace)
/// let edited = snapshot.replacing(text, of: "/home/me/Clock/Scenes/Clock.scene")
/// for finding in edited.examination.files.flatMap(\.findings) { print(finding.message) }
/// ```
package struct Workspace: Sendable {
  package let checks: [SceneCheck]
  private let planner: WorkspacePlanner

  package var cache: CheckCache? { planner.cache }
  /// The configurations and manifests that count, from the root.
  package var settingsFiles: Set<String> { planner.settingsFiles }
  /// The directories of images and colours, from the root.
  package var assetDirectories: Set<String> { planner.assetDirectories }
  /// The directories of Swift sources, from the root.
  package var sourceDirectories: Set<String> { planner.sourceDirectories }
  /// Where tables of translations are looked for.
  package var tables: TableSearch { planner.tables }

  /// Whether a rule is off for some of the files.
  package func leavesOut(_ rule: RuleID) -> Bool { checks.contains { !$0.severities.applies(rule) } }

  /// Files to check, but for those that only happened to be found and that their configurations leave out.
  ///
  /// - Parameters:
  ///   - request: what is wanted of the check.
  ///   - files: those that were found.
  ///   - memory: what is known of Swift sources from the last time.
  /// - Throws: `Failure` and `ReadError` where a configuration, a manifest, a directory of sources or of images cannot be
  ///   read or says something wrong.
  package init(
    _ request: CheckRequest, _ files: [SceneSearch.Found] = [], memory: SourceMemory = SourceMemory()
  ) throws {
    try self.init(WorkspacePlanner(request, memory: memory), files)
  }

  private init(_ planner: WorkspacePlanner, _ files: [SceneSearch.Found]) throws {
    var planner = planner
    checks = try planner.checks(of: files)
    self.planner = planner
  }

  /// Other files, where nothing that counts for them has changed on the disk since: it is not read again.
  package func containing(_ files: [SceneSearch.Found]) throws -> Workspace { try Workspace(planner, files) }
}
