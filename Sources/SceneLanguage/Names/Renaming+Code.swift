import SceneAnalysis
import SceneFiles
import SceneValues

extension Renaming {
  /// Returns the new name of an action with the colons of the old name, which names in Swift omit.
  func withColons(_ new: String) -> String {
    guard case .action = symbol, !new.isEmpty, !new.contains(":") else { return new }
    return new + name.drop { $0 != ":" }
  }

  /// Returns the Swift member that implements the outlet or action, or nil if a string registers the symbol.
  func member(_ places: [NamedPlace]) throws(RenameRefusal) -> MemberRenaming? {
    let owner: String?
    switch symbol {
    case .outlet(_, let name), .action(_, let name): owner = name
    default: return nil
    }
    let declared = places.filter { $0.origin == .declaration }.map(\.place)
    guard let owner, !declared.isEmpty, !places.contains(where: { $0.origin == .literal }) else { return nil }
    return try MemberRenaming(service, name, of: owner, declared: declared)
  }

  /// Returns the edits to the occurrences of the class name in Swift. Throws an error if a string contains the class name
  /// and `others` does not edit this string.
  func typeEdits(to new: String, beside others: [FileEdit]) throws(RenameRefusal) -> [FileEdit] {
    var edits: [FileEdit] = []
    var seen: Set<String> = []
    var changed = Set(others.map { FileRange(path: $0.path, range: $0.range) })
    for host in service.snapshot.compilers.compactMap(\.host) {
      if let unread = host.unread.first {
        throw RenameRefusal("'\(host.files[unread.place.file])' was not read, because \(unread.reason)")
      }
      guard host.types.values.filter({ $0.contains(name) }).count <= 1 else {
        throw RenameRefusal("Several types have the name '\(name)'")
      }
      for (file, written) in host.files.enumerated() {
        let path = LexicalPath.absolute(written)
        guard seen.insert(path).inserted else { continue }
        guard path.hasSuffix(".swift") else {
          if String(decoding: host.text(file).bytes, as: UTF8.self).contains(name) {
            throw RenameRefusal("'\(written)' may refer to '\(name)', but is not a Swift file")
          }
          continue
        }
        let words = SwiftWords(host.text(file).bytes)
        for index in words.ranges.indices where words.text(index) == name {
          if index > 0, ["var", "let", "func", "case"].contains(words.text(index - 1)) {
            throw RenameRefusal(
              "Another declaration in Swift has the name '\(name)'",
              at: FileRange(path: path, range: words.ranges[index]))
          }
          edits.append(FileEdit(path: path, range: words.ranges[index], text: new))
          changed.insert(FileRange(path: path, range: words.ranges[index]))
        }
        // A string can be a key for looking up the class at run time, or contain interpolated code.
        let places = words.places(of: name).map { FileRange(path: path, range: $0) }
        if let place = places.first(where: { !changed.contains($0) }) {
          throw RenameRefusal("A string in Swift contains '\(name)' and may refer to it", at: place)
        }
      }
    }
    return edits
  }
}
