import SceneFiles
import ScenePreview

/// The problems of drawing scenes for maps. Each is reported once, even if a scene is drawn several times.
struct MapProblems {
  private var reported: Set<String> = []
  private(set) var status = ExitStatus.success

  mutating func report(_ problem: Failure) {
    status = max(status, problem.status)
    if reported.insert(problem.message).inserted { StandardStreams.report(problem) }
  }

  mutating func warn(of image: UnreadableImage, at place: String) {
    if reported.insert("\(place): \(image.message)").inserted {
      StandardStreams.warn(image.message, at: place)
    }
  }
}
