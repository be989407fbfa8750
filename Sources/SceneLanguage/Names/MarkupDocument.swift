import SceneAnalysis
import SceneCompiler
import SceneModel
import SceneValidation
import SceneValues

/// A scene or a file of Interface Builder's as it is in a snapshot, with all that counts for it.
struct MarkupDocument: Sendable {
  let path: String
  let markup: MarkupText
  let names: FileNames
  let vocabulary: Vocabulary
  let host: HostCode?
  let isForeign: Bool

  var classes: MarkupClasses {
    MarkupClasses(markup: markup, vocabulary: vocabulary, isForeign: isForeign)
  }

  /// What a storyboard is called by others: its file's name, without its ending and its idiom.
  var stem: String { Self.stem(of: path) }

  static func stem(of path: String) -> String {
    StoryboardNames.Stem(path).name
  }

  /// Whether one class descends from another, or may.
  func mayBe(_ name: String?, _ ancestor: String) -> Bool {
    guard let name else { return true }
    return vocabulary.isClass(name, descendantOf: ancestor) ?? true
  }

  func isController(_ name: String?) -> Bool {
    name.flatMap { vocabulary.isClass($0, descendantOf: Vocabulary.controllerClass) } ?? false
  }

  /// The object that something in it (a connection, a variation) belongs to: the nearest element around it that makes
  /// one.
  func holder(of element: Int) -> Int? {
    markup.ancestors(of: element).first { !["connections", "when", "state"].contains(markup.name(of: $0)) }
  }

  /// The controller's element of the scene that a place lies in.
  func controller(around element: Int) -> Int? {
    markup.ancestors(of: element).last { isController(classes.className(of: $0)) }
      ?? (isController(classes.className(of: element)) ? element : nil)
  }

  /// The class of an object by its id; nil where that is not known.
  func className(ofID id: String) -> String? {
    switch ReservedID(rawValue: id) {
    case .owner: names.objects.isEmpty ? nil : markup.value("owner", of: 0)
    case nil: names.objects[id]?.className
    default: nil
    }
  }
}

extension LanguageService {
  /// A scene or a file of Interface Builder's; nil for another file, and for one that is none of the workspace's.
  func document(_ path: String) -> MarkupDocument? {
    guard let compiler = snapshot.compiler(of: path),
      let markup = snapshot.made(of: path, { MarkupText($0?.bytes ?? []) })
    else { return nil }
    let isForeign = SceneFileName.isForeign(path)
    let vocabulary = compiler.vocabulary(isForeign: isForeign)
    let names = snapshot.made(of: path) { _ in
      NameCollector.names(in: markup, vocabulary, isForeign: isForeign)
    }
    return names.map {
      MarkupDocument(
        path: path, markup: markup, names: $0, vocabulary: vocabulary, host: compiler.host,
        isForeign: isForeign)
    }
  }

  /// The names that a file of the workspace says: found once for the file as it is.
  func names(of path: String) -> FileNames? {
    guard let compiler = snapshot.compiler(of: path) else { return nil }
    return snapshot.made(of: path) { text in
      let isForeign = SceneFileName.isForeign(path)
      return NameCollector.names(
        in: MarkupText(text?.bytes ?? []), compiler.vocabulary(isForeign: isForeign), isForeign: isForeign)
    }
  }

  /// The names that all files of the workspace say; those of files that nobody asked about yet are found side by side.
  func allNames() -> [(path: String, names: FileNames)] {
    // Other threads are worth their while only where files are to be read.
    let missing = snapshot.paths(without: FileNames.self)
    if missing.count > 8 { _ = missing.concurrentMap { _ = names(of: $0) } }
    return snapshot.paths.map { ($0, names(of: $0) ?? FileNames()) }
  }
}
