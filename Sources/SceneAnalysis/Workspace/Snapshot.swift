import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneValues

/// The files of a workspace as they are at one moment, and what is found in them: nothing of it changes any more.
///
/// Each file is read and checked when somebody first asks. A snapshot that was made from another by an edit has all in
/// common with it that the edit does not touch: what the other found is not looked for again.
///
/// May be asked from several threads at a time. Paths are from the root.
package struct Snapshot: Sendable {
  package let workspace: Workspace
  private let entries: [Entry]
  /// The entries of files.
  private let places: [String: Int]
  /// What others made of the list of the files.
  private let madeOfPaths: MadeValues
  let held: HeldTexts
  /// The tables that code looks texts up in, as they were read.
  let codeTableReads: CodeTableReads
  /// What is known without a look at the files that have changed; nil where nothing is.
  private let earlier: Earlier?
  private let project: Lazy<ProjectCheck>

  /// One file, which is read and checked once.
  private final class Entry: Sendable {
    let check: SceneCheck
    let result: Lazy<Result<CheckedFile, Report.Problem>>
    private let readAnalysis: Lazy<Analysis?>
    /// What others made of the text.
    let made = MadeValues()

    init(_ check: SceneCheck, _ held: HeldTexts) {
      let held = held.part(for: check.absolutePath)
      self.check = check
      result = Lazy { check.run(held) }
      readAnalysis = Lazy { try? check.analysis(held) }
    }

    var analysis: Analysis? { (try? result.value.get())?.analysis ?? readAnalysis.value }
  }

  /// What an earlier snapshot found about the project, and the files that say something else since.
  private struct Earlier {
    let project: ProjectCheck
    let changed: Set<String>
  }

  /// The files of a workspace as they are on the disk when they are first asked for.
  package init(_ workspace: Workspace) {
    self.init(workspace, workspace.checks.map { Entry($0, HeldTexts()) }, HeldTexts(), after: nil)
  }

  /// Where the files are others than before, `places` is nil.
  private init(
    _ workspace: Workspace, _ entries: [Entry], at places: (places: [String: Int], made: MadeValues)? = nil,
    _ held: HeldTexts, codeTables: CodeTableReads = CodeTableReads(), after earlier: Earlier?
  ) {
    self.workspace = workspace
    codeTableReads = codeTables
    self.entries = entries
    madeOfPaths = places?.made ?? MadeValues()
    self.places =
      places?.places
      ?? Dictionary(entries.enumerated().map { ($1.check.absolutePath, $0) }) { first, _ in first }
    self.held = held
    self.earlier = earlier
    project = Lazy {
      let files = entries.compactMap { try? $0.result.value.get() }
      return earlier.flatMap { $0.project.replacing($0.changed, by: files) }
        ?? ProjectCheck(files, held, after: earlier?.project)
    }
  }

  // MARK: What is found

  /// Whether somebody has asked for what is found in a file.
  package func isChecked(_ path: String) -> Bool {
    places[path].map { entries[$0].result.known != nil } ?? false
  }

  /// How many files nobody has asked for yet.
  package var uncheckedCount: Int { entries.count { $0.result.known == nil } }

  /// What is found in a file alone, without what files make together. Nil where it cannot be read, and where it is none
  /// of the workspace's.
  package func checked(_ path: String) -> CheckedFile? {
    places[path].flatMap { try? entries[$0].result.value.get() }
  }

  /// Checks the files that nobody has asked for yet, side by side.
  ///
  /// - Parameter advance: is called whenever one more is done.
  /// - Returns: how many these were.
  @discardableResult
  package func check(advance: @Sendable () -> Void = {}) -> Int { check(while: { true }, advance: advance) }

  /// The same, until somebody wants it no more: files that were not begun then are left for whoever asks next.
  ///
  /// - Parameters:
  ///   - isWanted: is asked before each file.
  ///   - advance: is called whenever one more is done.
  /// - Returns: how many there were to check.
  @discardableResult
  package func check(while isWanted: @Sendable () -> Bool, advance: @Sendable () -> Void) -> Int {
    entries.filter { $0.result.known == nil }.concurrentMap { entry in
      guard isWanted() else { return }
      _ = entry.result.value
      advance()
    }.count
  }

  /// All that is found, in the files and in what they make together.
  package var examination: Examination {
    check()
    return Examination(
      files: project.value.result, codeFindings: project.value.codeFindings,
      notChecked: project.value.notChecked + NotChecked.layout(of: project.value.result),
      problems: [workspace.problem].compactMap(\.self)
        + entries.compactMap { entry in
          guard case .failure(let problem) = entry.result.value else { return nil }
          return problem
        } + project.value.problems, project: project.value)
  }

  /// The files without what they make together.
  var files: [CheckedFile] { entries.compactMap { try? $0.result.value.get() } }

  /// What can be told of a file: its structure, its outline, what it compiles to. Nil where the file cannot be read, and
  /// where it is none of the workspace's.
  package func analysis(of path: String) -> Analysis? { places[path].flatMap { entries[$0].analysis } }

  /// What somebody makes of a file's text: once for the file as it is, and shared by all snapshots in which it says the
  /// same. A type of value is made in one way.
  ///
  /// - Parameters:
  ///   - path: that of a file of the workspace, from the root.
  ///   - make: makes it of the text; nil where the file cannot be read.
  /// - Returns: the value; nil for a file that is none of the workspace's.
  package func made<Value: Sendable>(of path: String, _ make: (SourceText?) -> Value) -> Value? {
    places[path].map { place in entries[place].made.value { make(text(of: path)) } }
  }

  /// The files of which nobody has made a kind of value yet.
  package func paths<Value: Sendable>(without kind: Value.Type) -> [String] {
    entries.lazy.filter { !$0.made.has(kind) }.map(\.check.absolutePath)
  }

  /// What somebody makes of the list of the files: once for all snapshots that have the same files. A type of value is made in one
  /// way.
  package func madeOfPaths<Value: Sendable>(_ make: ([String]) -> Value) -> Value {
    madeOfPaths.value { make(paths) }
  }

  /// Whether a file is one of the workspace's.
  package func contains(_ path: String) -> Bool { places[path] != nil }

  func check(of path: String) -> SceneCheck? { places[path].map { entries[$0].check } }

  /// Keeps what was found for the next run, where the request has a cache.
  package func keep() throws { try workspace.cache?.save(files) }

  // MARK: What is different

  /// Another snapshot, in which one file has another text than on the disk: a scene, a table of translations, a Swift
  /// source, a configuration, or a class manifest.
  ///
  /// Where a configuration or a manifest cannot be read as one, the problems of the examination say so, and the files are
  /// checked by what it said before.
  ///
  /// - Parameters:
  ///   - text: the bytes of the whole file; nil for what it says on the disk.
  ///   - path: that of the file. One that is not to be checked counts where others lead to it.
  /// - Returns: another snapshot, which has all in common with this one that the edit does not touch.
  package func replacing(_ text: [UInt8]?, of path: String) -> Snapshot {
    guard text == nil || held[path] != text else { return self }
    var held = held
    held[path] = text
    return reading([path], held)
  }

  /// Another snapshot, after files were written on the disk.
  ///
  /// - Parameter paths: others than those of the workspace count where these lead to them.
  /// - Returns: another snapshot, which has all in common with this one that does not hang on these files.
  package func rereading(_ paths: Set<String>) -> Snapshot { reading(paths, held) }

  /// Other files, where nothing that counts for them has changed on the disk: those that stay are not read again.
  ///
  /// - Throws: what making a `Workspace` does.
  package func containing(_ files: [SceneSearch.Found]) throws -> Snapshot {
    with(try workspace.containing(files), held)
  }

  private func with(
    _ workspace: Workspace, _ held: HeldTexts, codeTables: CodeTableReads = CodeTableReads()
  ) -> Snapshot {
    let entries = workspace.checks.map { check in
      if let place = places[check.absolutePath], self.entries[place].check.isSame(as: check) {
        return self.entries[place]
      }
      return Entry(check, held)
    }
    return Snapshot(workspace, entries, held, codeTables: codeTables, after: nil)
  }

  private func reading(_ paths: Set<String>, _ held: HeldTexts) -> Snapshot {
    let settings = paths.filter(workspace.areSettings)
    // Scenes and code are no tables: while they are typed, tables stay as they were read.
    let areTablesSame = paths.allSatisfy { places[$0] != nil || $0.hasSuffix(".swift") }
    let codeTables = areTablesSame ? codeTableReads : CodeTableReads()
    let settled =
      settings.isEmpty ? self : with(workspace.rereading(settings, held), held, codeTables: codeTables)
    return settled.readingScenes(paths, held, codeTables)
  }

  private func readingScenes(
    _ paths: Set<String>, _ held: HeldTexts, _ codeTables: CodeTableReads
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
    // What was known of unchecked files may have changed.
    let areAllKnown = paths.allSatisfy { places[$0] != nil || SceneFileName.isTable($0) }
    let changed = touched.map { entries[$0].check.absolutePath }
    return Snapshot(
      workspace, entries, at: (places, madeOfPaths), held, codeTables: codeTables,
      after: areAllKnown ? known(but: changed) : nil)
  }

  /// What is known of the project, but for what some files say now.
  private func known(but changed: [String]) -> Earlier? {
    if let known = project.known { return Earlier(project: known, changed: Set(changed)) }
    return earlier.map { Earlier(project: $0.project, changed: $0.changed.union(changed)) }
  }
}
