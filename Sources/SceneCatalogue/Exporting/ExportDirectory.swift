import SceneFiles
import ScenePlatform
import SceneValues

/// A directory that is written as a whole: beside its place first, and then put there.
struct ExportDirectory {
  /// What an earlier catalog is known by.
  static let mark = "// A catalog of scenes, written by scenec."

  private let path: String

  /// - Parameter path: with or without a slash at its end.
  init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// - Throws: `Failure` where something else is there.
  func check() throws(Failure) {
    guard FileIdentity.isThere(path) else { return }
    guard FileIdentity.isDirectory(path), let names = try? Self.names(in: path) else {
      throw Failure("Cannot write '\(path)': it is no directory", .cannotCreate)
    }
    // What is put in its place would be another directory than the one that the link leads to.
    guard !Self.isLink(path) else { throw Failure("Cannot write '\(path)': it is a link", .cannotCreate) }
    guard names.isEmpty || isCatalogue && names.allSatisfy(Self.own.contains) && hasOwnPicturesAlone else {
      throw Failure(
        "Cannot write '\(path)': there are other files in it, and a catalog takes all of a directory",
        .cannotCreate)
    }
  }

  /// All that a catalog holds; of pictures, there is nothing else in their directory.
  private static let own: Set = ["index.html", "catalogue.css", "catalogue.js", "state.js", pictures]
  private static let pictures = "pictures"

  private var hasOwnPicturesAlone: Bool {
    let folder = "\(path)/\(Self.pictures)"
    return !Self.isLink(folder) && ((try? Self.names(in: folder))?.allSatisfy(Self.isPicture) ?? true)
  }

  /// `12-0-1.svg`: the file, the scene and the screen by their numbers.
  private static func isPicture(_ name: String) -> Bool {
    name.hasSuffix(".svg")
      && name.utf8.dropLast(4).allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Without the directory itself and the one that it is in.
  private static func names(in directory: String) throws(SystemError) -> [String] {
    try DirectoryListing.names(in: directory).filter { $0 != "." && $0 != ".." }
  }

  private var isCatalogue: Bool {
    guard let file = fopen(path + "/state.js", "r") else { return false }
    defer { fclose(file) }
    let mark = Array(Self.mark.utf8)
    var bytes = [UInt8](repeating: 0, count: mark.count)
    return fread(&bytes, 1, mark.count, file) == mark.count && bytes == mark
  }

  /// - Parameter files: with their paths in the directory, of which `pictures/` is the only directory.
  /// - Throws: `Failure` where something cannot be written: then all is as it was.
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

  /// Puts a directory here; what is here goes to another place.
  private func put(_ new: String, in old: String) throws(Failure) {
    let isThere = FileIdentity.isThere(path)
    if isThere, rename(path, old) != 0 { throw failure() }
    guard rename(new, path) != 0 else { return }
    let failure = failure()
    if isThere { rename(old, path) }
    throw failure
  }

  private func failure() -> Failure { Failure("Cannot write '\(path)': \(SystemError())", .cannotCreate) }

  /// What a catalog holds, and nothing else.
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
