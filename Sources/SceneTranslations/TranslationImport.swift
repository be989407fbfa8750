import SceneAnalysis
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValidation
import SceneValues

/// An import of translations from XLIFF files into a scene's tables or string catalog.
package struct TranslationImport {
  let scene: String
  let texts: SceneTexts
  let tables: [StringsTable]
  let search: TableSearch
  let remark: (String) -> Void

  /// Creates an import. The tables must not contain faults. `remark` receives messages about skipped strings, outdated
  /// strings, and written files.
  package init(
    scene: String, texts: SceneTexts, tables: [StringsTable], search: TableSearch,
    remark: @escaping (String) -> Void
  ) {
    self.scene = scene
    self.texts = texts
    self.tables = tables
    self.search = search
    self.remark = remark
  }

  /// Imports an XLIFF file. If diagnostics prevent the import, returns them. Otherwise, returns an empty array. Throws
  /// `Failure` if the file contains no strings of the scene, or if a file cannot be read or written.
  package func run(_ path: String, locale: String?, sourceLocale: String) throws -> [Diagnostic] {
    let source = try read(path)
    let (tree, diagnostics) = SyntaxParser.parse(source)
    guard let tree else { return diagnostics }
    let file = try file(in: tree, path)
    guard let locale = locale ?? file.targetLocale else {
      throw Failure("'\(path)' has no language: specify it with '--locale'", .request)
    }
    // The file can be untrusted, and the locale becomes the name of a directory.
    guard StringsTable.isLocale(locale) else {
      throw Failure("'\(locale)' in '\(path)' is not a locale", .unusable)
    }
    return try update(with: file, path, locale: locale, sourceLocale: sourceLocale)
  }

  private func read(_ path: String) throws -> SourceText {
    do throws(ReadError) {
      return try SourceReader.read(path: path, limits: .default)
    } catch {
      throw Failure("\(error)", .cannotRead)
    }
  }

  private func file(in tree: SyntaxTree, _ path: String) throws -> XLIFFFile {
    let files: [XLIFFFile]
    do throws(XLIFFFile.Fault) {
      files = try XLIFFFile.files(in: tree)
    } catch {
      let line = tree.source.position(at: Int(error.range.start)).line
      throw Failure("\(path):\(line): \(error.message)", .unusable)
    }
    let name = scene.split(separator: "/").last
    let fitting =
      files.filter { $0.original == scene } + files.filter { $0.original.split(separator: "/").last == name }
    guard let file = fitting.first ?? (files.count == 1 ? files.first : nil) else {
      let originals = files.map { "'\($0.original)'" }.joined(separator: ", ")
      throw Failure("'\(path)' has no strings for '\(scene)'; it has strings for \(originals)", .unusable)
    }
    return file
  }

  // MARK: Tables

  private func update(
    with file: XLIFFFile, _ path: String, locale: String, sourceLocale: String
  ) throws -> [Diagnostic] {
    let present = Dictionary(
      TranslationUnits(texts, tables: tables, into: locale, from: sourceLocale).units.map { ($0.id, $0) },
      uniquingKeysWith: { $1 })
    var plain: [(key: String, text: String, comment: String)] = []
    var forms: [TableUpdate.Forms] = []
    let models = models(for: locale)
    let units = finished(file, path, present)
    if let catalog = tables.first(where: \.isOfCatalog), !units.isEmpty {
      let update = CatalogImport(catalog: catalog, locale: locale, models: models)
      return try write(update.result(units), to: catalog.source.path)
    }
    for (unit, place, target) in units {
      let key = place.key
      if case .text = place, models[key] == nil {
        plain.append((key, target, unit.note.isEmpty ? present[unit.id]?.note ?? "" : unit.note))
        continue
      }
      if forms.last?.key != key { forms.append(TableUpdate.Forms(key: key)) }
      switch place {
      case .text: forms[forms.count - 1].format = target
      case .form(_, let variable, let category):
        // If a string has only one variable, the identifier does not contain the name of the variable.
        let whole = models[key].flatMap { $0.isWhole ? $0.variables[0].name : nil }
        let name = variable == PluralText.wholeName ? whole ?? variable : variable
        forms[forms.count - 1].variables[name, default: [:]][category] = target
      }
    }
    guard !plain.isEmpty || !forms.isEmpty else {
      remark("'\(path)' has no finished translations of the scene: no table was changed")
      return []
    }
    guard let table = try search.tablePath(of: scene, in: locale) else {
      throw Failure(
        "'\(scene)' has no string tables next to it: specify the path of the scene file", .request)
    }
    let diagnostics = plain.isEmpty ? [] : try write(plain, to: table)
    return !diagnostics.isEmpty || forms.isEmpty
      ? diagnostics : try write(forms, to: table + "dict", like: models)
  }

  /// Returns the translated units whose strings are in the scene. Reports outdated units and units of unknown strings.
  private func finished(
    _ file: XLIFFFile, _ path: String, _ present: [String: TranslationUnit]
  ) -> [(unit: TranslationUnit, place: TranslationUnit.Place, target: String)] {
    var units: [(unit: TranslationUnit, place: TranslationUnit.Place, target: String)] = []
    var (unknown, changed) = ([String](), [String]())
    for unit in file.units {
      guard let place = unit.place, let target = unit.target, !unit.isUnfinished, !target.isEmpty else {
        continue
      }
      guard !texts.lacks(place.key) else {
        unknown.append(unit.id)
        continue
      }
      if let now = present[unit.id], now.source != unit.source { changed.append(unit.id) }
      units.append((unit, place, target))
    }
    notify(unknown, changed, path)
    return units
  }

  private func models(for locale: String) -> [String: PluralText] {
    let parts = LocaleName.parts(of: locale)
    let own = tables.filter { LocaleName.parts(of: $0.locale) == parts }
    let texts = (own + tables).flatMap(\.entries).compactMap { entry in
      entry.plural.map { (entry.key.text, $0.text) }
    }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }

  private func notify(_ unknown: [String], _ changed: [String], _ path: String) {
    if !unknown.isEmpty {
      let list = unknown.map { "  \($0)" }.joined(separator: "\n")
      remark("'\(path)': these strings are not in the scene:\n\(list)")
    }
    if !changed.isEmpty {
      let list = changed.map { "  \($0)" }.joined(separator: "\n")
      remark("'\(path)': these strings changed in the scene after the translation:\n\(list)")
    }
  }

  private func write(
    _ texts: [(key: String, text: String, comment: String)], to path: String
  ) throws -> [Diagnostic] {
    guard FileIdentity.isFile(path) else {
      let bytes = texts.map { StringsWriter.entry($0.key, $0.text, comment: $0.comment) }
      return try write(Array(bytes.joined(separator: "\n").utf8), to: path)
    }
    let table = try existing(path)
    guard table.faults.isEmpty else { return BadStrings.diagnostics(in: table) }
    return try write(TableUpdate.strings(table, setting: texts), to: path)
  }

  private func write(
    _ forms: [TableUpdate.Forms], to path: String, like models: [String: PluralText]
  ) throws -> [Diagnostic] {
    let table = FileIdentity.isFile(path) ? try existing(path) : nil
    if let table, !table.faults.isEmpty { return BadStrings.diagnostics(in: table) }
    return try write(TableUpdate.plurals(table, setting: forms, like: { models[$0] }), to: path)
  }

  private func existing(_ path: String) throws -> StringsTable {
    try TableSearch.read(path, locale: "").tables[0]
  }

  private func write(_ bytes: [UInt8], to path: String) throws -> [Diagnostic] {
    if let folder = path.lastIndex(of: "/").map({ String(path[..<$0]) }) {
      try OutputDirectory.make(folder)
    }
    try FileOutput.write(bytes, to: path, .named)
    remark("'\(path)' was updated")
    return []
  }
}
