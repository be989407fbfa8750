import SceneAnalysis
import SceneLanguage
import SceneModel
import SceneValidation

/// The references to the scenes in a file, from the file itself and from other files.
struct SceneLeads {
  private(set) var places: [Int: [FileRange]] = [:]

  init(to path: String, in snapshot: Snapshot) {
    guard let target = snapshot.checked(path)?.summary else { return }
    let stem = StoryboardNames.Stem(path)
    let service = LanguageService(snapshot)
    let scenes = Dictionary(target.scenes.enumerated().map { ($1.id?.text, $0) }) { first, _ in first }
    for other in snapshot.paths {
      guard let summary = snapshot.checked(other)?.summary else { continue }
      for link in summary.links {
        var scene: Int?
        switch link.target {
        case .scene(let number): scene = other == path ? number : nil
        case .elsewhere(let storyboard, let id):
          guard Self.isNamed(stem, by: storyboard, from: other, service) else { continue }
          scene = id.isEmpty ? target.initial : scenes[id]
        }
        if let scene { places[scene, default: []].append(FileRange(path: other, range: link.range.bytes)) }
      }
    }
  }

  /// Returns whether a storyboard name in the file at `path` refers to a storyboard or to one of its device variants.
  static func isNamed(
    _ stem: StoryboardNames.Stem, by storyboard: String, from path: String, _ service: LanguageService
  ) -> Bool {
    let from = StoryboardNames.Stem(path)
    if storyboard.isEmpty { return from.directory == stem.directory && from.name == stem.name }
    guard LanguageService.bareName(ofStoryboard: storyboard) == stem.name else { return false }
    if !from.isXcodes, from.place(of: storyboard) == stem.place(of: stem.name) { return true }
    guard let found = service.path(ofStoryboard: storyboard, from: path).map(StoryboardNames.Stem.init) else {
      return false
    }
    return found.directory == stem.directory && found.name == stem.name
  }
}
