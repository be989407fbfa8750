import ScenePlatform

enum RunningProgram {
  /// The executable's size and modification time, which distinguish builds with the same version but different rules.
  static let stamp: String = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }()
}
