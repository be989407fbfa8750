import SceneAnalysis
import SceneResources

extension LanguageService {
  /// What the names of images end with that scenes may name: those that are shown, and those for Apple's systems.
  package static var imageExtensions: [String] { AssetNames.appleExtensions }

  /// Finds out ahead what all files name, which the first question about a name would have to wait for.
  ///
  /// - Parameter isWanted: is asked before each file: after false, the others are left for whoever asks.
  package func prepare(while isWanted: @Sendable () -> Bool) {
    _ = snapshot.paths(without: FileNames.self).concurrentMap { path in
      if isWanted() { _ = names(of: path) }
    }
  }
}
