import SceneAnalysis
import SceneDiagnostics
import SceneValues

extension LanguageService {
  /// The files of each storyboard's name.
  var storyboards: [String: [String]] {
    snapshot.madeOfPaths { StoryboardFiles(files: Dictionary(grouping: $0, by: MarkupDocument.stem)) }.files
  }

  /// What each file is called in destinations, in the order of the files.
  var stems: [String] {
    snapshot.madeOfPaths { FileStems(all: $0.map(MarkupDocument.stem)) }.all
  }

  private struct FileStems: Sendable { let all: [String] }

  private struct StoryboardFiles: Sendable { let files: [String: [String]] }

  // MARK: What may be written

  /// What may be written at a place, the best first.
  ///
  /// - Parameters:
  ///   - offset: where the cursor is.
  ///   - path: the file.
  ///   - limit: how many items are wanted at most: more than anybody looks through, and few enough to be written at once.
  /// - Returns: the items, without their documentation.
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

  /// An item with its documentation.
  ///
  /// - Parameters:
  ///   - item: one that `completions` gave.
  ///   - path: the file in which it was asked for.
  /// - Returns: the same item, with a page about it where there is one.
  package func resolved(_ item: CompletionItem, in path: String) -> CompletionItem {
    guard !item.subject.isEmpty,
      let vocabulary = snapshot.compiler(of: path)?.vocabulary(isForeign: SceneFileName.isForeign(path))
    else { return item }
    var item = item
    item.documentation = MemberPages(vocabulary: vocabulary).page(about: item.subject)
    return item
  }

  /// How an equation or a visual format is written in which the cursor stands; nil elsewhere.
  package func signature(at offset: Int, in path: String) -> EquationSignature? {
    document(path).flatMap { EquationForms(document: $0).signature(at: offset) }
  }

  // MARK: What something is

  /// What there is to say of what stands at a place; nil where there is nothing.
  package func hover(at offset: Int, in path: String) -> HoverText? {
    if SceneFileName.isTable(path) {
      return hoverInTable(at: offset, in: path) ?? hoverOverCodeText(at: offset, in: path)
    }
    if path.hasSuffix(".swift") { return hoverOverCodeText(at: offset, in: path) }
    return document(path).flatMap { Hovering(service: self, document: $0).text(at: offset) }
  }

  /// What is named at a place: what an editor underlines there; nil where nothing is named.
  package func nameRange(at offset: Int, in path: String) -> Range<Int>? {
    thing(at: offset, in: path)?.range
  }

  /// Where what is named at a place is defined.
  package func definitions(at offset: Int, in path: String) -> [FileRange] {
    thing(at: offset, in: path).map { definitionPlaces(of: $0.thing) } ?? []
  }

  /// Where what is named at a place is named, by path and place.
  ///
  /// - Parameters:
  ///   - offset: where the cursor is.
  ///   - path: the file.
  ///   - includingDefinitions: whether those places are wanted, too, that define it.
  /// - Returns: all places, in scenes, tables and Swift.
  package func references(
    at offset: Int, in path: String, includingDefinitions: Bool = true
  ) -> [FileRange] {
    guard let thing = thing(at: offset, in: path)?.thing else { return [] }
    return places(of: thing).filter { includingDefinitions || !$0.isDefinition }.map(\.place)
  }

  /// Where the same file names what is named at a place, in its order.
  package func highlights(at offset: Int, in path: String) -> [NameHighlight] {
    guard let thing = thing(at: offset, in: path)?.thing else { return [] }
    return places(of: thing, in: path).filter { !$0.place.range.isEmpty }
      .map { NameHighlight(range: $0.place.range, isDefinition: $0.isDefinition) }
  }

  // MARK: What it is called

  /// What would be renamed at a place.
  ///
  /// - Returns: the name, and where it stands.
  /// - Throws: why nothing can be renamed there.
  package func renamed(at offset: Int, in path: String) throws(RenameRefusal) -> (
    name: String, range: Range<Int>
  ) {
    let found = try named(at: offset, in: path)
    return (try Renaming(self, found.thing).name, found.range)
  }

  /// The changes that give what is named at a place another name: in every file that says it.
  ///
  /// - Parameters:
  ///   - offset: where the cursor is.
  ///   - path: the file.
  ///   - name: the new name.
  /// - Returns: the changes, by path and place.
  /// - Throws: why it cannot be done; then nothing is to be changed.
  package func rename(at offset: Int, in path: String, to name: String) throws(RenameRefusal) -> [FileEdit] {
    try Renaming(self, named(at: offset, in: path).thing).edits(to: name)
  }

  private func named(
    at offset: Int, in path: String
  ) throws(RenameRefusal) -> (thing: NamedThing, range: Range<Int>) {
    guard let found = thing(at: offset, in: path) else {
      throw RenameRefusal("Nothing that has a name stands here")
    }
    return found
  }

  // MARK: What is seen beside the text

  /// The colors that a file says, in its order.
  package func colors(in path: String) -> [ColorMention] {
    document(path).map { ColorMentions(document: $0).all } ?? []
  }

  /// How a color would be written at a place where the file says another: in the file's own notation, the best first.
  ///
  /// - Parameters:
  ///   - color: the new color.
  ///   - range: a range that `colors` gave.
  ///   - path: the file.
  /// - Returns: the ways to write it; none where the file says no color there.
  package func notations(of color: RGBA, at range: Range<Int>, in path: String) -> [ColorNotation] {
    document(path).map { ColorMentions(document: $0).notations(of: color, at: range) } ?? []
  }

  /// What is shown within a part of the text, in its order: of sizes of views, those that `solve` has found out.
  package func hints(in path: String, range: Range<Int>) -> [InlineHint] {
    document(path).map { InlineHints(service: self, document: $0).hints(in: range) } ?? []
  }

  // MARK: Who leads here

  /// The scene in which a place lies, or that is named there; nil where that is none.
  package func scene(at offset: Int, in path: String) -> ScenePlace? { findScene(at: offset, in: path) }

  /// The scenes that lead to a scene.
  package func leads(to scene: ScenePlace) -> [SceneLead] { findLeads(to: scene) }

  /// The scenes that a scene leads to.
  package func leads(from scene: ScenePlace) -> [SceneLead] { findLeads(from: scene) }
}
