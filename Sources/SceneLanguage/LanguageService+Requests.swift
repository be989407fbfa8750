import SceneAnalysis
import SceneDiagnostics
import SceneValues

extension LanguageService {
  var storyboards: [String: [String]] {
    snapshot.madeOfPaths { StoryboardFiles(files: Dictionary(grouping: $0, by: MarkupDocument.stem)) }.files
  }

  /// The storyboard names of all files, in file order. Other files use these names to refer to destinations.
  var stems: [String] {
    snapshot.madeOfPaths { FileStems(all: $0.map(MarkupDocument.stem)) }.all
  }

  private struct FileStems: Sendable { let all: [String] }

  private struct StoryboardFiles: Sendable { let files: [String: [String]] }

  /// Returns the completions at the given offset, best first. The items do not include documentation.
  package func completions(at offset: Int, in path: String, limit: Int = 200) -> CompletionList {
    if SceneFileName.isTable(path) {
      return TableCompletion(service: self, path: path).list(at: offset, limit: limit)
    }
    if path.hasSuffix(".swift") {
      return CodeCompletion(service: self, path: path).list(at: offset, limit: limit)
    }
    guard let document = document(path) else { return CompletionList(items: [], replaced: offset..<offset) }
    var completer = Completer(self, document, at: offset, limit: limit)
    return completer.list()
  }

  /// Returns a completion item with its documentation page, if one exists.
  package func resolved(_ item: CompletionItem, in path: String) -> CompletionItem {
    guard !item.subject.isEmpty,
      let vocabulary = snapshot.compiler(of: path)?.vocabulary(isForeign: SceneFileName.isForeign(path))
    else { return item }
    var item = item
    item.documentation = MemberPages(vocabulary: vocabulary).page(about: item.subject)
    return item
  }

  /// Returns the signature of the equation or visual format at the given offset, or nil if there is neither.
  package func signature(at offset: Int, in path: String) -> EquationSignature? {
    document(path).flatMap { EquationForms(document: $0).signature(at: offset) }
  }

  package func hover(at offset: Int, in path: String) -> HoverText? {
    if SceneFileName.isTable(path) {
      return hoverInTable(at: offset, in: path) ?? hoverOverCodeText(at: offset, in: path)
    }
    if path.hasSuffix(".swift") { return hoverOverCodeText(at: offset, in: path) }
    return document(path).flatMap { Hovering(service: self, document: $0).text(at: offset) }
  }

  package func nameRange(at offset: Int, in path: String) -> Range<Int>? {
    symbol(at: offset, in: path)?.range
  }

  package func definitions(at offset: Int, in path: String) -> [FileRange] {
    symbol(at: offset, in: path).map { definitionPlaces(of: $0.symbol) } ?? []
  }

  /// Returns all references to a symbol in scenes, translation tables, and Swift code, sorted by path and position.
  package func references(
    at offset: Int, in path: String, includingDefinitions: Bool = true
  ) -> [FileRange] {
    guard let symbol = symbol(at: offset, in: path)?.symbol else { return [] }
    return places(of: symbol).filter { includingDefinitions || !$0.isDefinition }.map(\.place)
  }

  /// Returns the occurrences, within the file, of the name at the given offset, in order.
  package func highlights(at offset: Int, in path: String) -> [NameHighlight] {
    guard let symbol = symbol(at: offset, in: path)?.symbol else { return [] }
    return places(of: symbol, in: path).filter { !$0.place.range.isEmpty }
      .map { NameHighlight(range: $0.place.range, isDefinition: $0.isDefinition) }
  }

  /// Returns the name that a rename at the given offset would change.
  ///
  /// - Throws: The reason why the name cannot be changed.
  package func renamed(at offset: Int, in path: String) throws(RenameRefusal) -> (
    name: String, range: Range<Int>
  ) {
    let found = try named(at: offset, in: path)
    return (try Renaming(self, found.symbol).name, found.range)
  }

  /// Renames the symbol at the given offset in all files.
  ///
  /// - Returns: The edits, sorted by path and position.
  /// - Throws: The reason why the symbol cannot be renamed.
  package func rename(at offset: Int, in path: String, to name: String) throws(RenameRefusal) -> [FileEdit] {
    try Renaming(self, named(at: offset, in: path).symbol).edits(to: name)
  }

  private func named(
    at offset: Int, in path: String
  ) throws(RenameRefusal) -> (symbol: NamedSymbol, range: Range<Int>) {
    guard let found = symbol(at: offset, in: path) else {
      throw RenameRefusal("There is no name at this position")
    }
    return found
  }

  package func colors(in path: String) -> [ColorReference] {
    document(path).map { ColorReferences(document: $0).all } ?? []
  }

  /// Returns the literals that can replace the color in a range from `colors`, best first.
  package func notations(of color: RGBA, at range: Range<Int>, in path: String) -> [ColorNotation] {
    document(path).map { ColorReferences(document: $0).notations(of: color, at: range) } ?? []
  }

  /// Returns the inline hints in a range, in order. View sizes are included only if `solve` has measured the views.
  package func hints(in path: String, range: Range<Int>) -> [InlineHint] {
    document(path).map { InlineHints(service: self, document: $0).hints(in: range) } ?? []
  }

  package func scene(at offset: Int, in path: String) -> ScenePlace? { findScene(at: offset, in: path) }

  package func leads(to scene: ScenePlace) -> [SceneLead] { findLeads(to: scene) }

  package func leads(from scene: ScenePlace) -> [SceneLead] { findLeads(from: scene) }
}
