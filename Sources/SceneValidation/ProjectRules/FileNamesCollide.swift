import SceneDiagnostics
import SceneModel
import SceneValues

package enum FileNamesCollide: ProjectRule {
  package static let description = RuleDescription(
    "file-names-collide", .identity, .warning,
    summary: "Two files have the same name in the app",
    discussion: """
      Xcode copies all storyboards and xibs of a target into one directory, so their names must be \
      different. Most Mac disks ignore case in file names, so 'Main.storyboard' and 'main.storyboard' become \
      the same file. Rename one of the files. For scene files, the rule compares only files in the same \
      directory.

      If two Xcode files have exactly the same name, the rule reports them only if '--sources' finds an \
      Xcode project with a target that copies both on all platforms. It ignores localized variants of a \
      file, such as those in 'Base.lproj' and 'fr.lproj', because they have the same name on purpose.
      """,
    wrong: """
      <▶storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock"/>
        </scene>
      </storyboard>
      """,
    wrongCompanions: [.init("CLOCK.scene", other)],
    right: .scenes(initial: "clock", #"<viewController id="clock"/>"#),
    rightCompanions: [.init("Zones.scene", other)])

  private static let other = RuleDescription.Sample.scenes(initial: "zones", #"<viewController id="zones"/>"#)

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    var files: [String: [Int]] = [:]
    for (index, file) in project.files.enumerated() where file.summary != nil {
      files[fileName(file.path).lowercased(), default: []].append(index)
    }
    for group in files.values where group.count > 1 {
      let sorted = group.sorted { project.files[$0].path < project.files[$1].path }
      for (place, file) in sorted.enumerated() {
        guard let first = sorted[..<place].first(where: { collide($0, file, in: project) }),
          let summary = project.files[file].summary, let other = project.files[first].summary
        else { continue }
        diagnostics.add(
          Self.self, .collide(fileName(project.files[file].path), fileName(project.files[first].path)),
          at: Site(file, summary.nameRange), notes: [.init(.other, at: Site(first, other.nameRange))])
      }
    }
  }

  private static func collide(_ first: Int, _ second: Int, in project: Project) -> Bool {
    let (left, right) = (project.files[first], project.files[second])
    let isSameName = fileName(left.path) == fileName(right.path)
    if left.stem.directory == right.stem.directory { return !isSameName }
    guard isOfXcode(left.path) else { return false }
    if isSameName {
      return language(of: left.path) == language(of: right.path)
        && project.hosts.contains { host in
          host.copying[first].map { !$0.isDisjoint(with: host.copying[second] ?? []) } == true
        }
    }
    let shared = project.hosts.compactMap { host -> Bool? in
      guard let owners = host.targets[first], let others = host.targets[second] else { return nil }
      return !owners.isDisjoint(with: others)
    }
    return shared.isEmpty || shared.contains(true)
  }

  private static func language(of path: String) -> Substring? {
    path.split(separator: "/").dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
  }

  private static func fileName(_ path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  private static func isOfXcode(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }
}

extension Message {
  fileprivate static func collide(_ name: Substring, _ other: Substring) -> Message {
    name == other
      ? "The target contains several files with the name '\(name)'"
      : "'\(name)' and '\(other)' become one file on a case-insensitive file system"
  }

  fileprivate static var other: Message { "the other file is here" }
}
