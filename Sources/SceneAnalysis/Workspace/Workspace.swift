import SceneDiagnostics
import SceneFiles
import SceneSyntax
import SceneValues

/// The files to check in one or more projects, each with its settings.
///
/// The files are in the order in which they are reported. A `Snapshot` reads their content on demand. Their settings
/// (configurations, manifests, Swift sources, and images) are read when the workspace is created.
///
/// ```swift
/// let workspace = try Workspace(CheckRequest(classes: classes), SceneSearch(["Scenes"]).files)
/// let snapshot = Snapshot(workspace)
/// let edited = snapshot.replacing(text, of: "/home/me/Clock/Scenes/Clock.scene")
/// for diagnostic in edited.checkResult.files.flatMap(\.diagnostics) { print(diagnostic.message) }
/// ```
package struct Workspace: Sendable {
  package let checks: [SceneCheck]
  package let tableChecks: [SceneCheck]
  /// The error in changed settings, or nil if the settings are valid. Until it is fixed, the previous settings apply.
  let problem: Report.Problem?
  private let planner: WorkspacePlanner
  private let files: [SceneSearch.Found]
  private let pending: Set<String>

  package var cache: CheckCache? { planner.cache }
  package var settingsFiles: Set<String> { planner.settingsFiles }
  package var assetDirectories: Set<String> { planner.assetDirectories }
  package var sourceDirectories: Set<String> { planner.sourceDirectories }
  package var projectFiles: Set<String> { planner.projectFiles }
  package var tables: TableSearch { planner.tables }

  package func leavesOut(_ rule: RuleID) -> Bool { checks.contains { !$0.severities.applies(rule) } }

  /// Creates a workspace. Omits files that were found by a search if their configuration excludes them. Throws `Failure`
  /// or `ReadError` if a configuration, manifest, source directory, or image directory is invalid or cannot be read.
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
    let all = try planner.checks(of: files)
    checks = all.filter { !SceneFileName.isTable($0.absolutePath) }
    tableChecks = checks.count == all.count ? [] : all.filter { SceneFileName.isTable($0.absolutePath) }
    self.planner = planner
    self.files = files
    self.pending = pending
    self.problem = problem
  }

  /// Returns a workspace that contains other files. The settings on disk must not have changed.
  package func containing(_ files: [SceneSearch.Found]) throws -> Workspace {
    try Workspace(planner, files, pending, problem)
  }

  func areSettings(in path: String) -> Bool { planner.areSettings(in: path) }

  /// Returns a copy with changed settings. If the settings are invalid, the copy's `problem` describes the error.
  func rereading(_ settings: Set<String>, _ held: UnsavedTexts) -> Workspace {
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
    (checks, tableChecks) = (other.checks, other.tableChecks)
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
