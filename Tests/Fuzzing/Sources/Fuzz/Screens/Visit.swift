import SceneTesting
import SceneUI

/// What a host does with a compiled file: each of its scenes, or all of its nib, is made, shown on a phone and on a pad,
/// used by a person, and let go.
///
/// Whatever is thrown is a `LoadingError`, and nothing lives longer than the window that shows it.
struct Visit {
  private let file: SceneFile
  /// Decides what the person does.
  private var random: Random
  private var failures: [LoadingError] = []

  /// Enough to go from one to another; more are shown by those that lead to them.
  private static let mostScenes = 3

  /// - Parameter substituting: whether classes that are not there have substitutes, as in tools.
  /// - Returns: what could not be loaded.
  static func failures(of bytes: [UInt8], substituting: Bool) -> [LoadingError] {
    var options = LoadingOptions()
    options.substitutesUnknownClasses = substituting
    options.vocabulary = Host.vocabulary
    do throws(LoadingError) {
      let file = try SceneFile(bytes: bytes, registry: Host.registry, options: options)
      var visit = Visit(file: file, random: Random(of: bytes))
      for idiom in [Idiom.phone, .pad] { visit.show(on: idiom) }
      return visit.failures
    } catch {
      return [error]
    }
  }

  private init(file: SceneFile, random: Random) {
    self.file = file
    self.random = random
  }

  private mutating func show(on idiom: Idiom) {
    let ids = file.sceneIDs.prefix(Self.mostScenes)
    show(on: idiom) { try $0.instantiateInitialViewController() }
    for id in ids { show(on: idiom) { try $0.instantiate(id) } }
  }

  private mutating func show(on idiom: Idiom, _ make: (Storyboard) throws -> ViewController) {
    let remains = Remains()
    present(on: Screen(idiom: idiom, remains), make)
    remains.check()
  }

  /// A function of its own, at whose end nobody holds anything.
  @inline(never)
  private mutating func present(on screen: Screen, _ make: (Storyboard) throws -> ViewController) {
    do {
      let storyboard = Storyboard(file: file, context: screen.context)
      do { try screen.show(try make(storyboard)) } catch let error as LoadingError {
        guard case .notAStoryboard = error.kind else { throw error }
        try screen.show(Nib(file: file, context: screen.context))
      }
      var person = Person(Harness(screen.window), random: random)
      person.useEverything()
      random = person.random
    } catch let error as LoadingError {
      _ = "\(error)"
      failures.append(error)
    } catch {
      fatalError("another error than those of loading: \(error)")
    }
    screen.window.close()
  }
}
