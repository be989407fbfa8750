import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneModel
import SceneSyntax
import SceneValidation
import SceneValues

/// Applies the rules about the whole project to files that were checked one by one.
///
/// What these lead to and was not to be checked itself is looked into, for what it says of them: no more.
package struct ProjectCheck {
  private let checked: [CheckedFile]
  private var files: [Project.File]
  private var known: Set<String>
  private var folders = SceneFolders()
  private var hasLookedForNames = false
  private(set) var findings: [Int: [Diagnostic]] = [:]

  package init(_ checked: [CheckedFile]) {
    self.checked = checked
    files = checked.map {
      Project.File(path: $0.check.absolutePath, summary: $0.summary, mentions: $0.mentions)
    }
    known = Set(files.map(\.path))
    guard !checked.isEmpty else { return }
    repeat {
      followNames()
      findings = ProjectRules.check(Project(files, isWhole: true, hosts: hosts(of: files)), source: text)
    } while lookBesideLonely() || lookForWhatCodeNames()
  }

  /// The files with what was found.
  package var result: [CheckedFile] {
    var files = checked
    for index in files.indices {
      let found = findings[index] ?? []
      if !found.isEmpty || !files[index].others.isEmpty { files[index].replaceOthers(by: found) }
    }
    return files
  }

  /// What could not be looked into: what is found without it may be wrong.
  package var problems: [Report.Problem] { folders.problems }

  /// Whether all that counts was checked, or lies beside what was.
  var isSelfContained: Bool {
    let places = Set(checked.map { LexicalPath.directory(of: $0.check.absolutePath) })
    return files.count == checked.count && problems.isEmpty && folders.directories.allSatisfy(places.contains)
  }

  /// Findings in the programs' code, as severe as they are where its scenes lie.
  package var codeFindings: [Diagnostic] {
    guard let found = findings[Project.code],
      let check = checked.first(where: { $0.check.sources != nil })?.check
    else { return [] }
    return check.severities.applied(to: found)
  }

  /// The programs whose scenes these are, each with its files; what was looked into beside them may be any's.
  private func hosts(
    of files: [Project.File]
  ) -> [(code: HostCode, vocabulary: Vocabulary, files: [Int])] {
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
      return (own.index.code, vocabulary, indices + Array(checked.count..<files.count))
    }
  }

  /// What there would be to say of a file if it said something else.
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
    return (try? SourceReader.read(path: path, displayPath: shown)) ?? SourceText(path: shown, bytes: [])
  }

  // MARK: Files that were not to be checked

  /// Looks into the storyboards that are named, and into those that they name.
  private mutating func followNames() {
    var next = 0
    while next < files.count {
      let stem = files[next].stem
      for way in files[next].summary?.ways ?? [] {
        guard case .elsewhere(let storyboard, _) = way.target, !storyboard.isEmpty,
          stem.isXcodes || folders.hasMore(than: known, for: storyboard, of: stem)
        else { continue }
        var found = folders.files(at: stem.place(of: storyboard))
        if found.isEmpty, stem.isXcodes {
          found = folders.storyboards(called: storyboard, inProjectOf: files[next].path)
        }
        for path in found where !known.contains(path) {
          let source = try? SourceReader.read(path: path)
          add(path, source, source.map { StoryboardMentions.names(in: $0.bytes) })
        }
      }
      next += 1
    }
  }

  /// What is not reached may be led to by a file beside it, and what is empty may be filled.
  ///
  /// - Returns: whether there are any that were not known.
  private mutating func lookBesideLonely() -> Bool {
    let count = files.count
    for (index, found) in findings where found.contains(where: { ProjectRules.settledBeside.contains($0.rule) }) {
      let stem = files[index].stem
      for path in folders.scenes(in: stem.directory)
      where !known.contains(path) {
        guard let source = try? SourceReader.read(path: path) else { continue }
        let mentions = StoryboardMentions.names(in: source.bytes)
        if mentions.contains(stem.name) { add(path, source, mentions) }
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
    for path in SceneSearch(places.sorted()).files.map(\.path) where !known.contains(path) {
      let source = try? SourceReader.read(path: path)
      add(path, source, source.map { StoryboardMentions.names(in: $0.bytes) })
    }
    return files.count > count
  }

  private mutating func add(_ path: String, _ source: SourceText?, _ mentions: Set<String>?) {
    known.insert(path)
    // What was compiled is no scene, but names others as they do.
    let scene = SceneFileName.isScene(path) ? source : nil
    files.append(
      Project.File(
        path: path, summary: scene.flatMap { checked[0].check.compiler.examine($0).summary },
        mentions: mentions, isChecked: false))
  }
}

/// What scenes lie where, each directory looked into once.
private struct SceneFolders {
  /// The files of a directory's storyboards, by their names without variants.
  private var names: [String: [String: [String]]] = [:]
  /// The paths of those that are sources.
  private var scenes: [String: [String]] = [:]
  /// The directories that were looked into.
  var directories: [String] { Array(names.keys) + Array(storyboards.keys) }

  /// Whether directories hold anything that was not to be checked.
  private var withMore: [String: Bool] = [:]
  /// Xcode's storyboards below projects' directories, by their names.
  private var storyboards: [String: [String: [String]]] = [:]
  private var projects = XcodeProjects()
  /// Directories that could not be read.
  private(set) var problems: [Report.Problem] = []

  /// Whether a name that a file says may stand for a file that is not known: of a directory that is checked as a whole,
  /// none does, and to look for each name there was a third of the time of a project's check.
  mutating func hasMore(
    than known: Set<String>, for storyboard: String, of stem: StoryboardNames.Stem
  ) -> Bool {
    guard !storyboard.utf8.contains(UInt8(ascii: "/")) else { return true }
    if let answer = withMore[stem.directory] { return answer }
    let all = entries(of: stem.directory).values.joined()
    let answer = all.contains { !known.contains("\(stem.directory)/\($0)") }
    withMore[stem.directory] = answer
    return answer
  }

  /// The scenes of a directory.
  mutating func scenes(in directory: String) -> [String] {
    if let known = scenes[directory] { return known }
    let found = entries(of: directory).values.joined().filter(SceneFileName.isScene).sorted().map {
      "\(directory)/\($0)"
    }
    scenes[directory] = found
    return found
  }

  /// The files of a storyboard and its variants; where there is no source, what was compiled.
  mutating func files(at place: String) -> [String] {
    let wanted = StoryboardNames.Stem(place + ".scene")
    let found = entries(of: wanted.directory)[wanted.name] ?? []
    let sources = found.filter(SceneFileName.isScene)
    return (sources.isEmpty ? found : sources).map { "\(wanted.directory)/\($0)" }
  }

  /// Xcode's storyboards of a name, wherever they lie in the project of a file.
  mutating func storyboards(called name: String, inProjectOf path: String) -> [String] {
    guard let root = projects.project(of: path) else { return [] }
    if storyboards[root] == nil {
      let search = SceneSearch([root]) { $0.hasSuffix(".storyboard") }
      problems += search.problems
      storyboards[root] = Dictionary(grouping: search.files.map(\.path)) { StoryboardNames.Stem($0).name }
    }
    return storyboards[root]?[name] ?? []
  }

  private mutating func entries(of directory: String) -> [String: [String]] {
    if let known = names[directory] { return known }
    var found = list(directory.isEmpty ? "/" : directory)
    for locale in found.filter(TableSearch.isLocale) {
      let names = list("\(directory)/\(locale)")
      found += names.filter(SceneFileName.isForeign).map { "\(locale)/\($0)" }
    }
    let scenes = found.filter { SceneFileName.isScene($0) || $0.hasSuffix(".scenec") }.sorted()
    let entries = Dictionary(grouping: scenes) { StoryboardNames.Stem($0).name }
    names[directory] = entries
    return entries
  }

  private mutating func list(_ directory: String) -> [String] {
    do throws(SystemError) {
      return try DirectoryListing.names(in: directory)
    } catch {
      let path = ProjectPath.relative(directory)
      problems.append(Report.Problem("Cannot read '\(path)': \(error)", path: path))
      return []
    }
  }
}
