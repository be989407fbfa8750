import Dispatch
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneProjects
import SceneResources
import SceneSyntax
import SceneValidation
import SceneValues
import SwiftInterface

/// A planner that determines the settings of each file. It reads settings only once for all files that share them.
struct WorkspacePlanner: Sendable {
  let cache: CheckCache?
  private(set) var settingsFiles: Set<String> = []
  private(set) var assetDirectories: Set<String> = []
  let tables = TableSearch()
  private var manifestReader: ManifestReader
  private var held = UnsavedTexts()
  private let assets: AssetCache?
  private let request: CheckRequest
  private let memory: SourceMemory
  private var knownOptions: [OptionsKey: CheckOptions] = [:]
  private var foreignOptions: [ForeignKey: CheckOptions] = [:]
  private var projects = XcodeProjects()
  private var compilers: [ProgramKey: Lazy<SceneCompiler>] = [:]
  private var sources: [ProgramKey: HostSources] = [:]
  private var outdated: [ProgramKey: (sources: HostSources, paths: Set<String>)] = [:]
  private var knownAssets: [AssetKey: AssetSearch] = [:]
  /// The stamps of images, by list of directories. An entry is nil if an image changed too recently for a reliable stamp.
  private var knownImageStamps: [[String]: [FileStamp]?] = [:]

  private struct OptionsKey: Hashable {
    let configuration: String?
    let ignoredRules: [RuleID]
  }

  private struct ForeignKey: Hashable {
    let options: OptionsKey
    let project: String?
    let targets: Set<Int>?
  }

  private struct ProgramKey: Hashable {
    let manifests: [String]
    let sources: [String]
  }

  private struct AssetKey: Hashable {
    let directories: [String]
    let inBundle: Bool
  }

  private var lacksReader = false

  init(_ request: CheckRequest, memory: SourceMemory) {
    self.request = request
    self.memory = memory
    cache = request.cacheDirectory.map(CheckCache.init)
    assets = request.cacheDirectory.map(AssetCache.init)
    manifestReader = ManifestReader(held)
  }

  // MARK: Changes

  /// Returns whether a file is a configuration, a manifest, or a Swift source. The file does not have to exist.
  func areSettings(in path: String) -> Bool {
    isConfiguration(path) || settingsFiles.contains(path)
      || sources.values.contains { $0.areTouched(by: path) }
      || outdated.values.contains { $0.sources.areTouched(by: path) }
  }

  private func isConfiguration(_ path: String) -> Bool {
    switch request.configuration {
    case .nothing: false
    case .nearest: path.hasSuffix("/" + Configuration.fileName)
    case .named(let config): path == LexicalPath.absolute(config)
    }
  }

  mutating func forget(_ paths: Set<String>, _ held: UnsavedTexts) {
    self.held = held
    manifestReader = ManifestReader(held)
    if paths.contains(where: { settingsFiles.contains($0) && !isConfiguration($0) }) {
      (sources, outdated, compilers, knownOptions, foreignOptions) = ([:], [:], [:], [:], [:])
    }
    for key in outdated.keys { outdated[key]?.paths.formUnion(paths) }
    let changesExclusion = paths.contains(where: isConfiguration)
    for (key, own) in sources {
      let touched = paths.filter(own.areTouched)
      guard !touched.isEmpty || changesExclusion else { continue }
      outdated[key] = (own, touched)
      sources[key] = nil
      compilers[key] = nil
      forgetOptions { $0.sources === own }
    }
    let roots = Set(paths.filter(isConfiguration).map(LexicalPath.directory))
    forgetOptions { $0.root.map(roots.contains) == true }
  }

  private mutating func forgetOptions(where shouldRemove: (CheckOptions) -> Bool) {
    knownOptions = knownOptions.filter { !shouldRemove($0.value) }
    foreignOptions = foreignOptions.filter { !shouldRemove($0.value) }
  }

  // MARK: Inputs of a check

  /// Returns the checks of files. Omits files that were found by a search if their configuration excludes them.
  mutating func checks(of files: [SceneSearch.Found]) throws -> [SceneCheck] {
    // A project file may have been created since the last call.
    projects = XcodeProjects()
    var checks: [SceneCheck] = []
    var configurations = ConfigurationSearch(request.configuration, held)
    for file in files {
      let path = file.absolutePath ?? LexicalPath.absolute(request.input.stdinPath)
      let configuration = try configurations.configuration(for: path)
      guard file.isNamed || configuration?.selects(path) != false else { continue }
      let options = try options(configuration, for: path)
      checks.append(
        SceneCheck(path: file.path, origin: file.origin, absolutePath: path, options: options))
    }
    try assets?.save()
    return checks
  }

  var sourceDirectories: Set<String> { Set(sources.values.flatMap(\.directories)) }

  var projectFiles: Set<String> { sources.values.reduce(into: []) { $0.formUnion($1.targets.files) } }

  private mutating func options(_ configuration: Configuration?, for path: String) throws -> CheckOptions {
    let ignored = configuration?.ignoredRules(of: path) ?? []
    let key = OptionsKey(configuration: configuration?.path, ignoredRules: ignored)
    let isForeign = SceneFileName.isForeign(path)
    if !isForeign, let known = knownOptions[key] { return known }
    let images = configuration?.images ?? []
    let isSpecified = !(images + request.images).isEmpty
    let project = isForeign && !isSpecified ? imageDirectory(of: path) : nil
    let manifests = configuration?.manifests ?? []
    // Several targets can contain different classes with the same name.
    let sources = try hostSources(configuration, manifests)
    let targets = isForeign ? sources?.targets.targets(of: path) : nil
    let foreignKey = ForeignKey(options: key, project: project, targets: targets)
    if isForeign, let known = foreignOptions[foreignKey] { return known }
    settingsFiles.formUnion((request.classes.paths + manifests).map(LexicalPath.absolute))
    if let configuration { settingsFiles.insert(configuration.path) }
    let limits = request.limits
    let shared = try compiler(manifests, sources, limits)
    let settings = configuration?.settings ?? RuleSettings()
    let expectations = configuration?.expectations ?? FileExpectations()
    let search =
      if let project {
        // Uses the images of the entire project, because the targets of the images are unknown.
        try assetSearch(in: [project], inBundle: true).flatMap { $0.names.isEmpty ? nil : $0 }
      } else {
        try assetSearch(
          in: request.images + images.filter { !request.images.contains($0) }, inBundle: isForeign)
      }
    assetDirectories.formUnion(search?.directories ?? [])
    let assets = search.map { $0.similarNames.removed(from: $0.names, outside: sources?.targets) }
    var wanted = configuration?.severities ?? RuleSeverities()
    if request.makesAccessors, wanted[AccessorNameTaken.description.id] == nil {
      wanted[AccessorNameTaken.description.id] = .warning
    }
    if request.layout.isRequest { wanted.turnOn(LayoutRules.onRequest.map { $0.description }) }
    for rule in ignored { wanted[rule] = .off }
    let severities = request.rules.applied(to: wanted)
    let compiler = Lazy {
      var compiler = shared.value
      compiler.ruleSettings = settings
      compiler.expectations = expectations
      compiler.optionalRules = severities.wanted
      compiler.host?.sceneTargets = targets
      return compiler
    }
    let layout = try layout(configuration, images: request.images + images, severities)
    // Image sizes affect only layout.
    let imageStamps = try layout.map { try self.imageStamps($0.input.images) } ?? []
    let cache = imageStamps == nil ? nil : cache
    let contents = try cache.map { _ in
      try request.classes.contents(adding: manifests, by: &manifestReader)
    }
    let caching = cache.map { cache in
      CheckOptions.Caching(
        cache: cache,
        settings: CheckSettings.digest(
          manifests: contents ?? [], sources: sources?.digest, severities: severities,
          rules: settings, expectations: expectations, limits: limits, assets: assets,
          targets: targets,
          screens: layout?.input.screens, images: imageStamps ?? []))
    }
    let options = CheckOptions(
      input: request.input, compiler: compiler, limits: limits, severities: severities, tables: tables,
      assets: assets, images: request.images + images, sources: sources,
      root: configuration?.directory,
      accessors: configuration?.accessors ?? .internal, caching: caching, layout: layout,
      isLayoutOff: request.layoutChecker != nil && request.layout.screens(in: configuration) == nil)
    if isForeign {
      // The classes are described early, concurrently with planning. With a cache, the descriptions may not be needed.
      if foreignOptions.isEmpty, cache == nil {
        DispatchQueue.global().async { compiler.value.describeForeignClasses() }
      }
      foreignOptions[foreignKey] = options
    } else {
      knownOptions[key] = options
    }
    return options
  }

  /// Returns the directory that contains the images available to an Interface Builder file: the outermost directory that
  /// contains the file, among its project directory and the specified source directories.
  private mutating func imageDirectory(of path: String) -> String? {
    let sources = request.sources.map { LexicalPath.absolute(SourceSearch.split($0).path) }
    let around = sources.filter { path.hasPrefix($0 + "/") } + [projects.project(of: path)].compactMap(\.self)
    return around.min { $0.utf8.count < $1.utf8.count }
  }

  /// Returns the images and colors in directories. `inBundle` specifies whether a file is identified by its name alone.
  private mutating func assetSearch(in directories: [String], inBundle: Bool) throws(Failure) -> AssetSearch?
  {
    guard !directories.isEmpty else { return nil }
    let key = AssetKey(directories: directories, inBundle: inBundle)
    if let known = knownAssets[key] { return known }
    let found = try AssetSearch.search(in: directories, inBundle: inBundle, cache: assets)
    knownAssets[key] = found
    return found
  }

  /// Returns the images' stamps, or nil if a file changed so recently that its stamp might miss another change.
  private mutating func imageStamps(_ directories: [String]) throws(Failure) -> [FileStamp]? {
    guard cache != nil, !directories.isEmpty else { return [] }
    if let known = knownImageStamps[directories] { return known }
    let start = FileStamp.now
    let files = try AssetSearch(in: directories, inBundle: true, keepingFiles: true).files
    let stamps = Set(files.values).sorted().compactMap { FileStamp(path: $0) }
    let reliableStamps = stamps.allSatisfy { $0.isReliable(at: start) } ? stamps : nil
    knownImageStamps[directories] = .some(reliableStamps)
    return reliableStamps
  }

  private func layout(
    _ configuration: Configuration?, images: [String], _ severities: RuleSeverities
  ) throws(Failure) -> CheckOptions.Layout? {
    guard let checker = request.layoutChecker, let screens = request.layout.screens(in: configuration) else {
      return nil
    }
    do throws(Failure) {
      try checker.validate(screens)
    } catch {
      if case .screens = request.layout { throw error }
      guard let configuration else { throw error }
      throw Failure("\(ProjectPath.relative(configuration.path)): \(error.message)", .cannotRead)
    }
    let rules = LayoutRules.all.filter { severities.applies($0.description.id) }
    guard !rules.isEmpty else { return nil }
    var directories: [String] = []
    // A result that depends on images is not cached while images change.
    if rules.contains(where: LayoutRules.dependsOnImages) {
      for directory in images where !directories.contains(directory) { directories.append(directory) }
    }
    return CheckOptions.Layout(
      checker: checker,
      input: LaidOutInput(
        screens: screens, images: directories, maxBytes: request.maxLaidOutBytes,
        isWanted: severities.applies))
  }

  private mutating func hostSources(
    _ configuration: Configuration?, _ manifests: [String]
  ) throws -> HostSources? {
    let more = configuration?.sources ?? []
    let directories = request.sources + more.filter { !request.sources.contains($0) }
    guard !directories.isEmpty, SwiftReading.isPresent else {
      if !directories.isEmpty, !lacksReader {
        request.remark("connections are not checked against Swift code: \(SwiftReading.absence)")
        lacksReader = true
      }
      return nil
    }
    let key = ProgramKey(manifests: manifests, sources: directories)
    if let known = sources[key] { return known }
    // The nearest configuration of each source file applies, as it does for scenes.
    var configurations = ConfigurationSearch(request.configuration, held)
    func isExcluded(_ path: String) throws -> Bool {
      try configurations.configuration(for: path)?.excludesSource(path) == true
    }
    let read: HostSources
    if let outdated = outdated.removeValue(forKey: key) {
      read = try outdated.sources.rereading(outdated.paths, held, isExcluded: isExcluded)
    } else {
      let described = try request.classes.descriptions(adding: manifests, by: &manifestReader)
      read = try HostSources.read(
        directories, held, known: request.classes.vocabulary(adding: described),
        cache: request.cacheDirectory.map(SourceCache.init), memory: memory, progress: request.progress,
        isExcluded: isExcluded)
    }
    sources[key] = read
    return read
  }

  private mutating func compiler(
    _ manifests: [String], _ sources: HostSources?, _ limits: SyntaxLimits
  ) throws -> Lazy<SceneCompiler> {
    let key = ProgramKey(manifests: manifests, sources: sources?.arguments ?? [])
    if let known = compilers[key] { return known }
    // Manifest errors are reported before any file is checked.
    let described = try request.classes.descriptions(adding: manifests, by: &manifestReader)
    let compiler = Lazy { [classes = request.classes] in
      let vocabulary = classes.vocabulary(adding: described)
      var compiler = SceneCompiler(
        vocabulary: sources?.vocabulary(adding: vocabulary) ?? vocabulary, limits: limits)
      compiler.host = sources?.index.code
      compiler.platformVariants = sources?.platformVariants(adding: vocabulary) ?? [:]
      return compiler
    }
    compilers[key] = compiler
    return compiler
  }
}
