import ScenePlatform
import SceneValues

/// Files that are complete, and are going to take another's place.
///
/// Where the file system can, one has no name until all is written: who is killed before leaves nothing. What is left by
/// who was killed later, or where it cannot, is removed by the next run that writes into the directory.
enum TemporaryFile {
  /// - Parameters:
  ///   - bytes: all that the file holds.
  ///   - mode: the permissions of the file; nil for those of any new one.
  ///   - directory: with a slash at its end, or empty for the current one.
  /// - Returns: the path of the file.
  /// - Throws: `SystemError` where the file cannot be made, or not all of it be written.
  static func write(_ bytes: [UInt8], mode: mode_t?, in directory: String) throws(SystemError) -> String {
    if let path = try writeUnnamed(bytes, mode: mode, in: directory) { return path }
    return try writeNamed(bytes, mode: mode, in: directory)
  }

  /// Hidden, so that no search for files takes it for one; and short, as the name of what it is for need not be.
  private static func path(_ directory: String, _ attempt: Int) -> String {
    "\(directory).scenec-\(getpid())-\(attempt).tmp"
  }

  /// As many files as one process writes side by side in a directory, and more.
  private static let attempts = 0..<100

  // MARK: Without a name

  /// Swift does not see the macro of C.
  private static let unnamed = 0o20_000_000 | O_DIRECTORY

  /// - Returns: nil where the file system knows no files without a name, or nobody can give them one.
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

  // MARK: With a name

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
        // Some file systems say only now that there was no room.
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

  // MARK: What others left

  /// The directories that were swept: to list one for each of its files would take the square of their number.
  private static let swept = Locked<Set<String>>([])

  /// Who shares the directory from another machine has processes that are not known here: a file that was written to a
  /// minute ago may be one's.
  private static let rest = 60
  /// A process that has another's number says nothing of what that left.
  private static let longest = 24 * 60 * 60

  /// Removes what processes left that were killed.
  ///
  /// - Parameter directory: with a slash at its end, or empty for the current one.
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

  /// Which process a temporary file is of, by its name; nil for all other files.
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
