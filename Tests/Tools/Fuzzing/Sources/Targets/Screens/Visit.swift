import SceneTesting
import SceneUI

/// Uses a compiled file as a host app does: creates its scenes or the content of its nib, shows it on a phone
/// and a pad, simulates a user, and releases it.
///
/// Every thrown error must be a `LoadingError`, and no object may outlive its window.
struct Visit {
  private let file: SceneFile
  /// The segues that code can perform.
  private let segues: [String]
  /// The random choices of the simulated user.
  private var random: Random
  private var failures: [LoadingError] = []

  /// The maximum number of scenes to show directly, enough to switch between them. Segues show further ones.
  private static let mostScenes = 2
  private static let mostSegues = 3

  /// Loads a file. If classes are missing, loads it again with substitutes, as tools do.
  ///
  /// - Returns: The errors of loading without substitutes.
  static func failures(of bytes: [UInt8]) -> [LoadingError] {
    let failures = failures(of: bytes, substituting: false, on: [.phone, .pad])
    if !failures.isEmpty { _ = self.failures(of: bytes, substituting: true, on: [.phone]) }
    return failures
  }

  private static func failures(
    of bytes: [UInt8], substituting: Bool, on idioms: [Idiom]
  ) -> [LoadingError] {
    var options = LoadingOptions()
    options.substitutesUnknownClasses = substituting
    options.vocabulary = Host.vocabulary
    do throws(LoadingError) {
      let file = try SceneFile(bytes: bytes, registry: Host.registry, options: options)
      var visit = Visit(
        file: file, segues: Array(file.segueIdentifiers.prefix(mostSegues)), random: Random(of: bytes))
      for idiom in idioms { visit.show(on: idiom) }
      return visit.failures
    } catch {
      return [error]
    }
  }

  private init(file: SceneFile, segues: [String], random: Random) {
    self.file = file
    self.segues = segues
    self.random = random
  }

  private mutating func show(on idiom: Idiom) {
    var initial: String?
    show(on: idiom) {
      let controller = try $0.instantiateInitialViewController()
      initial = controller.sceneID
      return controller
    }
    for id in file.sceneIDs.filter({ $0 != initial }).prefix(Self.mostScenes) {
      show(on: idiom) { try $0.instantiate(id) }
    }
  }

  private mutating func show(on idiom: Idiom, _ make: (Storyboard) throws -> ViewController) {
    let remains = Remains()
    present(on: Screen(idiom: idiom, remains), make)
    remains.check()
  }

  /// A separate function, so that all references are released at its end.
  @inline(never)
  private mutating func present(on screen: Screen, _ make: (Storyboard) throws -> ViewController) {
    do {
      let controller = try start(on: screen, make)
      var person = Person(Harness(screen.window), random: random)
      person.useEverything()
      random = person.random
      if let controller { try performSegues(of: controller, person.harness) }
    } catch let error as LoadingError {
      _ = "\(error)"
      failures.append(error)
    } catch {
      fatalError("another error than those of loading: \(error)")
    }
    screen.window.close()
  }

  /// - Returns: The controller, or nil for a nib.
  private func start(
    on screen: Screen, _ make: (Storyboard) throws -> ViewController
  ) throws -> ViewController? {
    do {
      let controller = try make(Storyboard(file: file, context: screen.context))
      try screen.show(controller)
      return controller
    } catch let error as LoadingError {
      guard case .notAStoryboard = error.kind else { throw error }
      try screen.show(Nib(file: file, context: screen.context))
      return nil
    }
  }

  /// Most segues belong to other controllers, and some cannot be performed now.
  private func performSegues(of controller: ViewController, _ harness: Harness) throws {
    for identifier in segues {
      do { try controller.performSegue(withIdentifier: identifier) } catch let error as LoadingError {
        _ = "\(error)"
      }
      harness.advance(seconds: 1)
    }
  }
}
