import ScenePlatform
import SceneValues
import Synchronization

/// A writer of complete temporary files, which are then renamed to replace other files. If the file system supports it, a
/// temporary file has no name until it is complete. A process that is terminated early then leaves no file behind. On
/// other file systems, files that were left behind are removed the next time a process writes to the directory.
enum TemporaryFile {
  /// Writes a file and returns its name. The file receives the owner, mode, and extended attributes of `original`.
  static func write(
    _ bytes: [UInt8], like original: String?, in directory: OpenDirectory
  ) throws(SystemError) -> String {
    if let name = try writeUnnamed(bytes, like: original, in: directory) { return name }
    return try writeNamed(bytes, like: original, in: directory)
  }

  /// Returns a hidden name. It omits the destination's name, which might have the maximum length.
  private static func nextName() -> String {
    ".scenec-\(getpid())-\(count.add(1, ordering: .relaxed).newValue).tmp"
  }

  private static let count = Atomic(0)
  /// The number of names to try. An earlier process with the same ID might have left files behind.
  private static let attempts = 100

  /// The value of `O_TMPFILE`, a C macro that Swift cannot import.
  private static let unnamed = 0o20_000_000 | O_DIRECTORY

  /// Writes a file that has no name until it is complete. Returns the name, or nil if this is not supported.
  private static func writeUnnamed(
    _ bytes: [UInt8], like original: String?, in directory: OpenDirectory
  ) throws(SystemError) -> String? {
    let descriptor = openat(directory.descriptor, ".", unnamed | O_WRONLY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    try fill(descriptor, bytes, like: original, in: directory)
    for _ in 0..<attempts {
      let name = nextName()
      let link = "/proc/self/fd/\(descriptor)"
      if linkat(AT_FDCWD, link, directory.descriptor, name, AT_SYMLINK_FOLLOW) == 0 { return name }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  private static func writeNamed(
    _ bytes: [UInt8], like original: String?, in directory: OpenDirectory
  ) throws(SystemError) -> String {
    for _ in 0..<attempts {
      let name = nextName()
      let descriptor = openat(
        directory.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw SystemError()
      }
      do throws(SystemError) {
        do throws(SystemError) {
          try fill(descriptor, bytes, like: original, in: directory)
        } catch {
          close(descriptor)
          throw error
        }
        // Some file systems report a full disk only when a file is closed.
        guard close(descriptor) == 0 else { throw SystemError() }
        return name
      } catch {
        unlinkat(directory.descriptor, name, 0)
        throw error
      }
    }
    throw SystemError(EEXIST)
  }

  private static func fill(
    _ descriptor: Int32, _ bytes: [UInt8], like original: String?, in directory: OpenDirectory
  ) throws(SystemError) {
    try DescriptorOutput.write(bytes, to: descriptor)
    guard let original, let status = directory.status(of: original) else { return }
    // Only root can change the owner. A change of the owner clears mode bits, so the mode is set last.
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      _ = fchown(descriptor, uid_t.max, status.st_gid)
    }
    if let file = directory.file(original) {
      ExtendedAttributes.copy(from: file.descriptor, to: descriptor)
      close(file.descriptor)
    }
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw SystemError() }
  }

  /// The directories whose old files were removed. Listing a directory for each new file would take quadratic time.
  private static let swept = Locked<Set<String>>([])

  /// The minimum age, in seconds, of files to remove. In a shared directory, other machines might use newer files.
  private static let rest = 60
  /// The age, in seconds, after which a file is removed even if its process ID exists, because IDs are reused.
  private static let longest = 24 * 60 * 60

  static func sweep(_ directory: OpenDirectory) {
    guard swept.withLock({ $0.insert(directory.path).inserted }) else { return }
    for name in (try? DirectoryListing.names(in: directory.path)) ?? [] {
      guard let process = process(of: name), process != getpid() else { continue }
      guard let status = directory.status(of: name), status.st_mode & S_IFMT == S_IFREG else { continue }
      let age = time(nil) - status.st_mtim.tv_sec
      let isGone = kill(process, 0) != 0 && errno == ESRCH
      if age > (isGone ? rest : longest) { unlinkat(directory.descriptor, name, 0) }
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
