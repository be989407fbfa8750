import SceneFiles
import ScenePreview

/// What went wrong while scenes were drawn for maps. A scene may be drawn in others, and on several screens, too: each is told
/// once.
struct MapProblems {
  private var told: Set<String> = []
  private(set) var status = ExitStatus.success

  mutating func report(_ problem: Failure) {
    status = max(status, problem.status)
    if told.insert(problem.message).inserted { StandardStreams.report(problem.message) }
  }

  mutating func warn(of image: UnreadableImage, at place: String) {
    if told.insert("\(place): \(image.message)").inserted { StandardStreams.warn(image.message, at: place) }
  }
}
