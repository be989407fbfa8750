import SceneAnalysis
import SceneCompiler
import SceneFiles
import SceneModel
import SceneValues

struct Renaming {
  let service: LanguageService
  let symbol: NamedSymbol
  let name: String

  init(_ service: LanguageService, _ symbol: NamedSymbol) throws(RenameRefusal) {
    self.service = service
    self.symbol = symbol
    switch symbol {
    case .object(_, let id):
      if ReservedID(rawValue: id) != nil {
        throw RenameRefusal(
          "'\(id)' is a reserved word of the scene language")
      }
      name = id
    case .scene(_, let name), .segue(let name, _), .reuse(let name), .anyScene(let name): self.name = name
    case .outlet(let name, let owner), .action(let name, let owner):
      guard let owner else {
        throw RenameRefusal("The class of '\(name)' is unknown")
      }
      self.name = name
      try Self.checkOwner(owner, of: name, service)
    case .type(let name):
      self.name = ObjectNode.split(className: name).name
      try Self.checkOwner(name, of: self.name, service)
    case .property(let key, _):
      throw RenameRefusal("'\(key)' is a property in Swift: rename it there")
    case .text: throw RenameRefusal("Text has no name: rename its object")
    case .storyboard(let name):
      throw RenameRefusal("'\(name)' is the name of a file: rename the file")
    case .image(let name), .color(let name):
      throw RenameRefusal("'\(name)' is a name in the asset catalog: rename it there")
    case .codeText(let key, let table):
      throw RenameRefusal("'\(key)' is a key of the table '\(table)': rename it there")
    }
  }

  /// Throws an error unless the app's own code declares the class that owns the symbol.
  private static func checkOwner(
    _ owner: String, of name: String, _ service: LanguageService
  ) throws(RenameRefusal) {
    let hosts = service.snapshot.compilers.compactMap(\.host)
    guard !hosts.isEmpty else {
      throw RenameRefusal(
        "'\(name)' is declared in code, but no sources were given: specify them with '--sources'")
    }
    guard hosts.contains(where: { $0.classes[owner] != nil }) else {
      throw RenameRefusal("'\(owner)' is not declared in the sources")
    }
  }

  func edits(to new: String) throws(RenameRefusal) -> [FileEdit] {
    let new = withColons(new)
    guard new != name else { return [] }
    try checkName(new)
    try checkNameIsUnused(new)
    let places = service.places(of: symbol)
    try checkCode(places)
    var edits: [FileEdit] = []
    for place in places { edits += try edit(place, to: new) }
    if case .type = symbol { edits += try typeEdits(to: new, beside: edits) }
    if let member = try member(places) { edits += try member.edits(to: new) }
    var seen: Set<FileRange> = []
    return edits.filter { seen.insert(FileRange(path: $0.path, range: $0.range)).inserted }
      .sorted { ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound) }
  }

  // MARK: Validation

  private func checkName(_ new: String) throws(RenameRefusal) {
    guard !new.isEmpty else { throw RenameRefusal("A name cannot be empty") }
    switch symbol {
    case .object(let file, _):
      if SceneFileName.isForeign(file) {
        guard !new.unicodeScalars.contains(where: Self.isInvalidInID) else {
          throw RenameRefusal("'\(new)' is not a valid id: use letters, digits and hyphens")
        }
        return
      }
      guard ReservedID(rawValue: new) == nil, LayoutAttribute(rawValue: new) == nil else {
        throw RenameRefusal("'\(new)' is a reserved word of the scene language")
      }
      try checkWord(new, "an id", "-")
    case .anyScene: try checkWord(new, "an id", "-")
    case .outlet: try checkWord(new, "an outlet", "")
    case .type: try checkWord(new, "a class", "")
    case .action:
      guard new.filter({ $0 == ":" }).count == name.filter({ $0 == ":" }).count else {
        throw RenameRefusal("'\(name)' and '\(new)' have different arguments")
      }
      try checkWord(new.replacing(":", with: ""), "a selector", "")
    default:
      // Scalars are checked, because a character that contains a quote can have several scalars.
      guard !new.unicodeScalars.contains(where: { $0 == "\"" || $0 == "\\" || $0.value < 0x20 }) else {
        throw RenameRefusal("'\(new)' cannot be written in Swift without escapes")
      }
    }
  }

  private static func isInvalidInID(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.properties.isWhitespace || "\"'<>&.\\".unicodeScalars.contains(scalar)
  }

  private func checkWord(_ new: String, _ what: String, _ others: String) throws(RenameRefusal) {
    let isWord = new.unicodeScalars.enumerated().allSatisfy { index, scalar in
      scalar == "_" || scalar.properties.isAlphabetic || index > 0 && ("0"..."9").contains(scalar)
        || index > 0 && others.unicodeScalars.contains(scalar)
    }
    guard isWord, !new.isEmpty else { throw RenameRefusal("'\(new)' is not a valid name for \(what)") }
  }

  private func checkNameIsUnused(_ new: String) throws(RenameRefusal) {
    switch symbol {
    case .object(let file, _):
      if let range = service.names(of: file)?.objects[new]?.range {
        throw RenameRefusal("Another object has the id '\(new)'", at: FileRange(path: file, range: range))
      }
    case .outlet(_, let owner), .action(_, let owner):
      for compiler in service.snapshot.compilers {
        guard let owner else { continue }
        let vocabulary = compiler.vocabulary(isForeign: false)
        let isTaken =
          if case .outlet = symbol { vocabulary.outlet(new, of: owner) != nil } else {
            vocabulary.action(new, of: owner) != nil
          }
        if isTaken { throw RenameRefusal("'\(vocabulary.displayName(of: owner))' already has '\(new)'") }
      }
    case .segue(_, let owner):
      try checkReference(
        .segue(new, by: owner),
        "Another segue has the identifier '\(new)'")
    case .reuse: try checkReference(.reuse(new), "Another prototype has the reuse identifier '\(new)'")
    case .scene(let file, _):
      try checkReference(.scene(file: file, name: new), "Another scene has the id '\(new)'")
    case .type:
      for compiler in service.snapshot.compilers
      where !compiler.vocabulary(isForeign: false).modules(of: new).isEmpty {
        throw RenameRefusal("Another class has the name '\(new)'")
      }
    default: break
    }
  }

  private func checkReference(_ other: NamedSymbol, _ reason: String) throws(RenameRefusal) {
    if let taken = service.places(of: other).first(where: { $0.isDefinition }) {
      throw RenameRefusal(reason, at: taken.place)
    }
  }

  /// Throws an error if code might refer to the symbol in a way that cannot be traced.
  private func checkCode(_ places: [NamedPlace]) throws(RenameRefusal) {
    for place in places where place.origin == .expression || place.origin == .literal && !place.isVerbatim {
      throw RenameRefusal(
        "Code refers to '\(name)' through a constant: change the value of the constant", at: place.place)
    }
    if let place = places.first(where: { !$0.isVerbatim && $0.origin != .declaration }) {
      throw RenameRefusal("'\(name)' is written with escapes here", at: place.place)
    }
    for host in service.snapshot.compilers.compactMap(\.host) {
      for kind in codeKinds where host.mayNameOtherwise(kind, name) {
        throw RenameRefusal("Code may refer to '\(name)' in a way that cannot be resolved")
      }
      if let unclear = host.unclearNames.first(where: {
        codeKinds.contains($0.kind) && $0.names.contains(name)
      }) {
        throw RenameRefusal(
          "Code may refer to '\(name)' here", at: host.named(unclear.place, name, isDefinition: false).place)
      }
    }
    switch symbol {
    case .object(let file, let id) where isScene:
      let other = service.snapshot.paths.first { (path: String) -> Bool in
        guard path != file, let names = service.names(of: path) else { return false }
        return names.scenes.contains { $0.id == id }
      }
      if let other, places.contains(where: { $0.origin == .literal }) {
        throw RenameRefusal(
          "Code refers to a scene '\(id)', which also exists in '\(ProjectPath.relative(other))'"
        )
      }
    case .anyScene:
      let scenes = places.filter { $0.origin == .markup }
      guard scenes.count == 1 else {
        throw RenameRefusal("\(scenes.count) scenes have the id '\(name)'")
      }
      throw RenameRefusal("Rename '\(name)' in its scene", at: scenes[0].place)
    default: break
    }
  }

  private var isScene: Bool {
    guard case .object(let file, let id) = symbol, !SceneFileName.isForeign(file) else { return false }
    return service.names(of: file)?.scenes.contains { $0.id == id } == true
  }

  private var codeKinds: [HostCode.NameKind] {
    switch symbol {
    case .segue: [.segue, .comparedSegue]
    case .reuse: [.reuse, .registeredReuse]
    case .scene: [.scene]
    case .object: isScene ? [.scene] : []
    default: []
    }
  }

  // MARK: Changes

  private func edit(_ place: NamedPlace, to new: String) throws(RenameRefusal) -> [FileEdit] {
    let (path, range) = (place.place.path, place.place.range)
    let text: String
    switch place.origin {
    // The property keeps its name, because a string registers the outlet.
    case .declaration: return []
    case .expression: return []
    case .markup: text = MarkupEscape.encoded(newName(at: place, new), in: quote(around: place.place))
    case .table:
      // Ranges refer to UTF-8, but the file may have another encoding.
      guard let bytes = service.snapshot.text(of: path)?.bytes, range.upperBound <= bytes.count,
        String(decoding: bytes[range], as: UTF8.self) == name
      else {
        throw RenameRefusal("'\(ProjectPath.relative(path))' is not written in UTF-8", at: place.place)
      }
      text = new
    case .literal: text = new
    }
    return [FileEdit(path: path, range: range, text: text)]
  }

  private func quote(around place: FileRange) -> UInt8 {
    guard let markup = service.snapshot.made(of: place.path, { MarkupText($0?.bytes ?? []) }),
      let attribute = markup.attribute(at: place.range.lowerBound),
      let value = markup.attributes[attribute].value, value.lowerBound > 0
    else { return UInt8(ascii: "\"") }
    return markup.bytes[value.lowerBound - 1]
  }

  /// Returns the new name for a location. The module prefix of a class name is preserved.
  private func newName(at place: NamedPlace, _ new: String) -> String {
    guard case .type = symbol, let bytes = service.snapshot.text(of: place.place.path)?.bytes else {
      return new
    }
    let written = String(decoding: bytes[place.place.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    return written.lastIndex(of: ".").map { "\(written[...$0])\(new)" } ?? new
  }
}
