import ScenePlatform

extension SceneContext {
  /// The file that stands for another on this context's idiom: `Main~pad.scenec` for `Main.scenec`, where there is one.
  func variant(ofFile path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return path }
    let variant = "\(path[..<dot])~\(idiom.rawValue)\(path[dot...])"
    return access(variant, R_OK) == 0 ? variant : path
  }
}
