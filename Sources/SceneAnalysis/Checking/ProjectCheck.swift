import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneProjects
import SceneModel
import SceneResources
import SceneSyntax
import SceneValidation
import SceneValues

/// A check that applies project rules to checked files, using the summaries of other files to which they refer.
package struct ProjectCheck: Sendable {
  private var checked: [CheckedFile]
  private var files: [Project.File]
  private var known: Set<String>
  private var folders: SceneFolders
  private var names: StoryboardNames?
  private var beside: Beside
  private let held: UnsavedTexts
  private let codeTables: CodeTableReads
  private let texts = Locked<[ObjectIdentifier: HostTexts]>([:])
  private var hasSearchedForNames = false
  private(set) var diagnostics: [Int: [Diagnostic]] = [:]
  private var skipped: [SkippedPlace] = []

  /// The files that are not part of the check, by absolute path. Each file is read once. Each location is searched once.
  private struct Beside: Sendable {
    var files: [String: Project.File] = [:]
    var nameReferences: [String: Set<String>?] = [:]
    var scenes: [[String]: [String]] = [:]
  }

  package init(_ checked: [CheckedFile]) { self.init(checked, UnsavedTexts(), CodeTableReads()) }

  /// Creates a check. Reuses the directory searches and the unchecked files of `earlier`.
  init(
    _ checked: [CheckedFile], _ held: UnsavedTexts, _ codeTables: CodeTableReads,
    after earlier: ProjectCheck? = nil
  ) {
    self.checked = checked
    self.held = held
    self.codeTables = codeTables
    folders = earlier?.folders ?? SceneFolders()
    beside = earlier?.beside ?? Beside()
    files = Self.files(checked, after: earlier)
    if let earlier, earlier.files.count == files.count,
      zip(earlier.files, files).allSatisfy({ $0.path == $1.path })
    {
      known = earlier.known
    } else {
      known = Set(files.map(\.path))
    }
    guard !checked.isEmpty else { return }
    repeat {
      followNames()
      let names = earlier?.names.flatMap { $0.areOf(files) ? $0 : nil }
      let project = Project(files, isWhole: true, hosts: hosts(of: files), names: names)
      self.names = project.names
      let found = ProjectRules.diagnostics(in: project, source: text)
      diagnostics = found.byFile
      skipped = found.skipped
    } while searchAdjacentFiles() || searchNamesInCode()
  }

  private static func files(_ checked: [CheckedFile], after earlier: ProjectCheck?) -> [Project.File] {
    checked.enumerated().map { index, file in
      guard let earlier, index < earlier.checked.count,
        earlier.files[index].path == file.check.absolutePath
      else {
        return Project.File(
          path: file.check.absolutePath, summary: file.summary, nameReferences: file.nameReferences)
      }
      return earlier.files[index].with(file.summary, nameReferences: file.nameReferences)
    }
  }

  /// Returns a copy of this check with new results for the files at the absolute paths in `changed`, or nil if the rules
  /// must run again because the summaries differ in more than source ranges or a diagnostic refers to a changed file.
  func replacing(_ changed: Set<String>, by files: [CheckedFile]) -> ProjectCheck? {
    guard files.count == checked.count else { return nil }
    var result = self
    var paths: Set<String> = []
    var indices: Set<Int> = []
    for (index, file) in files.enumerated() where changed.contains(file.check.absolutePath) {
      guard self.files[index].path == file.check.absolutePath, let before = self.files[index].summary,
        let after = file.summary, before.suppressions.isEmpty, before.equalsIgnoringRanges(as: after),
        self.files[index].nameReferences == file.nameReferences
      else { return nil }
      result.checked[index] = file
      result.files[index].summary = after
      paths.insert(file.path)
      indices.insert(index)
    }
    let isSkippedIn = skipped.contains { skipped in
      if case .scene(let file, _) = skipped.place { indices.contains(file) } else { false }
    }
    let isPointedAt = diagnostics.values.joined().contains { diagnostic in
      ([diagnostic.location] + diagnostic.notes.compactMap(\.location)).contains {
        paths.contains($0.source.path)
      }
    }
    return isPointedAt || isSkippedIn || paths.count != changed.count ? nil : result
  }

  func replacing(_ changed: [Int], in files: [CheckedFile]) -> ProjectCheck {
    replacing(Set(changed.map { files[$0].check.absolutePath }), by: files)
      ?? ProjectCheck(files, held, codeTables, after: self)
  }

  package var result: [CheckedFile] {
    SharedTables.applied(to: checked).enumerated().map { index, file in
      file.adding(diagnostics[index] ?? [])
    }
  }

  package var notChecked: [NotChecked] {
    guard !skipped.isEmpty else { return [] }
    let hosts = hosts(of: files)
    let rules = Set(skipped.map(\.rule)).filter { rule in
      checked.contains { $0.check.severities.applies(rule) }
    }
    return skipped.filter { rules.contains($0.rule) }.reported { place in
      switch place {
      case .everywhere: []
      case .files(let files): files.prefix(NotChecked.maxPlaces).map { .init(path: checked[$0].path) }
      case .scene(let file, let range): [.init(SourceLocation(text(file), range))]
      case .code(let host, let place): [.init(hosts[host].code.location(place))]
      }
    }
  }

  package var problems: [Report.Problem] { folders.problems }

  /// Whether all relevant files were checked and every searched directory contains a checked file.
  var isSelfContained: Bool {
    let places = Set(checked.map { LexicalPath.directory(of: $0.check.absolutePath) })
    return files.count == checked.count && problems.isEmpty && folders.directories.allSatisfy(places.contains)
  }

  /// The diagnostics of source files and asset catalogs.
  package var codeDiagnostics: [Diagnostic] {
    guard let found = diagnostics[Project.code],
      let check = checked.first(where: { $0.check.sources != nil })?.check
    else { return catalogConflicts }
    return check.severities.applied(to: found) + catalogConflicts
  }

  private var catalogConflicts: [Diagnostic] {
    var seen: Set<String> = []
    return checked.flatMap { file in
      (file.check.options.assets?.conflicts ?? []).filter { seen.insert($0).inserted }.flatMap { path in
        let shown = ProjectPath.relative(path)
        let source = (try? held.read(path, displayPath: shown)) ?? SourceText(path: shown, bytes: [])
        return file.check.severities.applied(
          to: MergeConflict.all(in: source.bytes).map { $0.diagnostic(in: source) })
      }
    }
  }

  private func hosts(of files: [Project.File]) -> [Project.Program] {
    var sources: [HostSources] = []
    var indices: [[Int]] = []
    for index in checked.indices {
      guard let own = checked[index].check.sources else { continue }
      if let known = sources.firstIndex(where: { $0 === own }) {
        indices[known].append(index)
      } else {
        sources.append(own)
        indices.append([index])
      }
    }
    return zip(sources, indices).map { own, indices in
      // Code for other platforms matters only if documents of several platforms are checked.
      let platforms = Set(indices.compactMap { files[$0].summary?.platforms })
      let platform = platforms.count == 1 ? platforms.first : nil
      let compiler = checked[indices[0]].check.compiler.adapted(to: platform)
      var code = compiler.host ?? own.index.code
      code.sceneTargets = nil
      let all = indices + Array(checked.count..<files.count)
      return Project.Program(
        code, vocabulary: compiler.vocabulary, files: all, assets: assets(ofFiles: indices),
        texts: texts(of: own, besideFiles: indices).tables(codeTables),
        targets: targets(of: all, among: files, by: own.targets),
        copying: targets(copying: all, among: files, by: own.targets))
    }
  }

  private func texts(of sources: HostSources, besideFiles indices: [Int]) -> HostTexts {
    let id = ObjectIdentifier(sources)
    if let known = texts.withLock({ $0[id] }) { return known }
    var folders: Set<String> = []
    let paths = indices.lazy.map { self.checked[$0].check }.filter {
      !SceneFileName.isForeign($0.absolutePath)
        && folders.insert(LexicalPath.directory(of: $0.absolutePath)).inserted
    }.flatMap { (try? $0.options.tables.codeTableFiles(besideSceneAt: $0.displayPath)) ?? [] }
    let all = sources.texts.adding(Set(paths.map { LexicalPath.absolute($0.path) }), held)
    texts.withLock { $0[id] = all }
    return all
  }

  /// Returns the targets of each file whose targets are known. The result is empty if the project has only one app.
  private func targets(
    of indices: [Int], among files: [Project.File], by targets: BuildTargets
  ) -> [Int: Set<Int>] {
    guard targets.targets.count(where: \.isProgram) > 1 else { return [:] }
    return Dictionary(uniqueKeysWithValues: indices.map { ($0, targets.targets(of: files[$0].path)) })
      .compactMapValues(\.self)
  }

  /// Returns the targets that copy a file into their bundle, for each file that shares its name with another file.
  private func targets(
    copying indices: [Int], among files: [Project.File], by targets: BuildTargets
  ) -> [Int: Set<Int>] {
    guard !targets.targets.isEmpty else { return [:] }
    let sharing = Dictionary(grouping: indices) { files[$0].stem.name }.values.filter { $0.count > 1 }
    return Dictionary(
      uniqueKeysWithValues: sharing.joined().map { ($0, targets.targets(copying: files[$0].path)) })
  }

  /// Returns the images and colors of an app, or nil if the images and colors of any of its projects are unknown.
  private func assets(ofFiles indices: [Int]) -> [AssetNames]? {
    var seen: Set<ObjectIdentifier> = []
    var assets: [AssetNames] = []
    for options in indices.lazy.map({ self.checked[$0].check.options })
    where seen.insert(ObjectIdentifier(options)).inserted {
      guard let names = options.assets else { return nil }
      assets.append(names)
    }
    return assets
  }

  private func text(_ index: Int) -> SourceText {
    guard index >= checked.count else { return checked[index].text }
    let path = files[index].path
    let shown = ProjectPath.relative(path)
    return (try? held.read(path, displayPath: shown)) ?? SourceText(path: shown, bytes: [])
  }

  // MARK: Files that were not requested

  private mutating func followNames() {
    var next = 0
    while next < files.count {
      let stem = files[next].stem
      for link in files[next].summary?.links ?? [] {
        guard case .elsewhere(let storyboard, _) = link.target, !storyboard.isEmpty,
          stem.isXcodes || folders.hasMore(than: known, for: storyboard, of: stem)
        else { continue }
        var found = folders.files(at: stem.place(of: storyboard))
        if found.isEmpty, stem.isXcodes {
          found = folders.storyboards(called: storyboard, inProjectOf: files[next].path)
        }
        for path in found where !known.contains(path) { add(file(path)) }
      }
      next += 1
    }
  }

  /// Finds files that might resolve diagnostics, such as an unreachable scene or an empty container. Reads the files in a
  /// scene's directory that might refer to the scene. Returns whether it found new files.
  private mutating func searchAdjacentFiles() -> Bool {
    let count = files.count
    // The unknown files are listed once for each directory, because many scenes of a directory can have diagnostics.
    var unknown: [String: [String]] = [:]
    for (index, found) in diagnostics
    where found.contains(where: { ProjectRules.resolvedByOtherFiles.contains($0.rule) }) {
      let stem = files[index].stem
      let paths = unknown[stem.directory] ?? folders.scenes(in: stem.directory).filter { !known.contains($0) }
      unknown[stem.directory] = paths
      for path in paths where !known.contains(path) {
        if nameReferences(in: path)?.contains(stem.name) == true { add(file(path)) }
      }
    }
    return files.count > count
  }

  private mutating func searchNamesInCode() -> Bool {
    guard !hasSearchedForNames, diagnostics[Project.code] != nil else { return false }
    hasSearchedForNames = true
    let count = files.count
    var places = Set(checked.map { LexicalPath.directory(of: $0.check.absolutePath) })
    for check in checked.lazy.map(\.check) {
      if let root = check.options.root { places.insert(root) }
      places.formUnion(check.sources?.roots ?? [])
    }
    for path in scenes(below: places.sorted()) where !known.contains(path) { add(file(path)) }
    return files.count > count
  }

  private mutating func file(_ path: String) -> Project.File {
    if let known = beside.files[path] { return known }
    // A compiled file is not checked, but it can refer to other files.
    let scene = SceneFileName.isScene(path) ? try? held.read(path) : nil
    let file = Project.File(
      path: path, summary: scene.flatMap { compiler(for: path).analysis(of: $0).summary },
      nameReferences: nameReferences(in: path), isChecked: false)
    beside.files[path] = file
    return file
  }

  /// Returns the compiler for an unchecked file. The file's targets can differ from those of the first checked file.
  private func compiler(for path: String) -> SceneCompiler {
    let check = checked[0].check
    var compiler = check.compiler
    compiler.host?.sceneTargets = check.sources?.targets.targets(of: path)
    return compiler
  }

  private mutating func nameReferences(in path: String) -> Set<String>? {
    if let known = beside.nameReferences[path] { return known }
    let nameReferences = (try? held.read(path)).map { StoryboardReferences.names(in: $0.bytes) }
    beside.nameReferences[path] = .some(nameReferences)
    return nameReferences
  }

  private mutating func scenes(below places: [String]) -> [String] {
    if let known = beside.scenes[places] { return known }
    let scenes = SceneSearch(places).files.map(\.path)
    beside.scenes[places] = scenes
    return scenes
  }

  private mutating func add(_ file: Project.File) {
    known.insert(file.path)
    files.append(file)
  }
}
