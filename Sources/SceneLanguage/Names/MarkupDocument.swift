import SceneAnalysis
import SceneCompiler
import SceneModel
import SceneValidation
import SceneValues

/// A scene or Interface Builder file in a snapshot, along with its context.
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

  /// The name that other files use to refer to the storyboard: the file name without its extension and idiom.
  var stem: String { Self.stem(of: path) }

  static func stem(of path: String) -> String {
    StoryboardNames.Stem(path).name
  }

  /// Returns whether a class is or could be a descendant of an ancestor class.
  func mayBe(_ name: String?, _ ancestor: String) -> Bool {
    guard let name else { return true }
    return vocabulary.isClass(name, descendantOf: ancestor) ?? true
  }

  func isController(_ name: String?) -> Bool {
    name.flatMap { vocabulary.isClass($0, descendantOf: Vocabulary.controllerClass) } ?? false
  }

  /// Returns the nearest ancestor element that creates an object.
  func holder(of element: Int) -> Int? {
    markup.ancestors(of: element).first { !["connections", "when", "state"].contains(markup.name(of: $0)) }
  }

  func controller(around element: Int) -> Int? {
    markup.ancestors(of: element).last { isController(classes.className(of: $0)) }
      ?? (isController(classes.className(of: element)) ? element : nil)
  }

  func className(ofID id: String) -> String? {
    switch ReservedID(rawValue: id) {
    case .owner: names.objects.isEmpty ? nil : markup.value("owner", of: 0)
    case nil: names.objects[id]?.className
    default: nil
    }
  }
}

extension LanguageService {
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

  func names(of path: String) -> FileNames? {
    guard let compiler = snapshot.compiler(of: path) else { return nil }
    return snapshot.made(of: path) { text in
      let isForeign = SceneFileName.isForeign(path)
      return NameCollector.names(
        in: MarkupText(text?.bytes ?? []), compiler.vocabulary(isForeign: isForeign), isForeign: isForeign)
    }
  }

  func allNames() -> [(path: String, names: FileNames)] {
    // Collecting names concurrently is faster only if several files must be read.
    let missing = snapshot.paths(without: FileNames.self)
    if missing.count > 8 { _ = missing.concurrentMap { _ = names(of: $0) } }
    return snapshot.paths.map { ($0, names(of: $0) ?? FileNames()) }
  }
}
