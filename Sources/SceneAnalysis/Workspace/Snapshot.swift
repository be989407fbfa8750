import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneSyntax
import SceneValues

/// An immutable state of a workspace's files and their diagnostics. Each file is read and checked when it is first
/// accessed. A snapshot derived by an edit shares all results that the edit does not affect. Snapshots are thread-safe.
/// All paths are absolute.
package struct Snapshot: Sendable {
  package let workspace: Workspace
  private let entries: [Entry]
  private let places: [String: Int]
  private let madeOfPaths: MemoizedValues
  let held: UnsavedTexts
  let codeTableReads: CodeTableReads
  private let earlier: Earlier?
  private let project: Lazy<ProjectCheck>

  private final class Entry: Sendable {
    let check: SceneCheck
    let result: Lazy<Result<CheckedFile, Report.Problem>>
    private let readAnalysis: Lazy<Result<Analysis, ReadError>>
    let made = MemoizedValues()

    init(_ check: SceneCheck, _ held: UnsavedTexts) {
      let held = held.part(for: check.absolutePath)
      self.check = check
      let readAnalysis = Lazy { () -> Result<Analysis, ReadError> in
        do throws(ReadError) { return .success(try check.analysis(held)) } catch { return .failure(error) }
      }
      self.readAnalysis = readAnalysis
      result = Lazy { check.run(held) { () throws(ReadError) in try readAnalysis.value.get() } }
    }

    /// The analysis of the file. It does not wait for layout, which is part of the check.
    var analysis: Analysis? { try? readAnalysis.value.get() }
  }

  private struct Earlier {
    let project: ProjectCheck
    let changed: Set<String>
  }

  /// Creates a snapshot that reads each file from disk when it is first accessed.
  package init(_ workspace: Workspace) {
    self.init(
      workspace, workspace.checks.map { Entry($0, UnsavedTexts()) }, UnsavedTexts(),
      codeTables: CodeTableReads(), after: nil)
  }

  private init(
    _ workspace: Workspace, _ entries: [Entry],
    at places: (places: [String: Int], made: MemoizedValues)? = nil,
    _ held: UnsavedTexts, codeTables: CodeTableReads, after earlier: Earlier?
  ) {
    self.workspace = workspace
    codeTableReads = codeTables
    self.entries = entries
    madeOfPaths = places?.made ?? MemoizedValues()
    self.places =
      places?.places
      ?? Dictionary(entries.enumerated().map { ($1.check.absolutePath, $0) }) { first, _ in first }
    self.held = held
    self.earlier = earlier
    project = Lazy {
      let files = entries.compactMap { try? $0.result.value.get() }
      return earlier.flatMap { $0.project.replacing($0.changed, by: files) }
        ?? ProjectCheck(files, held, codeTables, after: earlier?.project)
    }
  }

  package func isChecked(_ path: String) -> Bool {
    places[path].map { entries[$0].result.known != nil } ?? false
  }

  package var uncheckedCount: Int { entries.count { $0.result.known == nil } }

  /// Returns a file checked without project rules, or nil if the file is unreadable or not in the workspace.
  package func checked(_ path: String) -> CheckedFile? {
    places[path].flatMap { try? entries[$0].result.value.get() }
  }

  /// Concurrently checks all files that have not been checked yet, and returns their number.
  @discardableResult
  package func check(advance: @Sendable () -> Void = {}) -> Int { check(while: { true }, advance: advance) }

  /// Checks the unchecked files while `isWanted` returns true. Returns the number of files that were unchecked before.
  /// `cancellation` returns the cancellation for the file at a path, or nil for that of the current thread.
  @discardableResult
  package func check(
    while isWanted: @Sendable () -> Bool,
    under cancellation: @Sendable (String) -> Cancellation? = { _ in nil },
    advance: @Sendable () -> Void
  ) -> Int {
    entries.filter { $0.result.known == nil }.concurrentMap { entry in
      guard isWanted(), !Cancellation.isRequested else { return }
      if let own = cancellation(entry.check.absolutePath) {
        own.during { _ = entry.result.value }
      } else {
        _ = entry.result.value
      }
      advance()
    }.count
  }

  package var checkResult: CheckResult {
    check()
    let codeTables = CodeTableCheck(workspace.checks, tables: workspace.tableChecks, codeTableReads)
    return CheckResult(
      project.value, codeTables,
      problems: [workspace.problem].compactMap(\.self)
        + entries.compactMap { entry in
          guard case .failure(let problem) = entry.result.value else { return nil }
          return problem
        } + project.value.problems + codeTables.problems)
  }

  var files: [CheckedFile] { entries.compactMap { try? $0.result.value.get() } }

  package func analysis(of path: String) -> Analysis? { places[path].flatMap { entries[$0].analysis } }

  /// Returns a value derived from a file's text, which is nil if the file cannot be read. All snapshots with the same
  /// text share the value. For each type of value, always pass the same function.
  package func made<Value: Sendable>(of path: String, _ make: (SourceText?) -> Value) -> Value? {
    places[path].map { place in entries[place].made.value { make(text(of: path)) } }
  }

  /// Returns the files for which a value of the specified type has not been created yet.
  package func paths<Value: Sendable>(without kind: Value.Type) -> [String] {
    entries.lazy.filter { !$0.made.has(kind) }.map(\.check.absolutePath)
  }

  /// Returns a value that all snapshots with the same files share. For each type, always pass the same function.
  package func madeOfPaths<Value: Sendable>(_ make: ([String]) -> Value) -> Value {
    madeOfPaths.value { make(paths) }
  }

  package func contains(_ path: String) -> Bool { places[path] != nil }

  func check(of path: String) -> SceneCheck? { places[path].map { entries[$0].check } }

  package func keep() throws { try workspace.cache?.save(files) }

  /// Returns a snapshot with new content for a file. If `text` is nil, the content on disk is used. Replacing a file
  /// outside the workspace has an effect only if other files refer to it. If the new content of a configuration or
  /// manifest is invalid, files are checked with its previous content.
  package func replacing(_ text: [UInt8]?, of path: String) -> Snapshot {
    replacing([(path, text)])
  }

  package func replacing(_ texts: [(path: String, bytes: [UInt8]?)]) -> Snapshot {
    let changed = texts.filter { $0.bytes == nil || self.held[$0.path] != $0.bytes }
    guard !changed.isEmpty else { return self }
    var held = held
    for (path, bytes) in changed { held[path] = bytes }
    return reading(Set(changed.map(\.path)), held)
  }

  /// Returns a snapshot that rereads changed files in the workspace and changed files to which these refer.
  package func rereading(_ paths: Set<String>) -> Snapshot { reading(paths, held) }

  /// Returns a snapshot of other files. The settings on disk must be unchanged. Throws the errors of `Workspace.init`.
  package func containing(_ files: [SceneSearch.Found]) throws -> Snapshot {
    with(try workspace.containing(files), held, codeTables: codeTableReads.rereading(held))
  }

  private func with(
    _ workspace: Workspace, _ held: UnsavedTexts, codeTables: CodeTableReads
  ) -> Snapshot {
    let entries = workspace.checks.map { check in
      if let place = places[check.absolutePath], self.entries[place].check.isSame(as: check) {
        return self.entries[place]
      }
      return Entry(check, held)
    }
    return Snapshot(workspace, entries, held, codeTables: codeTables, after: nil)
  }

  private func reading(_ paths: Set<String>, _ held: UnsavedTexts) -> Snapshot {
    let settings = paths.filter(workspace.areSettings)
    // Edits to scenes and code do not affect the string tables.
    let areTablesSame = paths.allSatisfy { places[$0] != nil || $0.hasSuffix(".swift") }
    let codeTables = areTablesSame ? codeTableReads : codeTableReads.rereading(held)
    let settled =
      settings.isEmpty ? self : with(workspace.rereading(settings, held), held, codeTables: codeTables)
    return settled.readingScenes(paths, held, codeTables)
  }

  private func readingScenes(
    _ paths: Set<String>, _ held: UnsavedTexts, _ codeTables: CodeTableReads
  ) -> Snapshot {
    var touched = Set(paths.compactMap { places[$0] })
    let tables = paths.filter(SceneFileName.isTable)
    if !tables.isEmpty {
      touched.formUnion(
        self.entries.indices.filter {
          workspace.tables.isAny(of: tables, ofSceneAt: self.entries[$0].check.displayPath)
        })
    }
    var entries = self.entries
    for place in touched { entries[place] = Entry(entries[place].check, held) }
    // The facts about files outside the workspace may have changed.
    let areAllKnown = paths.allSatisfy {
      places[$0] != nil || SceneFileName.isTable($0) && !isCodeTable($0)
    }
    let changed = touched.map { entries[$0].check.absolutePath }
    return Snapshot(
      workspace, entries, at: (places, madeOfPaths), held, codeTables: codeTables,
      after: areAllKnown ? known(but: changed) : nil)
  }

  private func known(but changed: [String]) -> Earlier? {
    if let known = project.known { return Earlier(project: known, changed: Set(changed)) }
    return earlier.map { Earlier(project: $0.project, changed: $0.changed.union(changed)) }
  }
}
