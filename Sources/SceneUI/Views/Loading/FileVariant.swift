import ScenePlatform

extension SceneContext {
  /// Returns the path of the file's variant for the idiom, such as `Main~pad.scenec`, or `path` if there is none.
  func variant(ofFile path: String) -> String {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    guard let dot = path[start...].lastIndex(of: ".") else { return path }
    let variant = "\(path[..<dot])~\(idiom.rawValue)\(path[dot...])"
    return access(variant, R_OK) == 0 ? variant : path
  }
}
