import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneRuntime
import SceneValues

/// The names as written in the source file. In an Xcode file, ids can differ from the ids in the compiled scene.
package struct WrittenNames {
  package let file: String
  /// The original ids by compiled id. Ids that do not differ are omitted.
  private let ids: [String: String]
  private let sceneIDs: [String: String]
  /// The position of the root element, for messages about the entire file.
  let place: String
  let isForeign: Bool
  let colors: [String: RGBA]
  let imageSizes: [String: Size]
  /// The names of the system images to which the file refers. The sizes at which they are displayed are unknown.
  let symbols: Set<String>
  let fonts: Set<String>
  private let isForWatch: Bool

  package init(file: String, _ resources: PreservedResources = PreservedResources { _ in nil }) {
    self.file = file
    (ids, sceneIDs, symbols, fonts) = ([:], [:], [], [])
    (colors, imageSizes) = (resources.colors, resources.imageSizes)
    (place, isForeign, isForWatch) = (file, false, false)
  }

  package init(of analysis: Analysis) {
    file = analysis.source.path
    let start = analysis.source.position(at: Int(analysis.rootRange.start))
    place = "\(file):\(start.line):\(start.column)"
    ids = analysis.writtenIDs
    guard let tree = analysis.foreignTree else {
      // Imported scenes contain the colors and image sizes of their Xcode files.
      colors = analysis.sceneTree.map(NamedColors.all) ?? [:]
      imageSizes = analysis.sceneTree.map(NamedImages.sizes) ?? [:]
      (sceneIDs, symbols, fonts) = ([:], [], [])
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

  /// Throws an error if the document has no frames and therefore cannot be drawn.
  package func checkFrames() throws(Failure) {
    guard isForWatch else { return }
    throw Failure(
      """
      \(place): documents for watchOS cannot be drawn, because they have no frames
      """, .unusable)
  }

  func id(of written: String, among known: [String]) -> String? {
    possibleIDs(of: written).first(where: known.contains)
  }

  /// Returns the compiled ids that can correspond to an original id, most likely first.
  func possibleIDs(of written: String) -> [String] {
    [sceneIDs[written], written, ForeignID.scene(written)].compactMap { $0 }
  }

  func written(_ id: String) -> String { ids[id] ?? id }

  func withWrittenIDs(in text: String) -> String { InterfaceBuilder.withWrittenIDs(attribute: text, ids) }

  func unknown(_ wanted: String, among known: [String]) -> String {
    let list = known.isEmpty ? "none" : known.map { "'\(written($0))'" }.joined(separator: ", ")
    return "Cannot draw from '\(file)': scene '\(wanted)' does not exist; scenes: \(list)"
  }

  package func describe(_ error: any Error) -> String {
    (error as? LoadingError).map { withWrittenIDs($0.message).text } ?? "\(error)"
  }

  func withWrittenIDs(_ message: Message) -> Message { InterfaceBuilder.withWrittenIDs(message, ids) }
}
