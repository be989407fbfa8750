import ArgumentParser
import ScenePlatform
import SceneAnalysis
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax
import SceneTranslations
import SceneValidation
import SceneValues

struct StringsCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Extract the strings of a scene for translation, and import translations.",
    discussion: Manual.discussion(
      """
      Prints an entry for each visible string that belongs to an object with an id. Strings without letters \
      are skipped. Each entry has a comment that gives the string's location, and the original string as its \
      value. With '--update', adds missing entries to the end of an existing file. Existing entries are \
      kept. Entries for strings that no longer exist are reported but not removed.

      With '--format xliff', prints an XLIFF file for the language specified by '--locale', including \
      existing translations and all of the language's plural forms. With '--import', writes the translations \
      in an XLIFF file to the scene's .strings files or string catalog. Untranslated and unfinished strings \
      are skipped. For a scene file, both options include the tables for code next to the scene, such as \
      Localizable.
      """,
      examples: [
        ("scenec strings Clock.scene > de.lproj/Clock.strings", "Start a translation"),
        (
          """
          scenec strings Clock.scene --update de.lproj/Clock.strings
          """, "Add missing strings to a translation"
        ),
        (
          "scenec strings Base.lproj/Main.storyboard --update de.lproj/Main.strings",
          "Update a storyboard's translation"
        ),
        (
          "scenec strings Clock.scene --format xliff --locale pl > pl.xliff",
          "Write an XLIFF file for a translator"
        ),
        (
          "scenec strings Clock.scene --import pl.xliff",
          "Import the translations into pl.lproj/Clock.strings"
        ),
        (
          "scenec strings en.lproj/Localizable.strings --update pl.lproj/Localizable.strings",
          "Add missing strings to a translation of a table for code"
        ),
      ]))

  @Argument(
    help: ArgumentHelp(
      """
      The scene file, storyboard, or xib that contains the strings, or a table for code in any language, \
      such as en.lproj/Localizable.strings. Use '-' for standard input.
      """, valueName: "file"),
    completion: .file(extensions: ["scene", "storyboard", "xib", "strings", "stringsdict", "xcstrings"]))
  var file: String

  @Option(
    help: ArgumentHelp(
      """
      The .strings file to update. If the file does not exist, it is created with UTF-8 encoding.
      """, valueName: "table"),
    completion: .file(extensions: ["strings"]))
  var update: String?
  @Option(help: "The output format. 'xliff' selects XLIFF 1.2, and 'xliff-2.0' selects XLIFF 2.0.")
  var format = TableFormat.strings
  @Option(
    help: ArgumentHelp(
      """
      The target language of the XLIFF file. Required for XLIFF output. Default for '--import': the language \
      specified in the file.
      """, valueName: "locale"))
  var locale: String?
  @Option(
    help: ArgumentHelp(
      """
      The source language of the XLIFF file. Default: the source language of the string catalog, or 'en' if \
      there is no catalog.
      """,
      valueName: "locale"
    ))
  var sourceLocale: String?
  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "The XLIFF file (version 1 or 2) from which to import translations.",
      valueName: "file"),
    completion: .file(extensions: ["xliff", "xlf"]))
  var imported: String?
  @OptionGroup var program: ProgramOptions
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    if imported != nil, update != nil || format != .strings {
      throw ValidationError("'--import' cannot be used with '--update' or '--format'.")
    }
    if update != nil, format != .strings {
      throw ValidationError("'--update' requires '--format strings'.")
    }
    if format != .strings, locale == nil {
      throw ValidationError("XLIFF requires '--locale'.")
    }
    if format == .strings, imported == nil, locale != nil || sourceLocale != nil {
      throw ValidationError("'--locale' and '--source-locale' require '--format xliff' or '--import'.")
    }
    for name in [locale, sourceLocale].compactMap(\.self) where !StringsTable.isLocale(name) {
      throw ValidationError("'\(name)' is not a locale, such as 'pt-BR'.")
    }
  }

  func execute() throws -> ExitStatus {
    if SceneFileName.isTable(file) { return try executeForTable() }
    let compiler = try program.read().compiler(limits: limits.limits)
    let source = try input.read(file, limits: compiler.limits, origin: .named)
    let (texts, diagnostics) = compiler.texts(of: source)
    StandardStreams.printError(printing.renderer(for: STDERR_FILENO).render(diagnostics))
    guard let texts else { return .diagnostics }
    if texts.nameless > 0 {
      let what =
        texts.nameless == 1
        ? "1 string belongs to an object" : "\(texts.nameless) strings belong to objects"
      StandardStreams.remark(
        "'\(source.path)': \(what) without an id and cannot be translated")
    }
    if imported != nil || format != .strings {
      let search = TableSearch()
      let tables = try search.tables(of: source.path).flatMap(\.tables)
      let codeTables =
        SceneFileName.isForeign(source.path)
        ? [] : try search.codeTables(besideSceneAt: source.path, CodeTableReads())
      let others = codeTables.sorted { $0.name < $1.name }
        .map { TranslationTarget($0, search, sourceLocale: sourceLocale) }.filter { !$0.texts.texts.isEmpty }
      let scene = TranslationTarget(
        scene: source.path, texts, tables, search, sourceLocale: sourceLocale)
      return try exchange([scene] + others)
    }
    guard let update else {
      try StandardStreams.print(Self.entries(texts.texts))
      return .success
    }
    return try bring(update, upTo: texts, of: "scene")
  }

  private func executeForTable() throws -> ExitStatus {
    if let scene = TablePath.scene(of: file) {
      throw Failure("'\(file)' contains translations of '\(scene)': specify '\(scene)'", .request)
    }
    let search = TableSearch()
    let table = try search.codeTable(at: file, CodeTableReads())
    let target = TranslationTarget(table, search, sourceLocale: sourceLocale)
    if imported != nil || format != .strings { return try exchange([target]) }
    guard !reportedFaults(in: table.tables).hasErrors else { return .diagnostics }
    let plurals = Set(table.originals.filter { $0.value.entry.plural != nil }.keys)
    if !plurals.isEmpty {
      let what = plurals.count == 1 ? "1 string has" : "\(plurals.count) strings have"
      StandardStreams.remark("'\(file)': \(what) plural forms: use '--format xliff' to translate them")
    }
    var texts = target.texts
    texts.texts.removeAll { plurals.contains($0.key) }
    guard let update else {
      try StandardStreams.print(Self.entries(texts.texts))
      return .success
    }
    return try bring(update, upTo: texts, of: "table")
  }

  private func reportedFaults(in tables: [StringsTable]) -> [Diagnostic] {
    let faults = tables.flatMap(BadStrings.diagnostics)
    StandardStreams.printError(printing.renderer(for: STDERR_FILENO).render(faults))
    return faults
  }

  private func exchange(_ targets: [TranslationTarget]) throws -> ExitStatus {
    guard !reportedFaults(in: targets.flatMap(\.tables)).hasErrors else { return .diagnostics }
    if let imported {
      let diagnostics = try TranslationImport.run(
        imported, into: targets, locale: locale, warn: { StandardStreams.warn($0) },
        remark: { StandardStreams.remark(lines: $0) })
      guard !diagnostics.isEmpty else { return .success }
      StandardStreams.printError(printing.renderer(for: STDERR_FILENO).render(diagnostics))
      return .diagnostics
    }
    // Argument validation has already checked that both values exist.
    guard let version = format.xliff, let locale else { return .success }
    var writer = XLIFFWriter(version, into: locale)
    try StandardStreams.print(
      writer.document(
        targets.map { XLIFFWriter.File($0.original, from: $0.sourceLocale, $0.units(into: locale)) }))
    return .success
  }

  private func bring(_ path: String, upTo texts: SceneTexts, of kind: String) throws -> ExitStatus {
    guard !StringsCatalog.isName(path) else {
      throw Failure("'\(path)' is a string catalog, which Xcode updates at build time", .request)
    }
    guard FileIdentity.isFile(path) else {
      try FileOutput.write(
        Array(Self.entries(texts.texts).utf8), to: path, .named,
        replacing: FileIdentity.isPresent(path) ? .anything : .nothing)
      return .success
    }
    let table = try TableSearch.read(path, locale: "").tables[0]
    guard table.faults.allSatisfy(\.isAdvisory) else {
      StandardStreams.printError(
        printing.renderer(for: STDERR_FILENO).render(BadStrings.diagnostics(in: table)))
      return .diagnostics
    }
    guard !table.isPropertyList else { throw TableUpdate.propertyListFailure(path) }
    let known = Set(table.entries.map(\.key.text))
    let gone = table.entries.filter { texts.lacks($0.key.text) }
    if !gone.isEmpty {
      let lines = gone.map { entry in
        "  \(path):\(table.source.position(at: Int(entry.key.range.start)).line): \(entry.key.text)"
      }
      StandardStreams.remark(lines: ["These strings are not in the \(kind):"] + lines)
    }
    let new = texts.texts.filter { !known.contains($0.key) }
    guard !new.isEmpty else { return .success }
    let end = table.source.bytes.last.map { $0 == UInt8(ascii: "\n") ? "\n" : "\n\n" } ?? ""
    let separated = SeparatedNames([path])
    try FileOutput.write(
      table.source.bytes + Array((end + Self.entries(new)).utf8), to: path, .named,
      replacing: .contents(length: nil, table.isRead))
    separated.warn(about: [path])
    StandardStreams.remark("'\(path)': \(new.count) new string\(new.count == 1 ? "" : "s")")
    return .success
  }

  private static func entries(_ texts: [SceneTexts.Text]) -> String {
    texts.map { StringsWriter.entry($0.key, $0.text, comment: $0.place.printable) }.joined(separator: "\n")
  }
}
