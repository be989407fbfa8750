import SceneAnalysis
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneModel
import SceneValues

enum CodeNames {
  static func symbol(
    at offset: Int, in path: String, _ snapshot: Snapshot
  ) -> (symbol: NamedSymbol, range: Range<Int>)? {
    for compiler in snapshot.compilers {
      guard let host = compiler.host, let file = host.file(at: path) else { continue }
      if let found = symbol(at: offset, in: file, host, compiler.vocabulary(isForeign: false)) {
        return found
      }
    }
    return nil
  }

  private static func symbol(
    at offset: Int, in file: Int, _ host: HostCode, _ vocabulary: Vocabulary
  ) -> (symbol: NamedSymbol, range: Range<Int>)? {
    func has(_ place: HostCode.Place) -> Bool {
      place.file == file && place.range.bytes.lowerBound <= offset && offset <= place.range.bytes.upperBound
    }
    func found(_ symbol: NamedSymbol, _ place: HostCode.Place) -> (symbol: NamedSymbol, range: Range<Int>) {
      (symbol, host.written(place).range)
    }
    if let use = host.uses.first(where: { has($0.place) }), let symbol = symbol(of: use) {
      return found(symbol, use.place)
    }
    for (name, code) in host.classes {
      if let place = code.places.first(where: has) { return found(.type(name), place) }
      if let outlet = code.outlets.first(where: { has($0.value.place) }) {
        return found(outletSymbol(outlet.key, of: name, vocabulary), outlet.value.place)
      }
      if let action = code.actions.first(where: { has($0.value.place) }) {
        return found(actionSymbol(action.key, of: name, vocabulary), action.value.place)
      }
      if let property = code.properties.first(where: { has($0.value) }) {
        return found(.property(property.key, of: name), property.value)
      }
    }
    return declared(at: offset, in: file, host, vocabulary)
  }

  private static func outletSymbol(_ outlet: String, of name: String, _ vocabulary: Vocabulary) -> NamedSymbol
  {
    .outlet(
      outlet, of: LanguageService.declarer(of: name, vocabulary) { $0.outlets.contains { $0.name == outlet } }
    )
  }

  private static func actionSymbol(_ action: String, of name: String, _ vocabulary: Vocabulary) -> NamedSymbol
  {
    .action(
      action,
      of: LanguageService.declarer(of: name, vocabulary) { $0.actions.contains { $0.selector == action } })
  }

  /// Returns the outlet or action whose property or method is declared at the given offset.
  private static func declared(
    at offset: Int, in file: Int, _ host: HostCode, _ vocabulary: Vocabulary
  ) -> (symbol: NamedSymbol, range: Range<Int>)? {
    let words = SwiftWords(host.text(file).bytes)
    guard let index = words.index(at: offset), index > 0 else { return nil }
    let keyword = words.text(index - 1)
    guard keyword == "var" || keyword == "let" || keyword == "func" else { return nil }
    let word = words.text(index)
    var last: (owner: String, start: Int)?
    for (name, code) in host.classes {
      for place in code.places where place.file == file {
        let start = place.range.bytes.lowerBound
        if start < offset, start > last?.start ?? -1 { last = (name, start) }
      }
    }
    guard let owner = last?.owner, let code = host.classes[owner] else { return nil }
    let range = words.ranges[index]
    if keyword != "func" {
      return code.outlets[word].map { _ in (outletSymbol(word, of: owner, vocabulary), range) }
    }
    return code.actions.first { $0.value.name == word }.map {
      (actionSymbol($0.key, of: owner, vocabulary), range)
    }
  }

  static func symbol(of use: HostCode.NameUse) -> NamedSymbol? {
    switch use.kind {
    case .segue, .comparedSegue: .segue(use.name, by: use.className)
    case .scene: .anyScene(use.name)
    case .reuse, .registeredReuse: .reuse(use.name)
    case .storyboard, .nib, .mainStoryboard, .launchScreen: .storyboard(use.name)
    case .image: .image(use.name)
    case .color: .color(use.name)
    case .text: .codeText(use.name, table: use.table ?? HostCode.defaultTable)
    case .segueDestination, .textTable: nil
    }
  }

  /// Returns the locations of the literals, declarations, and expressions that represent the name of a symbol.
  static func places(of symbol: NamedSymbol, _ host: HostCode, _ vocabulary: Vocabulary) -> [NamedPlace] {
    switch symbol {
    case .type(let name):
      return (host.classes[name]?.places ?? []).map { host.named($0, name, isDefinition: true) }
    case .outlet(let outlet, let owner):
      return members(of: owner, host, vocabulary) { code in
        code.outlets[outlet].map { ($0.place, outlet, outlet, "var") }
      }
    case .action(let selector, let owner):
      return members(of: owner, host, vocabulary) { code in
        code.actions[selector].map { ($0.place, selector, $0.name, "func") }
      }
    case .property(let key, let owner):
      return members(of: owner, host, vocabulary) { code in code.properties[key].map { ($0, key, key, "var") }
      }
    default:
      return host.uses.compactMap { use in
        guard let named = self.symbol(of: use), isSame(named, symbol, vocabulary) else {
          return nil
        }
        return host.named(use.place, use.name, isDefinition: false)
      }
    }
  }

  /// Returns the declarations of a member in its class and in the subclasses that redeclare it.
  private static func members(
    of owner: String?, _ host: HostCode, _ vocabulary: Vocabulary,
    _ member: (HostCode.ClassCode) -> (HostCode.Place, String, String, String)?
  ) -> [NamedPlace] {
    var places: [NamedPlace] = []
    for (name, code) in host.classes.sorted(by: { $0.key < $1.key }) {
      guard owner.map({ vocabulary.isClass(name, descendantOf: $0) == true || name == $0 }) ?? true,
        let (place, written, inSwift, keyword) = member(code)
      else { continue }
      let found = host.named(place, written, isDefinition: true)
      // The member is registered with its name as a literal, so its declaration is elsewhere in the class.
      if found.origin == .literal, let variable = host.declaration(keyword, inSwift, of: code) {
        places.append(variable)
      }
      places.append(found)
    }
    return places
  }

  /// Returns whether two names can refer to the same symbol, according to the known classes.
  static func isSame(_ left: NamedSymbol, _ right: NamedSymbol, _ vocabulary: Vocabulary) -> Bool {
    switch (left, right) {
    case (.segue(let left, let one), .segue(let right, let other)):
      left == right && areRelated(one, other, vocabulary)
    case (.action(let left, let one), .action(let right, let other)):
      left == right && areRelated(one, other, vocabulary)
    case (.outlet(let left, let one), .outlet(let right, let other)):
      left == right && areRelated(one, other, vocabulary)
    case (.anyScene(let name), .object(_, let id)), (.object(_, let id), .anyScene(let name)): name == id
    case (.anyScene(let one), .scene(_, let other)), (.scene(_, let other), .anyScene(let one)): one == other
    default: left == right
    }
  }

  private static func areRelated(_ left: String?, _ right: String?, _ vocabulary: Vocabulary) -> Bool {
    guard let left, let right, left != right else { return true }
    return vocabulary.isClass(left, descendantOf: right) ?? true
      || vocabulary.isClass(right, descendantOf: left) ?? true
  }
}

extension HostCode {
  func file(at path: String) -> Int? { files.firstIndex { LexicalPath.absolute($0) == path } }

  /// Returns the text at the given location. The quotation marks of a literal are omitted.
  func written(_ place: Place) -> (text: String, range: Range<Int>, isLiteral: Bool) {
    let text = self.text(place.file).text(place.range)
    let range = place.range.bytes
    if text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") {
      return (String(text.dropFirst().dropLast()), range.lowerBound + 1..<range.upperBound - 1, true)
    }
    return (text, range, false)
  }

  func named(_ place: Place, _ name: String, isDefinition: Bool) -> NamedPlace {
    let (text, range, isLiteral) = written(place)
    var named = NamedPlace(
      place: FileRange(path: LexicalPath.absolute(files[place.file]), range: range),
      isDefinition: isDefinition)
    named.origin = isLiteral ? .literal : isDefinition ? .declaration : .expression
    named.isVerbatim = text == name
    return named
  }

  func declaration(_ keyword: String, _ name: String, of code: ClassCode) -> NamedPlace? {
    guard let place = code.places.first else { return nil }
    let words = SwiftWords(text(place.file).bytes)
    for index in words.ranges.indices.dropFirst() {
      guard words.ranges[index].lowerBound > place.range.bytes.lowerBound, words.text(index) == name,
        words.text(index - 1) == keyword || keyword == "var" && words.text(index - 1) == "let"
      else { continue }
      var named = NamedPlace(
        place: FileRange(path: LexicalPath.absolute(files[place.file]), range: words.ranges[index]),
        isDefinition: true)
      named.origin = .declaration
      return named
    }
    return nil
  }
}
