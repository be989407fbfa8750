import InterfaceBuilder
import SceneDiagnostics
import SceneSyntax

/// What a file calls its things: people know those of Xcode's files by the ids that stand there.
struct WrittenNames {
  /// What to call the file itself.
  let file: String
  /// By the ids that they have in the compiled scene, where they are others.
  private let ids: [String: String]
  private let sceneIDs: [String: String]

  init(file: String) {
    self.file = file
    (ids, sceneIDs) = ([:], [:])
  }

  /// - Parameter source: a scene, or what Interface Builder wrote.
  init(of source: SourceText, limits: SyntaxLimits) {
    file = source.path
    guard let tree = SyntaxParser.parse(source, limits: limits).tree, InterfaceBuilder.isDocument(tree) else {
      (ids, sceneIDs) = ([:], [:])
      return
    }
    ids = InterfaceBuilder.translate(tree, counting: false).tree.map(InterfaceBuilder.writtenIDs) ?? [:]
    sceneIDs = InterfaceBuilder.sceneIDs(of: tree)
  }

  /// What is called so, of the compiled scene's ids; nil where nothing is.
  func id(of written: String, among known: [String]) -> String? {
    [sceneIDs[written], written, ForeignID.scene(written)].compactMap { $0 }.first(where: known.contains)
  }

  func written(_ id: String) -> String { ids[id] ?? id }

  func unknown(_ wanted: String, among known: [String]) -> String {
    let list = known.isEmpty ? "none" : known.map { "'\(written($0))'" }.joined(separator: ", ")
    return "Cannot draw from '\(file)': there is no scene '\(wanted)'; there are \(list)"
  }

  func inItsWords(_ message: String) -> String { InterfaceBuilder.inItsWords(message, ids) }
}
