import SceneAnalysis
import SceneDiagnostics
import SceneModel
import SceneValues

/// A completion of scene names in Swift code, such as in `performSegue(withIdentifier: "")`.
struct CodeCompletion {
  let service: LanguageService
  let path: String

  func list(at offset: Int, limit: Int) -> CompletionList {
    var list = CompletionList(items: [], replaced: offset..<offset)
    var typed = ""
    for compiler in service.snapshot.compilers {
      guard let host = compiler.host, let file = host.file(at: path) else { continue }
      let vocabulary = compiler.vocabulary(isForeign: false)
      guard let use = use(at: offset, in: file, host) else { continue }
      let written = host.written(use.place)
      guard written.isLiteral else { continue }
      list.replaced = written.range
      typed = String(decoding: host.text(file).bytes[written.range.lowerBound..<offset], as: UTF8.self)
      for (name, detail) in names(for: use, vocabulary) {
        var item = CompletionItem(name, Self.kind(of: use.kind))
        item.detail = detail
        list.items.append(item)
      }
      break
    }
    var seen: Set<String> = []
    list.items = list.items.filter { seen.insert($0.label).inserted }.sorted { $0.label < $1.label }
    if list.items.count > limit {
      list.isIncomplete = true
      list.items = list.items.filter { Completer.mayMean(typed.lowercased(), $0.label) }
    }
    list.items = Array(list.items.prefix(limit))
    return list
  }

  /// Returns the use of the name at the cursor, or an empty localization key if the literal is empty.
  private func use(at offset: Int, in file: Int, _ host: HostCode) -> HostCode.NameUse? {
    if let use = host.uses.first(where: { has($0.place, file, offset) }) { return use }
    let bytes = host.text(file).bytes
    // Scanning the whole source is avoided unless the cursor is in an empty literal.
    guard offset > 0, offset < bytes.count, [bytes[offset - 1], bytes[offset]] == Array("\"\"".utf8),
      let range = SwiftCode(bytes).emptyTextKey(at: offset)
    else { return nil }
    return HostCode.NameUse(.text, "", at: HostCode.Place(file, SourceRange(range)))
  }

  private func has(_ place: HostCode.Place, _ file: Int, _ offset: Int) -> Bool {
    place.file == file && place.range.bytes.lowerBound < offset && offset < place.range.bytes.upperBound
  }

  private static func kind(of kind: HostCode.NameKind) -> CompletionItem.Kind {
    switch kind {
    case .segue, .comparedSegue: .segue
    case .image: .image
    case .color: .color
    case .text, .textTable: .key
    default: .object
    }
  }

  private func names(for use: HostCode.NameUse, _ vocabulary: Vocabulary) -> [(String, String)] {
    let files = service.allNames()
    switch use.kind {
    case .segue, .comparedSegue:
      return files.flatMap { _, names in
        names.nameReferences.filter { nameReference in
          nameReference.kind == .segue
            && CodeNames.isSame(
              .segue(use.name, by: nameReference.owner), .segue(use.name, by: use.className), vocabulary)
        }.map { ($0.text, $0.owner.map { vocabulary.displayName(of: $0) } ?? "") }
      }
    case .scene:
      return files.flatMap { _, names in
        names.scenes.compactMap { scene in
          scene.id.map { ($0, scene.title ?? scene.className ?? scene.element) }
        }
      }
    case .reuse, .registeredReuse:
      return files.flatMap { path, names in
        names.nameReferences.filter { $0.kind == .reuse }.map { ($0.text, MarkupDocument.stem(of: path)) }
      }
    case .storyboard, .nib, .mainStoryboard, .launchScreen:
      return files.map { (MarkupDocument.stem(of: $0.path), "") }
    case .image:
      return files.first.flatMap { service.snapshot.resources(of: $0.path)?.assets }?.images.keys
        .map { ($0, "") } ?? []
    case .color:
      return files.first.flatMap { service.snapshot.resources(of: $0.path)?.assets }?.colors?
        .map { ($0, "") } ?? []
    case .text:
      return service.codeTexts(ofTable: use.table ?? HostCode.defaultTable).map { ($0.key, $0.text) }
    case .segueDestination: return []
    case .textTable: return service.snapshot.codeTableNames.map { ($0, "") }
    }
  }
}
