import SceneDiagnostics
import SceneFiles
import SceneSyntax
import SceneValues

/// What belongs to a project, or to several: the files to check, each with all that counts for it.
///
/// Files stand in the order in which they are reported. What they say is not read before a `Snapshot` is asked; what
/// counts for them (configurations, manifests, Swift sources, images) is read here.
///
/// ```swift
/// let workspace = try Workspace(CheckRequest(classes: classes), SceneSearch(["Scenes"]).files)
/// let snapshot = Snapshot(workspace)
/// let edited = snapshot.replacing(text, of: "/home/me/Clock/Scenes/Clock.scene")
/// for finding in edited.examination.files.flatMap(\.findings) { print(finding.message) }
/// ```
package struct Workspace: Sendable {
  package let checks: [SceneCheck]
  /// What is wrong with a configuration, a manifest or a directory of sources since it changed. Until that is mended, the
  /// files are checked by what it said before.
  let problem: Report.Problem?
  private let planner: WorkspacePlanner
  /// All files that were found, those among them that configurations leave out.
  private let files: [SceneSearch.Found]
  /// What has changed since and does not count yet, since something is wrong.
  private let pending: Set<String>

  package var cache: CheckCache? { planner.cache }
  /// The configurations and manifests that count, from the root.
  package var settingsFiles: Set<String> { planner.settingsFiles }
  /// The directories of images and colors, from the root.
  package var assetDirectories: Set<String> { planner.assetDirectories }
  /// The directories of Swift sources, from the root.
  package var sourceDirectories: Set<String> { planner.sourceDirectories }
  /// The projects, packages and files of settings that say which targets files are of, from the root.
  package var projectFiles: Set<String> { planner.projectFiles }
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

  private init(
    _ planner: WorkspacePlanner, _ files: [SceneSearch.Found], _ pending: Set<String> = [],
    _ problem: Report.Problem? = nil
  ) throws {
    var planner = planner
    checks = try planner.checks(of: files)
    self.planner = planner
    self.files = files
    self.pending = pending
    self.problem = problem
  }

  /// Other files, where nothing that counts for them has changed on the disk since: it is not read again.
  package func containing(_ files: [SceneSearch.Found]) throws -> Workspace {
    try Workspace(planner, files, pending, problem)
  }

  // MARK: What counts for the files

  /// Whether a file says what counts for others: whether it is a configuration, a manifest or a Swift source, or would
  /// be if it were there.
  func areSettings(in path: String) -> Bool { planner.areSettings(in: path) }

  /// The same files, after some of what counts for them has changed in memory or on the disk: the rest is not read again.
  ///
  /// - Returns: the workspace with a `problem` where something is wrong with what has changed.
  func rereading(_ settings: Set<String>, _ held: HeldTexts) -> Workspace {
    let changed = pending.union(settings)
    do {
      var planner = planner
      planner.forget(changed, held)
      return try Workspace(planner, files)
    } catch {
      return Workspace(self, changed, Self.problem(error, with: changed))
    }
  }

  private init(_ other: Workspace, _ pending: Set<String>, _ problem: Report.Problem) {
    checks = other.checks
    planner = other.planner
    files = other.files
    self.pending = pending
    self.problem = problem
  }

  private static func problem(_ error: any Error, with changed: Set<String>) -> Report.Problem {
    let message = (error as? Failure)?.message ?? "\(error)"
    let paths = changed.map(ProjectPath.relative).sorted()
    return Report.Problem(message, path: paths.first(where: message.contains) ?? paths.first ?? "")
  }
}
