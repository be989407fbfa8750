import SceneArchive
import SceneRuntime
import SceneUI
import SceneValues

/// An object that applies changed scenes to a running app. Visible objects keep their own state.
///
/// ```swift
/// program.willLoad = { context, _ in
///   try context.liveReload.watch("Sources/Counter")
/// }
/// ```
///
/// A live reload tracks only the scenes that its context loads after the first access to `liveReload`. Therefore, access
/// the property before you load the first scene.
public final class LiveReload {
  /// The context whose scenes are tracked.
  public private(set) weak var context: SceneContext?
  /// A closure that handles the report of each change. By default, reports are printed to standard error. Reports on
  /// unsaved edits are printed only if part of a change could not be applied.
  public var reportHandler: (ReloadReport) -> Void = { report in
    guard !report.isTyped || report.failure != nil || !report.changes(.refused).isEmpty else { return }
    FailureOutput.write("\(report)\n")
  }
  /// A closure that creates a window's first controller when the app is reset. By default, the root controller is created
  /// again from its scene, without the values that the app has set.
  public var resetHandler: ((Window) throws -> ViewController?)?
  /// The report on the most recent change, or nil before the first change.
  public private(set) var lastReport: ReloadReport?

  private var sources: [LiveSource] = []
  /// The latest compiled scenes by path. They are used for files that the app opens later.
  private var compiled: [String: Archive] = [:]
  private var units: [ExistingUnit] = []
  private var prototypes: [WeakPrototype] = []
  private var limit = 64
  /// The changes that are deferred because they would remove a view that the user is currently touching.
  private var waiting: [(file: SceneFile, source: LiveSource)] = []
  private var waitingTimer: Timer?
  var watching: LiveWatch?
  private var takesDraft = false
  private lazy var resetCommand: KeyCommand = {
    let command = KeyCommand(input: "r", modifierFlags: [.control, .shift])
    command.discoverabilityTitle = "Start again with the current scenes"
    command.addTarget(self) { live, _ in
      do { try live.reset() } catch { live.context?.report(error) }
    }
    return command
  }()

  private struct WeakPrototype { weak var prototype: Prototype? }

  init(_ context: SceneContext) { self.context = context }

  // MARK: Receiving changes

  /// Applies the new version of a file.
  ///
  /// - Parameters:
  ///   - file: The newly compiled file, opened with the context's registry.
  ///   - old: The file from which the context's scenes were loaded, or a later version of it.
  /// - Returns: The report, or nil if nothing has changed or the context has not opened the old file. The result is also
  ///   nil while the user is touching a view that the change removes. If so, the change is applied when the touch ends.
  @discardableResult
  public func take(_ file: SceneFile, insteadOf old: SceneFile) -> ReloadReport? {
    guard let source = sources.first(where: { $0.contains(old) }) else { return nil }
    return take(file, source)
  }

  /// Applies a compiled scene to each open file that was compiled from the same source.
  ///
  /// - Parameters:
  ///   - bytes: The compiled scene.
  ///   - path: The path to the scene's XML source.
  /// - Returns: The reports, one for each changed file.
  @discardableResult
  public func take(_ bytes: [UInt8], compiledFrom path: String) -> [ReloadReport] {
    take(bytes, compiledFrom: path, isDraft: false)
  }

  @discardableResult
  func take(_ bytes: [UInt8], compiledFrom path: String, isDraft: Bool) -> [ReloadReport] {
    guard let context else { return [] }
    takesDraft = isDraft
    defer { takesDraft = false }
    let known = sources.compiled(from: path)
    do {
      let options = known.first?.current.options ?? LoadingOptions()
      // The tool does not sign the scenes that it compiles locally.
      let archive = try Archive(bytes: bytes, trust: options.trust ?? context.trust)
      compiled[path] = archive
      return known.compactMap { source in take(archive.file(inPlaceOf: source.current), source) }
    } catch {
      return known.map { source in fail(source.path, "\(error)") }
    }
  }

  @discardableResult
  func fail(_ path: String, _ reason: String) -> ReloadReport {
    var report = ReloadReport(file: path)
    report.failure = reason
    notify(report)
    return report
  }

  private func take(_ file: SceneFile, _ source: LiveSource) -> ReloadReport? {
    waiting.removeAll { $0.source === source }
    guard let context, !source.current.hasSameContent(as: file.archive) || hasOlder(source) else {
      return nil
    }
    do {
      try check(file, insteadOf: source.current, in: context)
      guard let report = try reload(file, source, in: context) else {
        wait(for: file, source, in: context)
        return nil
      }
      notify(report)
      return report
    } catch {
      return fail(source.path, "\(error)")
    }
  }

  private func hasOlder(_ source: LiveSource) -> Bool {
    units.contains { source.contains($0.file) && $0.file !== source.current && !$0.isGone }
  }

  private func notify(_ report: ReloadReport) {
    var report = report
    report.isTyped = takesDraft
    lastReport = report
    reportHandler(report)
  }

  private func wait(for file: SceneFile, _ source: LiveSource, in context: SceneContext) {
    waiting.append((file, source))
    guard waitingTimer == nil else { return }
    waitingTimer = Timer(interval: 0.05, on: context.clock) { [weak self] _ in self?.takeWaiting() }
  }

  private func takeWaiting() {
    waitingTimer?.invalidate()
    waitingTimer = nil
    let due = waiting
    waiting = []
    for (file, source) in due { _ = take(file, source) }
  }

  /// Checks a file for loading errors before anything is changed.
  private func check(_ file: SceneFile, insteadOf old: SceneFile, in context: SceneContext) throws {
    guard file.isNib == old.isNib else {
      throw LoadingError(file.isNib ? .notAStoryboard : .notANib)
    }
    let language = file.language(preferring: context.preferredLocales)
    for unit in 0..<file.archive.unitCount { _ = try file.unit(at: unit, in: language) }
    _ = try file.appearanceRules()
  }

  // MARK: Reloading

  /// - Returns: The report, or nil while the user is touching a view that the change removes.
  private func reload(
    _ file: SceneFile, _ source: LiveSource, in context: SceneContext
  ) throws -> ReloadReport? {
    var report = ReloadReport(file: source.path)
    units.removeAll(where: \.isGone)
    let touched = context.knownWindows.flatMap(\.touchedViews)
    var matches: [ObjectIdentifier: ArchiveMatch] = [:]
    var planned: [[UnitPlan]] = []
    for group in groups(of: source) {
      do {
        let plans = try group.map { unit in
          let key = ObjectIdentifier(unit.file)
          let match = matches[key] ?? ArchiveMatch(unit.file.archive, file.archive)
          matches[key] = match
          return try UnitPlan(unit, in: match, to: file, context: context)
        }
        if plans.contains(where: { $0.touched(among: touched) != nil }) { return nil }
        planned.append(plans)
      } catch let refusal as UnitPlan.Refusal {
        report.note(.refused, refusal.object, refusal.reason)
      }
    }
    let before = source.current
    // Scenes that are loaded during the reload have the new version.
    source.take(file, keeping: units)
    replaceLocales(of: before, by: source)
    let hasRules = context.hasRules(of: before)
    for plans in planned { perform(plans, &report) }
    movePrototypes(of: source, matches, planned)
    if hasRules { try context.replace(rulesOf: before, by: file) }
    return report
  }

  private func replaceLocales(of before: SceneFile, by source: LiveSource) {
    let others = sources.filter { $0 !== source }.map(\.current)
    context?.replace(localesOf: before, by: source.current, besides: others)
  }

  /// Returns the units in groups, such as the units of a scene. A change applies to all units of a group or to none.
  private func groups(of source: LiveSource) -> [[ExistingUnit]] {
    var groups: [[ExistingUnit]] = []
    var places: [ObjectIdentifier: Int] = [:]
    for unit in units where source.contains(unit.file) {
      // The unit of a nib is ignored if its owner was released.
      if unit.hasOwner, unit.owner == nil { continue }
      guard let scene = unit.scene else {
        if unit.kind != .scene, unit.kind != .view { groups.append([unit]) }
        continue
      }
      if let place = places[ObjectIdentifier(scene)] {
        groups[place].append(unit)
      } else {
        places[ObjectIdentifier(scene)] = groups.count
        groups.append([unit])
      }
    }
    return groups
  }

  private func perform(_ plans: [UnitPlan], _ report: inout ReloadReport) {
    let reloads = plans.sorted { $0.existingUnit.kind.rawValue < $1.existingUnit.kind.rawValue }.map(
      UnitReload.init)
    for reload in reloads { reload.changeObjects() }
    if let reload = reloads.first(where: { $0.plan.existingUnit.kind == .scene }),
      let scene = reload.plan.existingUnit.scene,
      let index = reload.plan.new.archive.unit(at: reload.plan.instantiation.unitIndex).scene
    {
      scene.move(
        to: reload.plan.new, sceneIndex: index, objects: reload.plan.instantiation.objects,
        topLevelObjects: reload.topLevelObjects)
    }
    for reload in reloads {
      reload.connect()
      for part in reload.plan.report {
        report.note(part.outcome, reload.plan.path(of: part.object), part.reason)
      }
      for failure in reload.failures { report.note(.refused, failure.object, failure.reason) }
    }
  }

  private func movePrototypes(
    of source: LiveSource, _ matches: [ObjectIdentifier: ArchiveMatch], _ planned: [[UnitPlan]]
  ) {
    prototypes.removeAll { $0.prototype == nil }
    let taken = planned.joined().map(\.existingUnit)
    for prototype in prototypes.compactMap(\.prototype) where source.contains(prototype.file) {
      guard prototype.file !== source.current else { continue }
      if let scene = prototype.scene, !taken.contains(where: { $0.scene === scene }) { continue }
      let match =
        matches[ObjectIdentifier(prototype.file)]
        ?? ArchiveMatch(prototype.file.archive, source.current.archive)
      if let unit = match.newUnits[prototype.unit] { prototype.move(to: source.current, unit: unit) }
    }
  }

  // MARK: Resetting

  /// Resets the app by re-creating the initial content of each window from the current scenes.
  ///
  /// - Throws: `LoadingError` if a scene cannot be loaded. The window with this scene remains unchanged.
  public func reset() throws {
    for window in context?.knownWindows ?? [] {
      guard let root = window.rootViewController else { continue }
      let fresh: ViewController?
      if let resetHandler {
        fresh = try resetHandler(window)
      } else if let storyboard = root.storyboard, let scene = root.sceneInstance {
        let file = storyboard.file
        let index =
          file === scene.file ? scene.sceneIndex : file.sceneIndex(like: scene.sceneIndex, of: scene.file)
        fresh =
          try index.map(storyboard.instantiate(sceneAt:)) ?? storyboard.instantiateInitialViewController()
      } else {
        fresh = nil
      }
      guard let fresh else { continue }
      try fresh.loadViewIfNeeded()
      window.rootViewController = fresh
    }
  }
}

extension LiveReload: UnitFollower {
  package func didConnect(_ instantiation: Instantiation) {
    if units.count >= limit {
      units.removeAll(where: \.isGone)
      limit = max(64, units.count * 2)
    }
    if !sources.contains(where: { $0.contains(instantiation.file) }) {
      sources.append(LiveSource(instantiation.file))
    }
    units.append(ExistingUnit(instantiation))
    guard watching != nil, units[units.count - 1].kind == .scene else { return }
    (instantiation.scene?.controller as? ViewController)?.addKeyCommand(resetCommand)
  }

  package func didCreate(_ prototype: Prototype) {
    prototypes.append(WeakPrototype(prototype: prototype))
  }

  package func didOpen(_ file: SceneFile) {
    guard !sources.contains(where: { $0.contains(file) }) else { return }
    let source = LiveSource(file)
    sources.append(source)
    let newer = compiled.compactMap { path, archive in source.similarity(to: path).map { (archive, $0) } }
      .max { $0.1 < $1.1 }
    guard let newer else { return }
    source.take(newer.0.file(inPlaceOf: file), keeping: units)
    replaceLocales(of: file, by: source)
  }

  package func current(_ file: SceneFile) -> SceneFile {
    sources.first { $0.contains(file) }?.current ?? file
  }
}

extension Archive {
  /// Returns a file with this archive and the old file's path, so that files next to the old file are found.
  fileprivate func file(inPlaceOf old: SceneFile) -> SceneFile {
    SceneFile(self, path: old.path, registry: old.registry, options: old.options)
  }
}

extension SceneContext {
  /// The context's live reload, which is created on first access. It tracks scenes that are loaded afterward.
  public var liveReload: LiveReload {
    if let known = unitFollower as? LiveReload { return known }
    let made = LiveReload(self)
    unitFollower = made
    return made
  }
}
