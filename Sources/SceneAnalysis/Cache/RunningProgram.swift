import ScenePlatform

enum RunningProgram {
  /// The size and modification time of the executable, which distinguish builds of a version with different rules.
  static let stamp: String = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }()
}
