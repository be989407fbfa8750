import SceneAnalysis
import SceneLanguage
import SceneModel
import SceneValidation

/// What names the scenes of a file, in this file and in others.
struct SceneLeads {
  /// By the number of the scene in its file.
  private(set) var places: [Int: [FileRange]] = [:]

  init(to path: String, in snapshot: Snapshot) {
    guard let target = snapshot.checked(path)?.summary else { return }
    let stem = StoryboardNames.Stem(path)
    for other in snapshot.paths {
      guard let summary = snapshot.checked(other)?.summary else { continue }
      let from = StoryboardNames.Stem(other)
      for link in summary.links {
        var scene: Int?
        switch link.target {
        case .scene(let number): scene = other == path ? number : nil
        case .elsewhere(let storyboard, let id):
          guard Self.isNamed(stem, by: storyboard, from: from) else { continue }
          scene = id.isEmpty ? target.initial : target.scenes.firstIndex { $0.id?.text == id }
        }
        if let scene { places[scene, default: []].append(FileRange(path: other, range: link.range.bytes)) }
      }
    }
  }

  /// Whether what a file calls a storyboard is a file.
  static func isNamed(_ stem: StoryboardNames.Stem, by storyboard: String, from file: StoryboardNames.Stem)
    -> Bool
  {
    if storyboard.isEmpty { return file.directory == stem.directory && file.name == stem.name }
    // Xcode's are called by their names alone, wherever they lie.
    if file.isXcodes { return stem.isXcodes && stem.name == storyboard }
    let wanted = StoryboardNames.Stem(file.place(of: storyboard) + ".scene")
    return wanted.directory == stem.directory && wanted.name == stem.name
  }
}
