/// A lookup of files by storyboard name, such as `Other` in `Other#id`.
///
/// A name refers to a file in the directory of the referring file, as at run time, or, if there is none, to any other
/// file with that name. `Other~pad.scene` replaces `Other.scene` on some devices, so a name can refer to several files.
///
/// Xcode copies all of an app's storyboards into one directory. If several storyboards have the same name, the nearest
/// one most likely belongs to the same app.
package struct StoryboardNames: Sendable {
  enum Resolution: Equatable {
    case files([Int])
    /// Several files match. They are not variants of each other, and none is in the directory of the referring file.
    case ambiguous([Int])
    case none
  }

  private let paths: [String]
  private let stems: [Stem]
  private var variants: [String: [Int]] = [:]
  private var places: [String: [String]] = [:]

  package struct Stem: Sendable {
    /// The directory of the file or, for an Xcode file, the directory that contains the `.lproj` directories.
    package let directory: String
    /// The file name without the idiom and the extension: `Main` for `Main~pad.scene`.
    package let name: String
    /// The idiom, such as `pad` in `Main~pad.scene`.
    package let idiom: String?
    package let isXcodes: Bool

    /// The names by which code can load the file: `Main` and, only for this idiom, `Main~pad` for `Main~pad.scene`.
    var codeNames: [String] { [name] + (idiom.map { ["\(name)~\($0)"] } ?? []) }

    package init(_ path: String) {
      // Parsing 2,000 names character by character would take longer than checking the contents of the files.
      let bytes = path.utf8
      let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
      isXcodes = path.hasSuffix(".storyboard")
      let directory = slash.map { path[..<$0] } ?? ""
      self.directory = String(isXcodes ? Self.withoutLocale(directory) : directory)
      var name = slash.map { bytes[bytes.index(after: $0)...] } ?? bytes[...]
      if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name[..<dot] }
      var tilde = name.lastIndex(of: UInt8(ascii: "~"))
      // In names such as `Cell~tvOS.xib`, the rest of the name is not an idiom, so code uses the entire name.
      if let place = tilde, isXcodes || path.hasSuffix(".xib"),
        !Self.idioms.contains(String(Substring(name[name.index(after: place)...])))
      {
        tilde = nil
      }
      idiom = tilde.map { String(Substring(name[name.index(after: $0)...])) }
      self.name = String(Substring(tilde.map { name[..<$0] } ?? name))
    }

    /// The idioms in the names of files that UIKit selects for a device.
    private static let idioms: Set<String> = [
      "appletv", "carplay", "ipad", "iphone", "ipod", "mac", "pad", "phone", "tv", "vision",
      "watch",
    ]

    /// Returns the directory without the `.lproj` directory: `App` for `App/Base.lproj`.
    private static func withoutLocale(_ directory: Substring) -> Substring {
      guard directory.hasSuffix(".lproj") else { return directory }
      return directory[..<(directory.utf8.lastIndex(of: UInt8(ascii: "/")) ?? directory.startIndex)]
    }

    func distance(to other: Stem) -> Int {
      let (own, others) = (directory.split(separator: "/"), other.directory.split(separator: "/"))
      return own.count + others.count - 2 * zip(own, others).prefix { $0 == $1 }.count
    }

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
      for name in stem.isXcodes ? stem.codeNames : [stem.name] {
        let place = stem.place(of: name)
        let known = variants.count
        variants[place, default: []].append(index)
        if variants.count > known { places[name, default: []].append(place) }
      }
    }
  }

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

  /// Returns the name of the storyboard, without the idiom: `Main` for `Scenes/Main~pad.scene`.
  func storyboard(of file: Int) -> String { stems[file].name }

  /// Returns the file name without the extension: `Main~pad` for `Scenes/Main~pad.scene`.
  func name(of file: Int) -> String { stems[file].name + (stems[file].idiom.map { "~\($0)" } ?? "") }

  var all: some Sequence<String> { places.keys }
}
