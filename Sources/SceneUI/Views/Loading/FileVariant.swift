import ScenePlatform

extension SceneContext {
  /// Returns the variant of a file for the context's idiom, if it exists: `Main~pad.scenec` for
  /// `Main.scenec`.
  func variant(ofFile path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return path }
    let variant = "\(path[..<dot])~\(idiom.rawValue)\(path[dot...])"
    return access(variant, R_OK) == 0 ? variant : path
  }
}
