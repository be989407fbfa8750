import SceneAnalysis
import SceneFiles
import SceneModel
import SceneValues

extension LanguageService {
  func places(of symbol: NamedSymbol) -> [NamedPlace] { places(of: symbol, in: nil) }

  func places(of symbol: NamedSymbol, in path: String?) -> [NamedPlace] {
    var places = Set(markupPlaces(of: symbol, in: path))
    if case .codeText(let key, let table) = symbol { places.formUnion(codeTextPlaces(key, table: table)) }
    places.formUnion(tablePlaces(of: symbol, in: path))
    var seen: Set<[String]> = []
    for compiler in snapshot.compilers {
      guard let host = compiler.host, path.map({ host.file(at: $0) != nil }) ?? true,
        seen.insert(host.files).inserted
      else { continue }
      places.formUnion(
        CodeNames.places(of: codeSymbol(symbol), host, compiler.vocabulary(isForeign: false)))
    }
    // Code is always searched as a whole, so the locations in other files are removed here.
    return places.filter { path == nil || $0.place.path == path }.sorted {
      ($0.place.path, $0.place.range.lowerBound) < ($1.place.path, $1.place.range.lowerBound)
    }
  }

  /// Returns the symbol that code uses to refer to a file's symbol. A scene name can refer to a scene in any file.
  private func codeSymbol(_ symbol: NamedSymbol) -> NamedSymbol {
    switch symbol {
    case .object(let file, let id):
      names(of: file)?.scenes.contains { $0.id == id } == true && !SceneFileName.isForeign(file)
        ? .anyScene(id) : symbol
    case .scene(_, let name): .anyScene(name)
    default: symbol
    }
  }

  private func markupPlaces(of symbol: NamedSymbol, in only: String?) -> [NamedPlace] {
    switch symbol {
    case .object(let file, _), .scene(let file, _):
      let stem = MarkupDocument.stem(of: file)
      return markupPlaces(of: symbol, in: only) { path, names in
        path == file || names.storyboards.contains(stem)
      }
    case .text(let file, let key):
      guard let range = names(of: file)?.texts[key] else { return [] }
      return [NamedPlace(place: FileRange(path: file, range: range), isDefinition: true)]
    case .codeText: return []
    case .storyboard(let name):
      let defined = snapshot.paths.filter { MarkupDocument.stem(of: $0) == name }.map {
        NamedPlace(place: FileRange(path: $0, range: 0..<0), isDefinition: true)
      }
      return defined + markupPlaces(of: symbol, in: only) { _, _ in true }
    case .property(let key, let owner): return attributePlaces(of: key, owner, in: only)
    default: return markupPlaces(of: symbol, in: only) { _, _ in true }
    }
  }

  private func markupPlaces(
    of symbol: NamedSymbol, in only: String?, _ isWanted: (String, FileNames) -> Bool
  ) -> [NamedPlace] {
    let all = only.map { path in names(of: path).map { [(path, $0)] } ?? [] } ?? allNames()
    return all.flatMap { path, names -> [NamedPlace] in
      guard isWanted(path, names), let compiler = snapshot.compiler(of: path) else { return [] }
      let vocabulary = compiler.vocabulary(isForeign: SceneFileName.isForeign(path))
      return Self.texts(of: symbol).flatMap(names.nameReferences).compactMap { nameReference in
        guard Self.mayName(nameReference, symbol),
          let named = self.symbol(of: nameReference, in: path, vocabulary),
          CodeNames.isSame(named, symbol, vocabulary)
        else { return nil }
        // A scene name in code refers to the object with that id, not to other references to the id.
        if case .anyScene = symbol, !nameReference.isDefinition { return nil }
        var place = NamedPlace(place: FileRange(path: path, range: nameReference.range))
        place.isDefinition = nameReference.isDefinition
        place.isVerbatim = nameReference.isVerbatim
        return place
      }
    }
  }

  private static func texts(of symbol: NamedSymbol) -> [String] {
    switch symbol {
    case .object(_, let name), .scene(_, let name), .outlet(let name, _), .action(let name, _),
      .segue(let name, _), .reuse(let name), .storyboard(let name), .image(let name), .color(let name),
      .anyScene(let name), .property(let name, _):
      [name]
    case .type(let name):
      name.lastIndex(of: ".").map { [name, String(name[name.index(after: $0)...])] } ?? [name]
    case .text, .codeText: []
    }
  }

  /// Returns whether a reference might refer to a symbol. This check is less expensive than resolving the reference.
  private static func mayName(_ nameReference: NameReference, _ symbol: NamedSymbol) -> Bool {
    switch (nameReference.kind, symbol) {
    case (.id, .object(_, let name)), (.id, .scene(_, let name)), (.sceneName, .scene(_, let name)),
      (.outlet, .outlet(let name, _)), (.action, .action(let name, _)), (.segue, .segue(let name, _)),
      (.reuse, .reuse(let name)), (.storyboard, .storyboard(let name)), (.image, .image(let name)),
      (.color, .color(let name)), (.id, .anyScene(let name)), (.sceneName, .anyScene(let name)),
      (.property, .property(let name, _)):
      nameReference.text == name
    case (.className, .type(let name)):
      name == nameReference.text || name.hasSuffix(".\(nameReference.text)")
        || nameReference.text.hasSuffix(".\(name)")
    default: false
    }
  }

  private func attributePlaces(of key: String, _ owner: String?, in only: String?) -> [NamedPlace] {
    (only.map { [$0] } ?? snapshot.paths).filter { !SceneFileName.isForeign($0) }.concurrentMap {
      path -> [NamedPlace] in
      guard let markup = snapshot.made(of: path, { MarkupText($0?.bytes ?? []) }),
        let vocabulary = snapshot.compiler(of: path)?.vocabulary
      else { return [] }
      let classes = MarkupClasses(markup: markup, vocabulary: vocabulary, isForeign: false)
      return markup.elements.indices.compactMap { element in
        guard let attribute = markup.attribute(key, of: element), let name = classes.className(of: element),
          owner.map({ vocabulary.isClass(name, descendantOf: $0) == true }) ?? true
        else { return nil }
        return NamedPlace(place: FileRange(path: path, range: markup.attributes[attribute].name))
      }
    }.flatMap(\.self)
  }

  private func tablePlaces(of symbol: NamedSymbol, in only: String?) -> [NamedPlace] {
    let (file, matches): (String, (String) -> Int?)
    switch symbol {
    case .object(let path, let id):
      (file, matches) = (
        path, { Self.id(ofKey: $0) == id && $0.utf8.count > id.utf8.count ? id.utf8.count : nil }
      )
    case .text(let path, let key): (file, matches) = (path, { $0 == key ? key.utf8.count : nil })
    default: return []
    }
    return tables(of: file).filter { only == nil || $0.path == only }.flatMap { path, table -> [NamedPlace] in
      table.entries.compactMap { entry in
        guard let length = matches(entry.key.text) else { return nil }
        let start = entry.key.range.bytes.lowerBound
        var place = NamedPlace(place: FileRange(path: path, range: start..<start + length))
        if !entry.key.isVerbatim { place.place.range = entry.key.range.bytes }
        place.origin = .table
        place.isVerbatim = entry.key.isVerbatim
        return place
      }
    }
  }

  func definitionPlaces(of symbol: NamedSymbol) -> [FileRange] {
    switch symbol {
    case .image(let name):
      let files = assets(named: name, [".imageset", ".symbolset"])
      if !files.isEmpty { return files }
    case .color(let name): return assets(named: name, [".colorset"])
    default: break
    }
    let defined = definitions(of: symbol)
    // The declaration of the property precedes its registration for scenes.
    let own = defined.filter { $0.origin == .declaration } + defined.filter { $0.origin != .declaration }
    return own.map(\.place)
  }

  private func definitions(of symbol: NamedSymbol) -> [NamedPlace] {
    // File-local symbols are defined in their file, so no other file is searched.
    switch symbol {
    case .object(let file, _), .scene(let file, _):
      let own = places(of: symbol, in: file).filter(\.isDefinition)
      if !own.isEmpty { return own }
    default: break
    }
    return places(of: symbol).filter(\.isDefinition)
  }

  private func assets(named name: String, _ endings: [String]) -> [FileRange] {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return snapshot.workspace.assetDirectories.filter { directory in
      endings.contains { directory.hasSuffix("/\(last)\($0)") }
    }.sorted().map { FileRange(path: $0 + "/Contents.json", range: 0..<0) }
  }
}
