import ScenePlatform
import SceneDiagnostics
import SceneFiles
import SceneProjects
import SceneValidation

/// An index of scenes by directory. Each directory is listed only once.
struct SceneFolders {
  private var names: [String: [String: [String]]] = [:]
  private var scenes: [String: [String]] = [:]
  var directories: [String] { Array(names.keys) + Array(storyboards.keys) }

  private var hasMoreFiles: [String: Bool] = [:]
  private var storyboards: [String: [String: [String]]] = [:]
  private var projects = XcodeProjects()
  private(set) var problems: [Report.Problem] = []

  /// Returns whether a storyboard name can refer to a file that is not part of the check. The result is cached by
  /// directory, because searching for each name separately would take a third of the time of a project check.
  mutating func hasMore(
    than known: Set<String>, for storyboard: String, of stem: StoryboardNames.Stem
  ) -> Bool {
    guard !storyboard.utf8.contains(UInt8(ascii: "/")) else { return true }
    if let answer = hasMoreFiles[stem.directory] { return answer }
    let all = entries(of: stem.directory).values.joined()
    let answer = all.contains { !known.contains("\(stem.directory)/\($0)") }
    hasMoreFiles[stem.directory] = answer
    return answer
  }

  mutating func scenes(in directory: String) -> [String] {
    if let known = scenes[directory] { return known }
    let found = entries(of: directory).values.joined().filter(SceneFileName.isScene).sorted().map {
      "\(directory)/\($0)"
    }
    scenes[directory] = found
    return found
  }

  /// Returns the files of a storyboard and its variants. If there are no source files, returns the compiled files.
  mutating func files(at place: String) -> [String] {
    let wanted = StoryboardNames.Stem(place + ".scene")
    let found = entries(of: wanted.directory)[wanted.name] ?? []
    let sources = found.filter(SceneFileName.isScene)
    return (sources.isEmpty ? found : sources).map { "\(wanted.directory)/\($0)" }
  }

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
    for locale in found.filter(SceneFileName.isLocale) {
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
