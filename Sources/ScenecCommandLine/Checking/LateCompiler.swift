import SceneCompiler
import Synchronization

/// The compiler of files for which the same counts, made when the first of them is to be checked: where a cache knows
/// them all, that is never, and to describe the class library takes as long as to recognise a thousand files.
final class LateCompiler: Sendable {
  private let make: @Sendable () -> SceneCompiler
  private let made = Mutex<SceneCompiler?>(nil)

  init(_ make: @escaping @Sendable () -> SceneCompiler) { self.make = make }

  var compiler: SceneCompiler {
    made.withLock { made in
      if let made { return made }
      let compiler = make()
      made = compiler
      return compiler
    }
  }
}
