import SceneAnalysis
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValidation
import SceneValues

package struct TranslationImport {
  private struct Output {
    let path: String
    let bytes: [UInt8]
    /// The table in the file that is replaced, or nil if there is no file.
    let old: StringsTable?

    /// The folder that contains the file or its `.lproj` folder.
    var directory: String {
      let steps = path.split(separator: "/", omittingEmptySubsequences: false)
      let isInLocale = steps.count > 1 && SceneFileName.isLocale(String(steps[steps.count - 2]))
      return steps.dropLast(isInLocale ? 2 : 1).map { $0 + "/" }.joined()
    }
  }

  private let target: TranslationTarget
  private let remark: ([String]) -> Void
  private var outputs: [Output] = []

  private init(_ target: TranslationTarget, remark: @escaping ([String]) -> Void) {
    self.target = target
    self.remark = remark
  }

  /// Imports an XLIFF file. If diagnostics prevent the import, returns them. Otherwise, returns an empty array. Throws
  /// `Failure` if the file contains no strings of the targets, or if a file cannot be read or written.
  ///
  /// - `targets`: The scene or table that the user specified, followed by the tables for code next to the scene.
  /// - `locale`: The target locale, or nil for the locale in the file.
  package static func run(
    _ path: String, into targets: [TranslationTarget], locale: String?, warn: (String) -> Void,
    remark: @escaping ([String]) -> Void
  ) throws -> [Diagnostic] {
    let source = try read(path)
    let (tree, diagnostics) = SyntaxParser.parse(source)
    guard let tree else { return diagnostics }
    let files = try files(in: tree, path)
    let found = targets.map { $0.files(among: files) }
    guard let main = targets.first, found.contains(where: { !$0.isEmpty }) else {
      let originals = files.map { "'\($0.original)'" }.joined(separator: ", ")
      throw Failure(
        "'\(path)' has no strings for '\(targets.first?.original ?? "")'; it has strings for \(originals)",
        .unusable)
    }
    var outputs: [Output] = []
    for (target, files) in zip(targets, found) {
      var translations = TranslationImport(target, remark: remark)
      for file in files {
        guard let locale = locale ?? file.targetLocale else {
          throw Failure("'\(path)' has no language: specify it with '--locale'", .request)
        }
        // The file can be untrusted, and the locale becomes the name of a directory.
        guard StringsTable.isLocale(locale) else {
          throw Failure("'\(locale)' in '\(path)' is not a locale", .unusable)
        }
        let diagnostics = try translations.add(
          file, path, locale: locale, isRequired: target.original == main.original)
        guard diagnostics.isEmpty else { return diagnostics }
      }
      outputs += translations.outputs
    }
    // A later output for the same file includes the earlier ones.
    var seen: Set<String> = []
    outputs = outputs.reversed().filter { seen.insert($0.path).inserted }.reversed()
    let separated = SeparatedNames(outputs.map(\.path))
    try FileOutput.write(
      outputs.map { output in
        FileOutput.Output(
          output.bytes, to: output.path, below: output.directory,
          replacing: output.old.map { .contents(length: nil, $0.isRead) } ?? .nothing)
      })
    for warning in separated.warnings(about: outputs.map(\.path)) { warn(warning) }
    for output in outputs { remark(["'\(output.path)' was updated"]) }
    return []
  }

  private static func read(_ path: String) throws -> SourceText {
    do throws(ReadError) {
      return try SourceReader.read(path: path, limits: .default)
    } catch {
      throw Failure("\(error)", .cannotRead)
    }
  }

  private static func files(in tree: SyntaxTree, _ path: String) throws -> [XLIFFFile] {
    do throws(XLIFFFile.Fault) {
      return try XLIFFFile.files(in: tree)
    } catch {
      let line = tree.source.position(at: Int(error.range.start)).line
      throw Failure("\(path):\(line): \(error.message)", .unusable)
    }
  }

  private mutating func add(
    _ file: XLIFFFile, _ path: String, locale: String, isRequired: Bool
  ) throws -> [Diagnostic] {
    let present = Dictionary(
      target.units(into: locale).map { ($0.id, $0) },
      uniquingKeysWith: { $1 })
    var plain: [(key: String, text: String, comment: String)] = []
    var forms: [TableUpdate.Forms] = []
    let models = models(for: locale)
    let units = finished(file, path, present)
    if let catalog = target.tables.first(where: \.isOfCatalog), !units.isEmpty {
      let path = catalog.source.path
      let update = CatalogImport(
        path: path, bytes: output(at: path) ?? catalog.source.bytes, locale: locale, models: models)
      outputs.append(Output(path: path, bytes: try update.result(units), old: catalog))
      return []
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
      if isRequired {
        remark(["'\(path)' has no finished translations of the \(target.kind): no table was changed"])
      }
      return []
    }
    guard let table = try target.tablePath(locale) else {
      throw Failure(
        "'\(target.original)' has no string tables next to it: specify the path of the scene file", .request)
    }
    let diagnostics = plain.isEmpty ? [] : try set(plain, in: table)
    return !diagnostics.isEmpty || forms.isEmpty
      ? diagnostics : try set(forms, in: table + "dict", like: models)
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
      guard !self.target.texts.lacks(place.key) else {
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
    let own = target.tables.filter { LocaleName.parts(of: $0.locale) == parts }
    let texts = (own + target.tables).flatMap(\.entries).compactMap { entry in
      entry.plural.map { (entry.key.text, $0.text) }
    }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }

  private func notify(_ unknown: [String], _ changed: [String], _ path: String) {
    if !unknown.isEmpty {
      remark(["'\(path)': these strings are not in the \(target.kind):"] + unknown.map { "  \($0)" })
    }
    if !changed.isEmpty {
      remark(
        ["'\(path)': these strings changed in the \(target.kind) after the translation:"]
          + changed.map { "  \($0)" })
    }
  }

  private mutating func set(
    _ texts: [(key: String, text: String, comment: String)], in path: String
  ) throws -> [Diagnostic] {
    guard let table = try existing(path) else {
      let entries = texts.map { StringsWriter.entry($0.key, $0.text, comment: $0.comment) }
      outputs.append(Output(path: path, bytes: Array(entries.joined(separator: "\n").utf8), old: nil))
      return []
    }
    guard table.faults.allSatisfy(\.isAdvisory) else { return BadStrings.diagnostics(in: table) }
    guard !table.isPropertyList else { throw TableUpdate.propertyListFailure(path) }
    outputs.append(
      Output(path: path, bytes: TableUpdate.strings(table, setting: texts), old: try tableInFile(path)))
    return []
  }

  private mutating func set(
    _ forms: [TableUpdate.Forms], in path: String, like models: [String: PluralText]
  ) throws -> [Diagnostic] {
    let table = try existing(path)
    if let table, !table.faults.isEmpty { return BadStrings.diagnostics(in: table) }
    let bytes = TableUpdate.plurals(table, setting: forms, like: { models[$0] })
    outputs.append(Output(path: path, bytes: bytes, old: try tableInFile(path)))
    return []
  }

  private func existing(_ path: String) throws -> StringsTable? {
    guard let bytes = output(at: path) else { return try tableInFile(path) }
    return StringsDictionary.isName(path)
      ? StringsDictionary.table(locale: "", path: path, bytes: bytes, for: TableSearch.device(of: path))
      : StringsTable(locale: "", path: path, bytes: bytes)
  }

  private func tableInFile(_ path: String) throws -> StringsTable? {
    if let known = outputs.first(where: { $0.path == path }) { return known.old }
    return FileIdentity.isFile(path) ? try TableSearch.read(path, locale: "").tables[0] : nil
  }

  private func output(at path: String) -> [UInt8]? { outputs.last { $0.path == path }?.bytes }
}
