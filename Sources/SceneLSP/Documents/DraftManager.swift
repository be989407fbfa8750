import SceneFiles
import SceneSyntax

/// A manager that shares unsaved scenes with running apps and previews.
struct DraftManager {
  private var writer: DraftWriter?
  private var changed: Set<String> = []
  private var kept: Set<String> = []
  private(set) var fault: String?

  init(in place: String?) {
    do throws(Failure) {
      writer = try place.map { place throws(Failure) in try DraftWriter(in: place) }
    } catch {
      fault = error.message
    }
  }

  var isKeeping: Bool { writer != nil }

  mutating func note(_ path: String) {
    guard writer != nil, Self.isScene(path) else { return }
    changed.insert(path)
  }

  /// Records a change on disk. If the file now equals the unsaved text, the next call to `write` removes the draft.
  mutating func noteFile(_ path: String) {
    if kept.contains(path) { changed.insert(path) }
  }

  mutating func forget(_ path: String) {
    changed.remove(path)
    kept.remove(path)
    writer?.remove(path)
  }

  /// Writes the drafts of changed files. A file that changed several times is written only once.
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
