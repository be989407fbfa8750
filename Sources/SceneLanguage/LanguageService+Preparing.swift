import SceneAnalysis
import SceneResources

extension LanguageService {
  /// The file extensions of the images that scenes can refer to, including formats that only Apple platforms support.
  package static var imageExtensions: [String] { AssetNames.appleExtensions }

  /// Indexes the names in all files until the closure returns false. The remaining files are indexed on demand.
  package func prepare(while isWanted: @Sendable () -> Bool) {
    _ = snapshot.paths(without: FileNames.self).concurrentMap { path in
      if isWanted() { _ = names(of: path) }
    }
  }
}
