import ScenePlatform
import SceneValues

/// A writer of complete temporary files, which are then renamed to replace other files. If the file system supports it, a
/// temporary file has no name until it is complete. A process that is terminated early then leaves no file behind. On
/// other file systems, files that were left behind are removed the next time a process writes to the directory.
enum TemporaryFile {
  static func write(_ bytes: [UInt8], mode: mode_t?, in directory: String) throws(SystemError) -> String {
    if let path = try writeUnnamed(bytes, mode: mode, in: directory) { return path }
    return try writeNamed(bytes, mode: mode, in: directory)
  }

  /// Returns a path with a hidden name. It omits the destination's name, which might have the maximum length.
  private static func path(_ directory: String, _ attempt: Int) -> String {
    "\(directory).scenec-\(getpid())-\(attempt).tmp"
  }

  /// The numbers to try in file names. A process writes fewer than 100 files to a directory at the same time.
  private static let attempts = 0..<100

  /// The value of `O_TMPFILE`, a C macro that Swift cannot import.
  private static let unnamed = 0o20_000_000 | O_DIRECTORY

  /// Writes a file that has no name until it is complete. Returns the path of the file, or nil if unnamed files are not
  /// supported or cannot be linked.
  private static func writeUnnamed(
    _ bytes: [UInt8], mode: mode_t?, in directory: String
  ) throws(SystemError) -> String? {
    let descriptor = open(directory.isEmpty ? "." : directory, unnamed | O_WRONLY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    try fill(descriptor, bytes, mode)
    for attempt in attempts {
      let path = path(directory, attempt)
      if linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 {
        return path
      }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  private static func writeNamed(
    _ bytes: [UInt8], mode: mode_t?, in directory: String
  ) throws(SystemError) -> String {
    for attempt in attempts {
      let path = path(directory, attempt)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw SystemError()
      }
      do throws(SystemError) {
        do throws(SystemError) {
          try fill(descriptor, bytes, mode)
        } catch {
          close(descriptor)
          throw error
        }
        // Some file systems report a full disk only when a file is closed.
        guard close(descriptor) == 0 else { throw SystemError() }
        return path
      } catch {
        unlink(path)
        throw error
      }
    }
    throw SystemError(EEXIST)
  }

  private static func fill(_ descriptor: Int32, _ bytes: [UInt8], _ mode: mode_t?) throws(SystemError) {
    try DescriptorOutput.write(bytes, to: descriptor)
    if let mode, fchmod(descriptor, mode) != 0 { throw SystemError() }
  }

  /// The directories whose old files were removed. Listing a directory for each new file would take quadratic time.
  private static let swept = Locked<Set<String>>([])

  /// The minimum age, in seconds, of files to remove. In a shared directory, other machines might use newer files.
  private static let rest = 60
  /// The age, in seconds, after which a file is removed even if its process ID exists, because IDs are reused.
  private static let longest = 24 * 60 * 60

  static func sweep(_ directory: String) {
    guard swept.withLock({ $0.insert(directory).inserted }) else { return }
    for name in (try? DirectoryListing.names(in: directory)) ?? [] {
      guard let process = process(of: name), process != getpid() else { continue }
      let path = directory + name
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      let age = time(nil) - status.st_mtim.tv_sec
      let isGone = kill(process, 0) != 0 && errno == ESRCH
      if age > (isGone ? rest : longest) { unlink(path) }
    }
  }

  static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(".scenec-"), name.hasSuffix(".tmp") else { return nil }
    let numbers = name.dropFirst(".scenec-".count).dropLast(".tmp".count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, numbers.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }),
      Int(numbers[1]) != nil, let process = pid_t(numbers[0]), process > 0
    else { return nil }
    return process
  }
}
