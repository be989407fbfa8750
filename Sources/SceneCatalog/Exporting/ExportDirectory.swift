import SceneFiles
import ScenePlatform
import SceneValues

/// A directory that is replaced atomically. The new directory is written next to its destination and then renamed.
struct ExportDirectory {
  static let mark = "// A catalog of scenes, written by scenec."

  private let path: String

  init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  func check() throws(Failure) {
    guard FileIdentity.isPresent(path) else { return }
    guard FileIdentity.isDirectory(path), let names = try? Self.names(in: path) else {
      throw Failure("Cannot write '\(path)': it is not a directory", .cannotCreate)
    }
    // Renaming would replace the link and not its target.
    guard !Self.isLink(path) else {
      throw Failure(
        "Cannot write '\(path)': it is a symbolic link", .cannotCreate)
    }
    guard names.isEmpty || isCatalog && names.allSatisfy(Self.own.contains) && containsOnlyOwnPictures else {
      throw Failure(
        "Cannot write '\(path)': the directory contains other files; choose a new or empty directory",
        .cannotCreate)
    }
  }

  private static let own: Set = ["index.html", "catalog.css", "catalog.js", "state.js", pictures]
  private static let pictures = "pictures"

  private var containsOnlyOwnPictures: Bool {
    let folder = "\(path)/\(Self.pictures)"
    return !Self.isLink(folder) && ((try? Self.names(in: folder))?.allSatisfy(Self.isPicture) ?? true)
  }

  /// Returns whether a name consists of the numbers of a file, a scene, and a screen, such as `12-0-1.svg`.
  private static func isPicture(_ name: String) -> Bool {
    name.hasSuffix(".svg")
      && name.utf8.dropLast(4).allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func names(in directory: String) throws(SystemError) -> [String] {
    try DirectoryListing.names(in: directory).filter { $0 != "." && $0 != ".." }
  }

  private var isCatalog: Bool {
    guard let file = fopen(path + "/state.js", "r") else { return false }
    defer { fclose(file) }
    let mark = Array(Self.mark.utf8)
    var bytes = [UInt8](repeating: 0, count: mark.count)
    return fread(&bytes, 1, mark.count, file) == mark.count && bytes == mark
  }

  /// Writes the directory.
  ///
  /// - Parameter files: The files, with paths relative to the directory. The only subdirectory is `pictures/`.
  /// - Throws: `Failure` if a file cannot be written. In this case, the existing directory remains unchanged.
  func write(_ files: [(name: String, bytes: [UInt8])]) throws(Failure) {
    let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let new = "\(parent).scenec-\(getpid())-new.tmp"
    let old = "\(parent).scenec-\(getpid())-old.tmp"
    Self.remove(new)
    do throws(Failure) {
      guard mkdir(new, 0o777) == 0, mkdir("\(new)/\(Self.pictures)", 0o777) == 0 else { throw failure() }
      for (name, bytes) in files { try FileOutput.write(bytes, to: "\(new)/\(name)") }
      try put(new, in: old)
    } catch {
      Self.remove(new)
      throw error
    }
    Self.remove(old)
  }

  private func put(_ new: String, in old: String) throws(Failure) {
    let isPresent = FileIdentity.isPresent(path)
    if isPresent, rename(path, old) != 0 { throw failure() }
    guard rename(new, path) != 0 else { return }
    let failure = failure()
    if isPresent { rename(old, path) }
    throw failure
  }

  private func failure() -> Failure { Failure("Cannot write '\(path)': \(SystemError())", .cannotCreate) }

  private static func remove(_ path: String) {
    guard !isLink(path), !isLink("\(path)/\(pictures)") else { return }
    for picture in (try? names(in: "\(path)/\(pictures)")) ?? [] where isPicture(picture) {
      unlink("\(path)/\(pictures)/\(picture)")
    }
    rmdir("\(path)/\(pictures)")
    for name in own where name != pictures { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
