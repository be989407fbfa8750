/// Which files the names of storyboards stand for: `Other` in `Other#id`.
///
/// A name is looked for beside the file that says it, as it is when a program runs. A host may hand out files from
/// wherever it likes: what is not beside it is any other of the files that is called so. `Other~pad.scene` replaces
/// `Other.scene` on some devices; a name stands for all that may be meant.
///
/// Xcode puts all storyboards of a program into one directory, wherever they lie in the project: of several that are
/// called so, the nearest is most likely the same program's, and nobody can tell more.
package struct StoryboardNames: Sendable {
  enum Resolution: Equatable {
    case files([Int])
    /// Several that are not variants of one another, and none of them beside the file.
    case ambiguous([Int])
    case none
  }

  /// Of which files these are the names.
  private let paths: [String]
  private let stems: [Stem]
  /// By directory and name.
  private var variants: [String: [Int]] = [:]
  /// The directories and names of each name.
  private var places: [String: [String]] = [:]

  /// A path in its parts.
  package struct Stem: Sendable {
    /// For a file of Xcode's: the directory in which the directories of translations lie.
    package let directory: String
    /// Without `~pad` and `.scene`.
    package let name: String
    /// `pad` of `Main~pad.scene`.
    package let idiom: String?
    /// Whether Xcode wrote the storyboard.
    package let isXcodes: Bool

    package init(_ path: String) {
      // By bytes: by characters, the names of 2,000 files took longer than checking what is in them.
      let bytes = path.utf8
      let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
      isXcodes = path.hasSuffix(".storyboard")
      let directory = slash.map { path[..<$0] } ?? ""
      self.directory = String(isXcodes ? Self.withoutLocale(directory) : directory)
      var name = slash.map { bytes[bytes.index(after: $0)...] } ?? bytes[...]
      if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name[..<dot] }
      let tilde = name.lastIndex(of: UInt8(ascii: "~"))
      idiom = tilde.map { String(Substring(name[name.index(after: $0)...])) }
      self.name = String(Substring(tilde.map { name[..<$0] } ?? name))
    }

    /// `App` of `App/Base.lproj`.
    private static func withoutLocale(_ directory: Substring) -> Substring {
      guard directory.hasSuffix(".lproj") else { return directory }
      return directory[..<(directory.utf8.lastIndex(of: UInt8(ascii: "/")) ?? directory.startIndex)]
    }

    /// How many directories lie on the way to another file's.
    func distance(to other: Stem) -> Int {
      let (own, others) = (directory.split(separator: "/"), other.directory.split(separator: "/"))
      return own.count + others.count - 2 * zip(own, others).prefix { $0 == $1 }.count
    }

    /// The place of a name that this file says: beside it, by way of other directories where the name says so.
    package func place(of storyboard: String) -> String {
      guard storyboard.utf8.contains(UInt8(ascii: "/")) else {
        return directory.isEmpty ? storyboard : "\(directory)/\(storyboard)"
      }
      var steps: [Substring] = []
      for step in "\(directory)/\(storyboard)".split(separator: "/") {
        if step == ".." { _ = steps.popLast() } else if step != "." { steps.append(step) }
      }
      return (directory.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
    }
  }

  init(_ files: [Project.File]) {
    paths = files.map(\.path)
    stems = files.map(\.stem)
    variants.reserveCapacity(files.count)
    places.reserveCapacity(files.count)
    for (index, stem) in stems.enumerated() {
      let place = stem.place(of: stem.name)
      let known = variants.count
      variants[place, default: []].append(index)
      if variants.count > known { places[stem.name, default: []].append(place) }
    }
  }

  /// Whether these are the names of exactly these files.
  package func areOf(_ files: [Project.File]) -> Bool {
    paths.count == files.count && zip(paths, files).allSatisfy { $0 == $1.path }
  }

  func resolve(_ storyboard: String, from file: Int) -> Resolution {
    if let beside = variants[stems[file].place(of: storyboard)] { return .files(beside) }
    let places = places[storyboard] ?? []
    let found = places.flatMap { variants[$0] ?? [] }
    switch places.count {
    case 0: return .none
    case 1: return .files(found)
    default: return stems[file].isXcodes ? nearest(places, to: file) : .ambiguous(found)
    }
  }

  private func nearest(_ places: [String], to file: Int) -> Resolution {
    let found = places.compactMap { variants[$0] }
    let distances = found.map { stems[file].distance(to: stems[$0[0]]) }
    let nearest = found.indices.filter { distances[$0] == distances.min() }
    return nearest.count == 1 ? .files(found[nearest[0]]) : .ambiguous(found.flatMap { $0 })
  }

  /// `Main` of `Scenes/Main~pad.scene`.
  func storyboard(of file: Int) -> String { stems[file].name }

  /// `Main~pad` of `Scenes/Main~pad.scene`.
  func name(of file: Int) -> String { stems[file].name + (stems[file].idiom.map { "~\($0)" } ?? "") }

  /// All names that a file can say without ado.
  var all: some Sequence<String> { places.keys }
}
