import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneProjects
import SceneModel
import SceneResources
import SceneSyntax
import SceneValidation
import SceneValues

/// Applies the rules about the whole project to files that were checked one by one.
///
/// What these lead to and was not to be checked itself is looked into, for what it says of them: no more.
package struct ProjectCheck: Sendable {
  private var checked: [CheckedFile]
  private var files: [Project.File]
  private var known: Set<String>
  private var folders: SceneFolders
  /// What names of storyboards stand for, as long as the same files are there.
  private var names: StoryboardNames?
  /// Files that were read for what they say about the checked ones.
  private var beside: Beside
  private let held: HeldTexts
  private var hasLookedForNames = false
  private(set) var findings: [Int: [Diagnostic]] = [:]
  /// What rules were silent about.
  private var skipped: [SkippedPlace] = []

  /// Files that were not to be checked, by their paths from the root: each is read once, and each place searched once.
  private struct Beside: Sendable {
    var files: [String: Project.File] = [:]
    /// The storyboards that they may name; nil where they cannot be read.
    var mentions: [String: Set<String>?] = [:]
    /// The scenes below some places.
    var scenes: [[String]: [String]] = [:]
  }

  package init(_ checked: [CheckedFile]) { self.init(checked, HeldTexts()) }

  /// - Parameters:
  ///   - checked: the files that were checked.
  ///   - held: what files say that somebody holds.
  ///   - earlier: a check whose looks into directories, and at files beside these, still hold.
  init(_ checked: [CheckedFile], _ held: HeldTexts, after earlier: ProjectCheck? = nil) {
    self.checked = checked
    self.held = held
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
      let found = ProjectRules.findings(in: project, source: text)
      findings = found.byFile
      skipped = found.skipped
    } while lookBesideLonely() || lookForWhatCodeNames()
  }

  /// The files as the rules see them; of those that were there earlier, what their paths say need not be found out again.
  private static func files(_ checked: [CheckedFile], after earlier: ProjectCheck?) -> [Project.File] {
    checked.enumerated().map { index, file in
      guard let earlier, index < earlier.checked.count,
        earlier.files[index].path == file.check.absolutePath
      else {
        return Project.File(path: file.check.absolutePath, summary: file.summary, mentions: file.mentions)
      }
      return earlier.files[index].saying(file.summary, mentions: file.mentions)
    }
  }

  /// This check, with new results for some of the files; nil if the rules have to run again.
  ///
  /// They need not be where these say to the others what they said before, and only stand elsewhere in their texts, and
  /// where nothing was found that points into them.
  ///
  /// - Parameters:
  ///   - changed: the paths from the root of those that were checked anew.
  ///   - files: all files.
  /// - Returns: the check of these files, or nil.
  func replacing(_ changed: Set<String>, by files: [CheckedFile]) -> ProjectCheck? {
    guard files.count == checked.count else { return nil }
    var result = self
    var paths: Set<String> = []
    var indices: Set<Int> = []
    for (index, file) in files.enumerated() where changed.contains(file.check.absolutePath) {
      guard self.files[index].path == file.check.absolutePath, let before = self.files[index].summary,
        let after = file.summary, before.suppressions.isEmpty, before.saysTheSame(as: after),
        self.files[index].mentions == file.mentions
      else { return nil }
      result.checked[index] = file
      result.files[index].summary = after
      paths.insert(file.path)
      indices.insert(index)
    }
    let isSkippedIn = skipped.contains { skipped in
      if case .scene(let file, _) = skipped.place { indices.contains(file) } else { false }
    }
    let isPointedAt = findings.values.joined().contains { finding in
      ([finding.location] + finding.notes.compactMap(\.location)).contains { paths.contains($0.source.path) }
    }
    return isPointedAt || isSkippedIn || paths.count != changed.count ? nil : result
  }

  /// The files with what was found.
  package var result: [CheckedFile] {
    checked.enumerated().map { index, file in file.adding(findings[index] ?? []) }
  }

  /// What rules were silent about, since too little is known.
  package var notChecked: [NotChecked] {
    guard !skipped.isEmpty else { return [] }
    let hosts = hosts(of: files)
    let rules = Set(skipped.map(\.rule)).filter { rule in
      checked.contains { $0.check.severities.applies(rule) }
    }
    return skipped.filter { rules.contains($0.rule) }.told { place in
      switch place {
      case .everywhere: []
      case .files(let files): files.prefix(NotChecked.mostPlaces).map { .init(path: checked[$0].path) }
      case .scene(let file, let range): [.init(SourceLocation(text(file), range))]
      case .code(let host, let place): [.init(hosts[host].code.location(place))]
      }
    }
  }

  /// Files and directories that could not be read. Diagnostics without them may be wrong.
  package var problems: [Report.Problem] { folders.problems }

  /// Whether all that counts was checked, or lies beside what was.
  var isSelfContained: Bool {
    let places = Set(checked.map { LexicalPath.directory(of: $0.check.absolutePath) })
    return files.count == checked.count && problems.isEmpty && folders.directories.allSatisfy(places.contains)
  }

  /// Diagnostics in the programs' code, as severe as they are where its scenes lie.
  package var codeFindings: [Diagnostic] {
    guard let found = findings[Project.code],
      let check = checked.first(where: { $0.check.sources != nil })?.check
    else { return [] }
    return check.severities.applied(to: found)
  }

  /// The programs whose scenes these are, each with its files; what was looked into beside them may be any's.
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
      let vocabulary = checked[indices[0]].check.compiler.vocabulary
      let all = indices + Array(checked.count..<files.count)
      return Project.Program(
        own.index.code, vocabulary: vocabulary, files: all, assets: assets(ofFiles: indices),
        texts: own.texts.tables, targets: targets(of: all, among: files, by: own.targets))
    }
  }

  /// The targets that have each file, where they are known. Of a single program, nobody asks.
  private func targets(
    of indices: [Int], among files: [Project.File], by targets: BuildTargets
  ) -> [Int: Set<Int>] {
    guard targets.targets.count(where: \.isProgram) > 1 else { return [:] }
    return Dictionary(uniqueKeysWithValues: indices.map { ($0, targets.targets(of: files[$0].path)) })
      .compactMapValues(\.self)
  }

  /// The images and colors of a program: files may lie in several projects. Nil where nobody said what there is for one
  /// of them.
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

  /// The diagnostics in a file after an edit.
  func findings(in file: Int, being changed: CheckedFile) -> [Diagnostic] {
    var files = files
    files[file].summary = changed.summary
    files[file].mentions = changed.mentions
    let text = { (index: Int) in index == file ? changed.text : self.text(index) }
    let project = Project(files, isWhole: true, hosts: hosts(of: files))
    return ProjectRules.check(project, source: text)[file] ?? []
  }

  private func text(_ index: Int) -> SourceText {
    guard index >= checked.count else { return checked[index].text }
    let path = files[index].path
    let shown = ProjectPath.relative(path)
    return (try? held.read(path, displayPath: shown)) ?? SourceText(path: shown, bytes: [])
  }

  // MARK: Files that were not to be checked

  /// Looks into the storyboards that are named, and into those that they name.
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

  /// A file beside it may lead to an unreachable scene, or fill an empty container.
  ///
  /// - Returns: whether there are any that were not known.
  private mutating func lookBesideLonely() -> Bool {
    let count = files.count
    for (index, found) in findings
    where found.contains(where: { ProjectRules.settledBeside.contains($0.rule) }) {
      let stem = files[index].stem
      for path in folders.scenes(in: stem.directory)
      where !known.contains(path) {
        if mentions(in: path)?.contains(stem.name) == true { add(file(path)) }
      }
    }
    return files.count > count
  }

  /// What code names, and no scene has, may be in scenes that were not to be checked: below those that were, below the
  /// configuration that counts for them, and among the sources.
  ///
  /// - Returns: whether there are any that were not known.
  private mutating func lookForWhatCodeNames() -> Bool {
    guard !hasLookedForNames, findings[Project.code] != nil else { return false }
    hasLookedForNames = true
    let count = files.count
    var places = Set(checked.map { LexicalPath.directory(of: $0.check.absolutePath) })
    for check in checked.lazy.map(\.check) {
      if let root = check.options.root { places.insert(root) }
      places.formUnion(check.sources?.roots ?? [])
    }
    for path in scenes(below: places.sorted()) where !known.contains(path) { add(file(path)) }
    return files.count > count
  }

  /// What a file that was not to be checked says of others.
  private mutating func file(_ path: String) -> Project.File {
    if let known = beside.files[path] { return known }
    // A compiled file is not checked, but it refers to other files as scenes do.
    let scene = SceneFileName.isScene(path) ? try? held.read(path) : nil
    let file = Project.File(
      path: path, summary: scene.flatMap { compiler(for: path).analysis(of: $0).summary },
      mentions: mentions(in: path), isChecked: false)
    beside.files[path] = file
    return file
  }

  /// What reads a file that was not to be checked: its targets may be others than those of the first that was.
  private func compiler(for path: String) -> SceneCompiler {
    let check = checked[0].check
    var compiler = check.compiler
    compiler.host?.sceneTargets = check.sources?.targets.targets(of: path)
    return compiler
  }

  private mutating func mentions(in path: String) -> Set<String>? {
    if let known = beside.mentions[path] { return known }
    let mentions = (try? held.read(path)).map { StoryboardMentions.names(in: $0.bytes) }
    beside.mentions[path] = .some(mentions)
    return mentions
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
