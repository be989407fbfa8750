import SceneDiagnostics
import SceneModel
import SceneValues

/// A Swift file with its facts.
package struct SourceFile: Sendable {
  /// The path that is printed.
  package var path: String
  /// The module that it is part of; empty where that is not known.
  package var module: String
  package var facts: SourceFacts
  /// The targets that compile it: none where it is certainly in none, nil where nobody can tell.
  package var targets: Set<Int>?

  package init(path: String, module: String, facts: SourceFacts) {
    self.path = path
    self.module = module
    self.facts = facts
  }
}

/// The files of a program, and the targets that they are of.
package struct SourceProgram: Sendable {
  package var files: [SourceFile]
  package var targets: [HostCode.Target]
  /// The paths of projects and manifests that were not understood, as they are printed, and the places where not.
  package var unclearProjects: [(path: String, offset: Int)]

  package init(
    files: [SourceFile], targets: [HostCode.Target] = [],
    unclearProjects: [(path: String, offset: Int)] = []
  ) {
    self.files = files
    self.targets = targets
    self.unclearProjects = unclearProjects
  }
}

/// All that Swift sources say of scenes, put together: superclasses across files and modules, extensions with what they
/// extend, names with what they stand for.
package struct SourceIndex: Sendable {
  /// The classes of the sources, in the order of their names; and those of others that sources extend by outlets or
  /// actions.
  package let classes: [ClassDescription]
  package let code: HostCode
  /// The classes that scenes can make something of, by qualified name: all others only happen to be classes.
  package let sceneClasses: Set<String>
  /// The classes of others that files extend which were not read, by qualified name.
  private let reopened: Set<String>

  /// Whether files are of a program for Apple's frameworks, where `View` is nothing of the class library's.
  package static func areForApple(_ files: [SourceFile]) -> Bool {
    files.contains { !applesFrameworks.isDisjoint(with: $0.facts.imports) }
      && !files.contains { $0.facts.imports.contains("SceneUI") }
  }

  private static let applesFrameworks: Set = ["UIKit", "AppKit", "Cocoa", "WatchKit"]

  /// All that files say together.
  ///
  /// - Parameters:
  ///   - program: the files with their facts.
  ///   - known: classes that others described: the library's, and those of manifests; for a program for
  ///     UIKit, a vocabulary that speaks of that.
  ///   - compiledNibs: what nibs are called that lie beside the files and are not read.
  ///   - text: the text of a file, for whoever wants to show it; behind the last one, those of projects that were not
  ///     understood.
  package init(
    _ program: SourceProgram, known: Vocabulary, compiledNibs: Set<String> = [],
    text: @escaping @Sendable (Int) -> SourceText
  ) {
    var files = program.files
    if known.speaksOfUIKit {
      for index in files.indices where files[index].module.isEmpty {
        files[index].module = Vocabulary.unknownModule
      }
    }
    let table = TypeTable(files, known: known)
    var linker = ClassLinker(table)
    linker.link()
    classes = linker.classes
    sceneClasses = linker.sceneClasses
    reopened = table.unreadExtensions.reduce(into: []) { names, extended in
      if case .known(let name) = extended { names.insert(name) }
    }
    var code = HostCode(files: files.map(\.path) + program.unclearProjects.map(\.path), text: text)
    code.targets = program.targets
    code.targetsOfFiles = files.map(\.targets)
    code.unclearProjects = program.unclearProjects.enumerated().map { index, project in
      HostCode.Place(files.count + index, .at(project.offset))
    }
    code.classes = linker.code
    code.compiledNibs = compiledNibs
    NameLinker(table).link(into: &code)
    for file in files where !file.path.hasSuffix(GeneratedAccessors.fileSuffix) {
      let names = file.facts.types.lazy.filter { $0.kind != .file && $0.kind != .extension }.map(\.name)
      code.types[file.module, default: []].formUnion(names.filter { !$0.contains(".") })
    }
    code.foreignModules = files.reduce(into: Set<String>()) { $0.formUnion($1.facts.imports) }
      .subtracting(files.map(\.module)).subtracting(known.classes.map(\.module)).subtracting(Self.ownModules)
    table.unread.note(in: &code)
    self.code = code
  }

  /// Modules without any class that a scene could name, beside the library's.
  private static let ownModules: Set<String> = [
    "Cocoa", "SceneUI", "SceneRuntime", "SceneValues", "SceneLayout", "SceneDrawing", "SceneArchive",
    "SceneTesting",
    "SceneMacros", "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Glibc",
    "Musl",
    "Darwin", "Synchronization", "Observation", "RegexBuilder", "XCTest", "Testing", "os",
  ]

  /// All classes together. What sources say counts, but for what they leave open and somebody else described.
  package func vocabulary(adding others: Vocabulary) -> Vocabulary {
    var vocabulary = others
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
