import Foundation
import InterfaceBuilder
import SceneDiagnostics
import SceneRuntime
import SceneUI
import SceneValues
import Testing

/// A study that runs third-party storyboards: it instantiates, shows and lays out each scene, and performs
/// and reverses each segue.
@Suite(.enabled(if: Corpus.directory != nil, "skipped: SCENEC_CORPUS names no directory of storyboards"))
struct CorpusRunStudy {
  private final class Record {
    var scenes = 0
    var segues = 0
    var failures: [String] = []
  }

  @Test(
    "Every scene of the corpus storyboards appears, and its segues reach their destinations",
    arguments: [true, false])
  func runs(substituting: Bool) throws {
    let record = Record()
    var files = 0
    for file in Corpus.files where file.isOfToday && file.path.hasSuffix(".storyboard") {
      let source = SourceText(path: file.path, bytes: Array(try Data(contentsOf: URL(filePath: file.path))))
      guard let bytes = try Fixture.compiler.compile(source).bytes else { continue }
      files += 1
      var options = LoadingOptions()
      options.substitutesUnknownClasses = substituting
      let opened = try SceneFile(bytes: bytes, registry: .library, options: options)
      for scene in 0..<opened.archive.sceneCount {
        run(scene, of: opened, path: file.path, substituting: substituting, record)
      }
    }
    print(
      "\(files) storyboards \(substituting ? "with" : "without") substitutes: \(record.scenes) scenes,",
      "\(record.segues) segues, \(record.failures.count) failures")
    for failure in record.failures { print("  " + failure) }
    #expect(record.failures == [])
  }

  private func run(
    _ scene: Int, of file: SceneFile, path: String, substituting: Bool, _ record: Record
  ) {
    let clock = ManualClock()
    let context = SceneContext(registry: .library, clock: clock)
    func note(_ error: any Error, _ step: String) {
      // The host app's code and other files are not available.
      if let error = error as? LoadingError {
        switch error.kind {
        case .unknownClass, .otherStoryboard: return
        // Errors that are caused by missing extensions of the host app.
        case .undefinedKey, .objectDoesNotFit: if !substituting { return }
        default: break
        }
      }
      record.failures.append(
        "\(path.split(separator: "/").suffix(3).joined(separator: "/")): \(step): \(error)")
    }
    context.failureHandler = { note($0, "shown") }
    let window = Window(frame: Rect(x: 0, y: 0, width: 375, height: 667), context: context)
    let storyboard = Storyboard(file: file, context: context)
    do {
      let controller = try storyboard.instantiate(sceneAt: scene)
      record.scenes += 1
      let stack =
        controller is NavigationController ? nil : NavigationController(rootViewController: controller)
      window.rootViewController = stack ?? controller
      try window.makeKeyAndVisible()
      window.layoutIfNeeded()
      for size in [Size(width: 1024, height: 768), Size(width: 375, height: 667)] { window.resize(to: size) }
      for segue in file.segues(ofScene: scene) where segue.kind != "embed" && segue.kind != "unwind" {
        record.segues += 1
        context.failureHandler = { note($0, "segue '\(segue.identifier ?? segue.kind)'") }
        controller.performTriggeredSegue(at: segue.index, sender: controller)
        clock.advance(by: 2)
        window.layoutIfNeeded()
        if controller.presentedViewController != nil { try controller.dismiss(animated: false) }
        if let top = stack?.topViewController, top !== controller {
          try stack?.popViewController(animated: true)
        }
        clock.advance(by: 2)
        window.layoutIfNeeded()
      }
    } catch {
      note(error, "made")
    }
    window.close()
  }
}
