import SceneDiagnostics
import SceneModel
import SceneValues

package struct SourceFile: Sendable {
  package var path: String
  package var module: String
  package var facts: SourceFacts
  /// The targets that compile the file. The set is empty if there are none, and nil if the targets are unknown.
  package var targets: Set<Int>?

  package init(path: String, module: String, facts: SourceFacts) {
    self.path = path
    self.module = module
    self.facts = facts
  }
}

package struct SourceProgram: Sendable {
  package var files: [SourceFile]
  package var targets: [HostCode.Target]
  /// The printable paths of projects and manifests that could not be parsed, with the offsets of the problems.
  package var unclearProjects: [(path: String, offset: Int)]
  /// The printable paths of files that specify deployment targets. Their indices follow those of `unclearProjects`.
  package var settingsFiles: [String]
  package var directory: String

  package init(
    files: [SourceFile], targets: [HostCode.Target] = [],
    unclearProjects: [(path: String, offset: Int)] = [], settingsFiles: [String] = [],
    directory: String = "/"
  ) {
    self.files = files
    self.directory = directory
    self.targets = targets
    self.unclearProjects = unclearProjects
    self.settingsFiles = settingsFiles
  }
}

package struct SourceIndex: Sendable {
  /// The classes in the sources and the external classes that the sources extend, sorted by name.
  package let classes: [ClassDescription]
  package let code: HostCode
  package let sceneClasses: Set<String>
  private let reopened: Set<String>

  /// Returns whether files use Apple's frameworks, in which case `View` does not refer to the library's class. Files in
  /// Objective-C always use them, even if only a prefix header or another framework imports them.
  package static func areForApple(_ files: [SourceFile]) -> Bool {
    files.contains {
      !appleFrameworks.isDisjoint(with: $0.facts.imports) || $0.facts.types.contains(where: \.isObjectiveC)
    } && !files.contains { $0.facts.imports.contains("SceneUI") }
  }

  private static let appleFrameworks: Set = ["UIKit", "AppKit", "Cocoa", "WatchKit", "SwiftUI"]

  /// Combines the facts of files compiled for one of the given platforms. For a UIKit app, `known` contains UIKit names.
  /// `text` returns the source at an index. Later indices refer to `unclearProjects` and `settingsFiles`.
  package init(
    _ program: SourceProgram, known: Vocabulary, platforms: ApplePlatforms = .all,
    compiledNibs: Set<String> = [],
    text: @escaping @Sendable (Int) -> SourceText
  ) {
    var files = program.files
    if known.usesUIKitNames {
      for index in files.indices where files[index].module.isEmpty {
        files[index].module = Vocabulary.unknownModule
      }
    }
    let declaredPlatforms = DeclaredPlatforms(files, known: known)
    if known.usesUIKitNames {
      for index in files.indices {
        files[index].facts = files[index].facts.code(for: platforms, declaredPlatforms)
      }
    }
    let table = TypeTable(files, in: program.directory, known: known, declaredPlatforms)
    var linker = ClassLinker(table)
    linker.link()
    classes = linker.classes
    sceneClasses = linker.sceneClasses
    reopened = table.unreadExtensions.reduce(into: []) { names, extended in
      if case .known(let name) = extended { names.insert(name) }
    }
    var code = HostCode(
      files: files.map(\.path) + program.unclearProjects.map(\.path) + program.settingsFiles, text: text)
    code.directory = program.directory
    code.targets = program.targets
    code.targetsOfFiles = files.map(\.targets)
    code.unclearProjects = program.unclearProjects.enumerated().map { index, project in
      HostCode.Place(files.count + index, .at(project.offset))
    }
    code.classes = linker.code
    code.compiledNibs = compiledNibs
    if !known.usesUIKitNames { code.uncalledMethods = table.uncalledMethods }
    NameLinker(table).link(into: &code)
    for file in files where !file.path.hasSuffix(GeneratedAccessors.fileSuffix) {
      let names = file.facts.types.lazy.filter { $0.kind != .file && $0.kind != .extension }.map(\.name)
      code.types[file.module, default: []].formUnion(names.filter { !$0.contains(".") })
    }
    let testable = files.reduce(into: Set<String>()) { $0.formUnion($1.facts.testableImports) }
    var own = Self.ownModules.union(testable)
    own.formUnion(files.map(\.module))
    own.formUnion(known.classes.map(\.module))
    for target in program.targets { own.formUnion(target.modules ?? []) }
    let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.facts.imports) }
    code.foreignModules = imports.subtracting(own)
    table.unread.note(in: &code)
    self.code = code
  }

  /// The modules that cannot contain unknown scene classes. The library's modules contain only known classes.
  static let ownModules: Set<String> = [
    "Cocoa", "SceneUI", "SceneRuntime", "SceneValues", "SceneLayout", "SceneDrawing", "SceneArchive",
    "SceneTesting",
    "SceneMacros", "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Glibc",
    "Musl",
    "Darwin", "Synchronization", "Observation", "RegexBuilder", "XCTest", "Testing", "os",
  ]

  /// Returns a vocabulary of all classes. Complete classes from the sources take precedence over classes in `others`.
  package func vocabulary(adding others: Vocabulary) -> Vocabulary {
    var vocabulary = others
    // An app that contains only structures, as SwiftUI apps do, has no class for scenes.
    if others.usesUIKitNames, code.files.contains(where: { $0.hasSuffix(".swift") }) {
      vocabulary.noteHostClasses()
    }
    let open = Set(classes.lazy.filter(\.isIncomplete).map(\.qualifiedName))
    vocabulary.add(
      contentsOf: Vocabulary(
        classes.filter { !open.contains($0.qualifiedName) || others.description(of: $0.qualifiedName) == nil }
      ))
    vocabulary.add(
      contentsOf: Vocabulary(
        reopened.sorted().compactMap { name in
          guard var description = vocabulary.description(of: name) else { return nil }
          description.isIncomplete = true
          return description
        }))
    return vocabulary
  }
}
