import SceneFiles
import SceneSyntax

/// Keeps what is typed of scenes and not saved, for programs that run.
struct DraftKeeper {
  private var writer: DraftWriter?
  private var changed: Set<String> = []
  private var kept: Set<String> = []
  /// Why nothing is kept that was to be.
  private(set) var fault: String?

  /// - Parameter place: where drafts are kept; nil where they are not.
  init(in place: String?) {
    do throws(Failure) {
      writer = try place.map { place throws(Failure) in try DraftWriter(in: place) }
    } catch {
      fault = error.message
    }
  }

  /// Whether what is typed is kept.
  var isKeeping: Bool { writer != nil }

  /// Something else is typed of a file.
  mutating func note(_ path: String) {
    guard writer != nil, Self.isScene(path) else { return }
    changed.insert(path)
  }

  /// Something else lies on the disk: what is typed may be saved now. What was saved before is no draft for that.
  mutating func noteFile(_ path: String) {
    if kept.contains(path) { changed.insert(path) }
  }

  /// What the client holds of a file is what lies on the disk, or nothing any more.
  mutating func forget(_ path: String) {
    changed.remove(path)
    kept.remove(path)
    writer?.remove(path)
  }

  /// Writes what has changed: of several changes the last one.
  ///
  /// - Parameters:
  ///   - documents: what the client holds.
  ///   - log: is told what cannot be written.
  mutating func write(_ documents: DocumentStore, _ log: (String) -> Void) {
    for path in changed.sorted() {
      guard let document = documents[path: path], !Self.isSaved(document) else {
        forget(path)
        continue
      }
      kept.insert(path)
      do throws(Failure) { try writer?.write(Draft(path: path, text: document.bytes)) } catch {
        log(error.message)
      }
    }
    changed = []
  }

  /// Nothing is typed any more.
  mutating func end() {
    writer = nil
    changed = []
  }

  private static func isSaved(_ document: OpenDocument) -> Bool {
    (try? SourceReader.read(path: document.path))?.bytes == document.bytes
  }

  private static func isScene(_ path: String) -> Bool {
    [".scene", ".storyboard", ".xib"].contains(where: path.hasSuffix)
  }
}
