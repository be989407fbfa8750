import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneRuntime
import SceneValues

/// What a file calls its things: people know those of Xcode's files by the ids that stand there.
package struct WrittenNames {
  /// What to call the file itself.
  package let file: String
  /// By the ids that they have in the compiled scene, where they are others.
  private let ids: [String: String]
  private let sceneIDs: [String: String]
  /// Where it begins, to speak of it as a whole.
  let place: String
  /// Whether it is one of Interface Builder's.
  let isForeign: Bool
  /// What it says its colors of catalogs look like.
  let colors: [String: RGBA]
  /// How large it says its images are.
  let imageSizes: [String: Size]
  /// What images of the system's it names: how large views show them, nobody here knows.
  let symbols: Set<String>
  /// What fonts it names, the system's among them where it has a name.
  let fonts: Set<String>
  private let isForWatch: Bool

  package init(file: String) {
    self.file = file
    (ids, sceneIDs, colors, imageSizes, symbols, fonts) = ([:], [:], [:], [:], [], [])
    (place, isForeign, isForWatch) = (file, false, false)
  }

  /// The names of a scene, or of a file of Interface Builder.
  package init(of analysis: Analysis) {
    file = analysis.source.path
    let start = analysis.source.position(at: Int(analysis.rootRange.start))
    place = "\(file):\(start.line):\(start.column)"
    ids = analysis.writtenIDs
    guard let tree = analysis.foreignTree else {
      (sceneIDs, colors, imageSizes, symbols, fonts) = ([:], [:], [:], [], [])
      (isForeign, isForWatch) = (false, false)
      return
    }
    isForeign = true
    colors = NamedColors.all(in: tree)
    imageSizes = NamedImages.sizes(in: tree)
    symbols = NamedImages.symbols(in: tree)
    fonts = NamedFonts.names(in: tree)
    isForWatch = InterfaceBuilder.isForWatch(tree)
    sceneIDs = analysis.sceneIDs
  }

  /// Throws for a document without frames, because there is no picture of it.
  package func checkFrames() throws(Failure) {
    guard isForWatch else { return }
    throw Failure(
      """
      \(place): this is a document for watchOS, whose interface is laid out on the watch and has no frames to draw by
      """, .unusable)
  }

  /// The id in the compiled scene for a written name; nil where there is none.
  func id(of written: String, among known: [String]) -> String? {
    possibleIDs(of: written).first(where: known.contains)
  }

  /// What the compiled scene may have for a written name, the likeliest first.
  func possibleIDs(of written: String) -> [String] {
    [sceneIDs[written], written, ForeignID.scene(written)].compactMap { $0 }
  }

  func written(_ id: String) -> String { ids[id] ?? id }

  /// A text for people, with ids as the file has them.
  func withWrittenIDs(in text: String) -> String { InterfaceBuilder.withWrittenIDs(attribute: text, ids) }

  func unknown(_ wanted: String, among known: [String]) -> String {
    let list = known.isEmpty ? "none" : known.map { "'\(written($0))'" }.joined(separator: ", ")
    return "Cannot draw from '\(file)': there is no scene '\(wanted)'; there are \(list)"
  }

  /// What could not be shown, with ids as the file has them.
  package func describe(_ error: any Error) -> String {
    (error as? LoadingError).map { withWrittenIDs($0.message).text } ?? "\(error)"
  }

  /// A message, with ids as the file has them.
  func withWrittenIDs(_ message: Message) -> Message { InterfaceBuilder.withWrittenIDs(message, ids) }
}
