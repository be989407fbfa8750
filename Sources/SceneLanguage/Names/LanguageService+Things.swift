import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneModel
import SceneResources
import SceneValidation
import SceneValues

extension LanguageService {
  func symbol(at offset: Int, in path: String) -> (symbol: NamedSymbol, range: Range<Int>)? {
    if SceneFileName.isTable(path) { return symbolInTable(at: offset, in: path) }
    if path.hasSuffix(".swift") || path.hasSuffix(".m") || path.hasSuffix(".h") {
      return CodeNames.symbol(at: offset, in: path, snapshot)
    }
    guard let document = document(path) else { return nil }
    if let nameReference = document.names.nameReference(at: offset) {
      return symbol(of: nameReference, in: document.path, document.vocabulary).map {
        ($0, nameReference.range)
      }
    }
    if let text = document.names.texts.first(where: { $1.lowerBound <= offset && offset <= $1.upperBound }) {
      return (.text(file: path, key: text.key), text.value)
    }
    return property(at: offset, in: document)
  }

  private func property(
    at offset: Int, in document: MarkupDocument
  ) -> (symbol: NamedSymbol, range: Range<Int>)? {
    let context = document.markup.context(at: offset)
    guard context.place == .attributeName, let element = context.element, !context.range.isEmpty,
      !document.isForeign, let owner = document.classes.className(of: element)
    else { return nil }
    let key = document.markup.text(context.range)
    guard document.vocabulary.property(key, of: owner) != nil else { return nil }
    return (
      .property(
        key, of: Self.declarer(of: owner, document.vocabulary) { $0.properties.contains { $0.key == key } }),
      context.range
    )
  }

  func symbol(of nameReference: NameReference, in path: String, _ vocabulary: Vocabulary) -> NamedSymbol? {
    let text = nameReference.text
    switch nameReference.kind {
    case .id:
      guard let storyboard = nameReference.storyboard else { return .object(file: path, id: text) }
      return self.path(ofStoryboard: storyboard, from: path).map { other in
        SceneFileName.isForeign(other) ? .scene(file: other, name: text) : .object(file: other, id: text)
      }
    case .sceneName:
      let other = nameReference.storyboard.map { self.path(ofStoryboard: $0, from: path) }
      return (other ?? path).map { .scene(file: $0, name: text) }
    case .className: return .type(vocabulary.name(of: text))
    case .outlet:
      return .outlet(
        text,
        of: nameReference.owner.map { owner in
          Self.declarer(of: owner, vocabulary) { $0.outlets.contains { $0.name == text } }
        })
    case .action:
      return .action(
        text,
        of: nameReference.owner.map { owner in
          Self.declarer(of: owner, vocabulary) { $0.actions.contains { $0.selector == text } }
        })
    case .property:
      return .property(text, of: nameReference.owner.map { vocabulary.name(of: $0) })
    case .segue: return .segue(text, by: nameReference.owner.map { vocabulary.name(of: $0) })
    case .reuse: return .reuse(text)
    case .storyboard: return .storyboard(text)
    case .image: return .image(text)
    case .color: return .color(text)
    }
  }

  /// Returns the class that declares a member, or the class itself if no known class declares the member.
  static func declarer(
    of name: String, _ vocabulary: Vocabulary, _ declares: (ClassDescription) -> Bool
  ) -> String {
    // Subclasses can redeclare the member, so the topmost declaration is used.
    vocabulary.lineage(of: name).last(where: declares)?.qualifiedName ?? vocabulary.name(of: name)
  }

  /// Returns the storyboard with the given name. A storyboard in the same directory takes precedence, followed by the
  /// nearest one. A name with a path, such as `../Other`, identifies exactly one file.
  package func path(ofStoryboard name: String, from path: String) -> String? {
    let known = storyboards[Self.bareName(ofStoryboard: name)]?.filter { $0 != path } ?? []
    guard known.count > 1 || name.contains("/") else { return known.first }
    let from = StoryboardNames.Stem(path)
    let place = from.place(of: name)
    return known.first { StoryboardNames.Stem($0).place(of: MarkupDocument.stem(of: $0)) == place }
      ?? (name.contains("/") ? nil : known.max { Self.nearness($0, path) < Self.nearness($1, path) })
  }

  /// Returns the last path component of a storyboard name, such as `Other` for `../Scenes/Other`.
  package static func bareName(ofStoryboard name: String) -> String {
    name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private static func nearness(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
  }

  func scenes(ofTable path: String) -> [String] {
    let stem = MarkupDocument.stem(of: path)
    return snapshot.paths.filter {
      MarkupDocument.stem(of: $0) == stem && snapshot.isTable(path, ofSceneAt: $0)
    }
  }

  func tables(of path: String) -> [(path: String, table: StringsTable)] {
    (snapshot.resources(of: path)?.tables ?? []).map { (LexicalPath.absolute($0.source.path), $0) }
  }

  /// Returns the keys in a translation table whose locations in the editor's text are known.
  func keys(ofTable path: String) -> [StringsTable.Text] {
    guard let scene = scenes(ofTable: path).first else { return [] }
    var seen: Set<SourceRange> = []
    return tables(of: scene).filter { $0.path == path }.flatMap(\.table.entries).map(\.key)
      .filter { seen.insert($0.range).inserted }
  }

  private func symbolInTable(at offset: Int, in path: String) -> (symbol: NamedSymbol, range: Range<Int>)? {
    guard let scene = scenes(ofTable: path).first else { return codeText(at: offset, inTable: path) }
    guard
      let key = keys(ofTable: path).first(where: {
        $0.range.bytes.lowerBound <= offset && offset <= $0.range.bytes.upperBound
      })
    else { return nil }
    let id = Self.id(ofKey: key.text)
    if key.isVerbatim, offset <= key.range.bytes.lowerBound + id.utf8.count {
      let start = key.range.bytes.lowerBound
      return (.object(file: scene, id: id), start..<start + id.utf8.count)
    }
    return (.text(file: scene, key: key.text), key.range.bytes)
  }

  static func id(ofKey key: String) -> String { String(key.prefix { $0 != "." }) }
}
