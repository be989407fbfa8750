import SceneTesting
import SceneUI

/// What a host does with a compiled file: each of its scenes, or all of its nib, is made, shown on a phone and on a pad,
/// used by a person, and let go.
///
/// Whatever is thrown is a `LoadingError`, and nothing lives longer than the window that shows it.
struct Visit {
  private let file: SceneFile
  /// Segues that code can perform.
  private let segues: [String]
  /// Decides what the person does.
  private var random: Random
  private var failures: [LoadingError] = []

  /// Enough to go from one to another; more are shown by those that lead to them.
  private static let mostScenes = 2
  private static let mostSegues = 3

  /// Where something is missing, classes that are not there are given substitutes then, as tools do.
  ///
  /// - Returns: what could not be loaded without substitutes.
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

  /// - Returns: nil for a nib.
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

  /// Most are another controller's, and some cannot be performed now.
  private func performSegues(of controller: ViewController, _ harness: Harness) throws {
    for identifier in segues {
      do { try controller.performSegue(withIdentifier: identifier) } catch let error as LoadingError {
        _ = "\(error)"
      }
      harness.advance(seconds: 1)
    }
  }
}
