import SceneAnalysis
import SceneFiles
import SceneModel
import SceneValues

/// The rename of an outlet or action that is a Swift member. It fails if any occurrence might not refer to the member.
struct MemberRenaming {
  let service: LanguageService
  /// The qualified name of the topmost class that declares the member.
  let owner: String
  /// The member's name in scenes, including the colons of an action.
  let sceneName: String
  let declared: [FileRange]
  let name: String

  /// Creates a rename. Throws an error if the names in Swift and in scenes differ.
  init(
    _ service: LanguageService, _ sceneName: String, of owner: String, declared: [FileRange]
  ) throws(RenameRefusal) {
    self.service = service
    self.owner = owner
    self.sceneName = sceneName
    self.declared = declared
    name = String(sceneName.prefix { $0 != ":" })
    for place in declared {
      let bytes =
        service.snapshot.compilers.lazy.compactMap(\.host).compactMap { host in
          host.file(at: place.path).map { host.text($0).bytes }
        }.first ?? []
      guard place.range.upperBound <= bytes.count, bytes[place.range].elementsEqual(name.utf8) else {
        throw RenameRefusal("'\(sceneName)' has a different name in Swift: rename it there", at: place)
      }
    }
  }

  /// Returns the edits.
  ///
  /// - Throws: The reason why the member cannot be renamed, including the location of the obstacle.
  func edits(to new: String) throws(RenameRefusal) -> [FileEdit] {
    let newName = String(new.prefix { $0 != ":" })
    guard new.dropFirst(newName.count) == sceneName.dropFirst(name.count) else {
      throw RenameRefusal("'\(sceneName)' and '\(new)' have different arguments")
    }
    guard newName != name, !Self.keywords.contains(newName) else {
      throw RenameRefusal("'\(newName)' is a keyword of Swift")
    }
    var edits: [FileEdit] = []
    var seen: Set<String> = []
    for compiler in service.snapshot.compilers {
      guard let host = compiler.host else { continue }
      let vocabulary = compiler.vocabulary(isForeign: false)
      try check(host, vocabulary, newName)
      for (file, written) in host.files.enumerated() where seen.insert(LexicalPath.absolute(written)).inserted
      {
        let path = LexicalPath.absolute(written)
        let bytes = host.text(file).bytes
        guard path.hasSuffix(".swift") else {
          if String(decoding: bytes, as: UTF8.self).contains(name) {
            throw RenameRefusal("'\(written)' may refer to '\(name)', but is not a Swift file")
          }
          continue
        }
        edits += try self.edits(in: path, bytes, to: newName) { isOwner($0, host, vocabulary) }
      }
    }
    return edits
  }

  private func check(_ host: HostCode, _ vocabulary: Vocabulary, _ new: String) throws(RenameRefusal) {
    if let unread = host.unread.first {
      throw RenameRefusal("'\(host.files[unread.place.file])' was not read, because \(unread.reason)")
    }
    guard !host.words.contains(name) else {
      throw RenameRefusal("Objective-C code or a property list may refer to '\(name)'")
    }
    guard host.types.values.filter({ $0.contains(bare(owner)) }).count <= 1 else {
      throw RenameRefusal("Several types have the name '\(bare(owner))'")
    }
    guard vocabulary.property(new, of: owner) == nil, vocabulary.property(name, of: owner) == nil else {
      throw RenameRefusal("'\(vocabulary.displayName(of: owner))' already has a property with this name")
    }
  }

  private func edits(
    in path: String, _ bytes: [UInt8], to new: String, isOwner: (String) -> Bool
  ) throws(RenameRefusal) -> [FileEdit] {
    let code = SwiftCode(bytes)
    var changed: Set<Range<Int>> = []
    for index in code.indices(of: name) {
      let place = FileRange(path: path, range: code.range(index))
      if declared.contains(place) {
        guard !code.isOverride(index) else {
          throw RenameRefusal("'\(name)' overrides a member of another class: rename it there", at: place)
        }
      } else if let uncertaintyReason = code.uncertaintyReason(at: index, isOwner: isOwner) {
        throw RenameRefusal(uncertaintyReason, at: place)
      }
      changed.insert(place.range)
    }
    if sceneName.contains(":") {
      for text in code.selectorTexts(sceneName) {
        changed.insert(text.lowerBound + 1..<text.lowerBound + 1 + name.utf8.count)
      }
    }
    // A string can be a key for looking up the member at run time, or contain interpolated code.
    if let place = code.words.places(of: name).first(where: { !changed.contains($0) }) {
      throw RenameRefusal(
        "A string in Swift contains '\(name)' and may refer to it",
        at: FileRange(path: path, range: place))
    }
    if let place = code.words.places(of: "_" + name).first {
      throw RenameRefusal(
        "'_\(name)' may belong to the renamed member", at: FileRange(path: path, range: place))
    }
    // Extensions may declare members in files that do not contain the old name.
    let taken =
      changed.isEmpty ? code.place(of: new, inTypes: isOwner) : code.words.places(of: new).first
    if let place = taken {
      throw RenameRefusal("'\(new)' is already used here", at: FileRange(path: path, range: place))
    }
    return changed.sorted { $0.lowerBound < $1.lowerBound }
      .map { FileEdit(path: path, range: $0, text: new) }
  }

  /// Returns whether an unqualified type name refers to the class or one of its descendants.
  private func isOwner(_ type: String, _ host: HostCode, _ vocabulary: Vocabulary) -> Bool {
    type == bare(owner)
      || host.classes.keys.contains {
        bare($0) == type && vocabulary.isClass($0, descendantOf: owner) == true
      }
  }

  private func bare(_ name: String) -> String { ObjectNode.split(className: name).name }

  private static let keywords: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
    "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default",
    "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch",
    "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true",
    "try", "_",
  ]
}
