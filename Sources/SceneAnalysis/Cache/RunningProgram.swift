import ScenePlatform

/// The running executable.
enum RunningProgram {
  /// Size and modification time of the executable. Two builds of one version may have different rules and classes, so caches
  /// include the stamp in their keys.
  static let stamp: String = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }()
}
