import SceneDiagnostics
import SceneFiles
import SceneModel
import SceneProjects
import SceneSyntax
import SceneValues
import SwiftInterface

struct AssignedSources {
  private(set) var files: [SourceFile]
  /// Whether the app uses Apple's UI frameworks rather than the class library.
  let areForApple: Bool
  private let supportsVisionOS: Bool

  /// Assigns modules and targets to files. If `readsProjects` is true, looks up unknown modules in Xcode projects.
  init(_ places: SourcePlaces, _ read: [SourceCache.Read], readsProjects: Bool) {
    files = zip(places.files, read).map { file, read in
      SourceFile(path: ProjectPath.relative(file.path), module: file.module, facts: read.facts)
    }
    areForApple = SourceIndex.areForApple(files)
    let targets = places.targets
    var modules = XcodeModules(targets) { try? SourceReader.read(path: $0).bytes }
    for (index, file) in places.files.enumerated() {
      let owners = areForApple ? targets.targets(of: file.path) : nil
      if file.module == SourceSearch.module(of: file.path), let module = targets.packageModule(of: file.path)
      {
        files[index].module = targets.haveOtherModule(owners, than: module) ? "" : module
      } else if areForApple, !SourceSearch.isInPackage(file) {
        // In an Xcode project, a folder named 'Sources' does not determine the module.
        files[index].module = (readsProjects ? modules.name(of: file.path) : nil) ?? ""
      }
      // Projects do not list the targets of headers.
      if areForApple, !WordScan.isName(file.path) { files[index].targets = owners }
      let compiling = (owners ?? []).map { targets.targets[$0] }
      if compiling.contains(where: \.infersExposure) {
        files[index].facts.exposeMembers(usesSwift2: compiling.contains(where: \.mayUseSwift2))
      }
    }
    supportsVisionOS =
      files.contains { $0.facts.namedPlatforms.contains(.visionOS) }
      || targets.deployments.contains { $0[.visionOS] != nil }
    // Without Apple's frameworks, a header belongs to a C module, which does not refer to scenes.
    if !areForApple { files.removeAll { WordScan.isName($0.path) } }
  }

  /// Returns a digest of the files and targets. If two digests are equal, the diagnostics are equal as well.
  func digest(_ places: SourcePlaces, _ read: [SourceCache.Read]) -> ContentDigest {
    var coder = CacheCoder()
    for file in files { coder.write(file.path, file.module, file.targets) }
    // The location of a scene relative to files outside the current directory depends on that directory.
    if files.contains(where: { $0.path.hasPrefix("/") }) { coder.write(ProjectPath.currentDirectory ?? "") }
    for read in read {
      // If a file could not be parsed in time, its diagnostics may differ in a later run.
      coder.write(read.content, read.facts.unread?.isTransient == true)
    }
    for target in places.targets.targets {
      coder.write(
        target.name, target.modules, target.isTest, target.compiles, target.isProgram,
        target.infersExposure, target.mayUseSwift2)
    }
    for deployment in places.targets.deployments {
      for (platform, setting) in deployment.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        coder.write(Int(platform.rawValue), setting.version.description, setting.path)
        coder.write(setting.range.lowerBound, setting.range.upperBound)
      }
      coder.write("")
    }
    for problem in places.targets.problems { coder.write(problem.path, problem.fault.offset) }
    for directory in places.directories.sorted() where directory.hasSuffix(".nib") { coder.write(directory) }
    return ContentDigest(of: coder.bytes)
  }

  /// Returns the document platforms for which at least one declaration is not compiled.
  func partialPlatforms(known: Vocabulary) -> [ApplePlatforms] {
    guard areForApple else { return [] }
    let declaredPlatforms = DeclaredPlatforms(files, known: known)
    return [.iOSAndVisionOS, .tvOS, .watchOS, .macOS].filter { platforms in
      files.contains { $0.facts.hasCode(outside: compiled(for: platforms), declaredPlatforms) }
    }
  }

  /// Returns the platforms for which documents with the given platforms are compiled. An iOS document is also compiled
  /// for visionOS only if conditions or projects refer to visionOS.
  private func compiled(for platforms: ApplePlatforms) -> ApplePlatforms {
    platforms == .iOSAndVisionOS && !supportsVisionOS ? .iOS : platforms
  }

  func index(
    _ places: SourcePlaces, known: Vocabulary, _ held: UnsavedTexts, for platforms: ApplePlatforms = .all
  ) -> SourceIndex {
    let unclear = areForApple ? places.targets.problems : []
    let settings =
      areForApple ? Set(places.targets.deployments.flatMap { $0.values.map(\.path) }).sorted() : []
    let paths =
      places.files.map(\.path).filter { areForApple || !WordScan.isName($0) } + unclear.map(\.path) + settings
    let shown = files.map(\.path) + (unclear.map(\.path) + settings).map(ProjectPath.relative)
    let large = Set(files.indices.filter { files[$0].facts.unread?.isTooLarge == true })
    var targets = places.targets.targets
    for (index, deployment) in places.targets.deployments.enumerated() where areForApple {
      targets[index].deployment = deployment.compactMapValues { setting in
        settings.firstIndex(of: setting.path).map {
          let place = HostCode.Place(files.count + unclear.count + $0, SourceRange(setting.range))
          return HostCode.DeploymentTarget(setting.version, at: place)
        }
      }
    }
    let program = SourceProgram(
      files: files, targets: targets,
      unclearProjects: unclear.map { (ProjectPath.relative($0.path), $0.fault.offset) },
      settingsFiles: settings.map(ProjectPath.relative), directory: ProjectPath.currentDirectory ?? "/")
    // Old versions of Xcode store a nib as a directory that contains its compiled form.
    let nibs = places.directories.lazy.filter { $0.hasSuffix(".nib") && !$0.contains(".framework/") }.map {
      String($0.dropLast(4).split(separator: "/").last ?? "")
    }
    return SourceIndex(
      program, known: known, platforms: compiled(for: platforms), compiledNibs: Set(nibs)
    ) { place in
      let nothing = SourceText(path: shown[place], bytes: [])
      guard !large.contains(place) else { return nothing }
      return (try? held.read(paths[place], displayPath: shown[place])) ?? nothing
    }
  }
}
