import InterfaceBuilder
import SceneArchive
import SceneCompiler
import SceneDrawing
import SceneFiles
import SceneRuntime
import SceneUI
import SceneValues

/// Lays out each scene in a file on the screen that it is designed for, and reports the frames of its views.
package struct LayoutStage {
  var settings: LayoutSettings
  private let names: WrittenNames
  private let vocabulary: Vocabulary
  private let memory: AssetMemory
  private let canvas: SavedLayout
  private let views: [String: SavedLayout.View]
  private let bars: CanvasBars
  private let hasTextOfDesignables: Bool
  private let scenesByController: [String: SavedLayout.Scene]
  package var observer: LayoutObserver?
  private var scenes: Set<String?>?

  /// Creates a stage. `canvas` contains the layout that an Xcode file saved, or the parts that other files preserve.
  package init(
    _ settings: LayoutSettings, names: WrittenNames, canvas: SavedLayout, vocabulary: Vocabulary,
    _ memory: AssetMemory
  ) {
    self.settings = settings
    self.names = names
    self.vocabulary = vocabulary
    self.memory = memory
    self.canvas = canvas
    views = Dictionary(canvas.views.map { ($0.id, $0) }) { first, _ in first }
    bars = CanvasBars(canvas)
    hasTextOfDesignables = canvas.hasTextOfDesignables
    scenesByController = canvas.scenes.reduce(into: [:]) { known, scene in
      for id in names.possibleIDs(of: scene.controller) where known[id] == nil { known[id] = scene }
    }
  }

  mutating func show(only controllers: Set<String?>) {
    scenes = Set(controllers.map { $0.map(written(controller:)) })
  }

  /// Lays out the scene `wanted`, or all scenes in file order if it is nil. Errors in scenes are part of the result.
  package func layout(_ bytes: [UInt8], _ wanted: String?, explains: Bool) throws(Failure) -> LaidOutFile {
    let file: SceneFile
    do throws(ArchiveError) {
      file = Stage.file(try Archive(bytes: bytes), vocabulary: vocabulary)
    } catch {
      throw Failure(LoadingError(.archive(error)), loading: names)
    }
    return try layout(file, wanted, explains: explains)
  }

  func layout(_ file: SceneFile, _ wanted: String?, explains: Bool) throws(Failure) -> LaidOutFile {
    var result = LaidOutFile(path: names.file)
    var canvas = self
    if explains {
      canvas.settings.textSize = canvasTextSize
      canvas.settings.usesSavedSizes = names.isForeign && !settings.specifiesScreen
    }
    result.objects = try canvas.objects(file, wanted, Measures(), &result)
    if explains { canvas.explain(&result, file, wanted) }
    return result
  }

  /// The text size for text that follows the user's setting. The canvas of Xcode 12.5 to 13 used the smallest size.
  private var canvasTextSize: TextSizeCategory {
    guard names.isForeign, settings.textSize == .large, settings.device == nil, settings.size == nil,
      let version = canvas.toolsVersion, (18_100..<21_000).contains(version)
    else { return settings.textSize }
    return .extraSmall
  }

  private func explain(_ result: inout LaidOutFile, _ file: SceneFile, _ wanted: String?) {
    let scenes = Set(result.objects.map(\.scene))
    findTextDependents(in: &result, file, wanted, scenes: scenes)
    findMissingAssets(in: &result, file, wanted, scenes: scenes)
    LayoutCauses(canvas).explain(&result.objects)
  }

  func findTextDependents(
    in result: inout LaidOutFile, _ file: SceneFile, _ wanted: String? = nil, scenes: Set<String?>
  ) {
    for measures in [Measures(textWidth: 1.08), Measures(textHeight: 1.12)] {
      for index in changes(in: result, file, wanted, scenes: scenes, with: measures) {
        result.objects[index].dependsOnText = true
      }
    }
  }

  private func findMissingAssets(
    in result: inout LaidOutFile, _ file: SceneFile, _ wanted: String?, scenes: Set<String?>
  ) {
    if !names.symbols.isEmpty {
      for side in [7.0, 47] {
        for index in changes(in: result, file, wanted, scenes: scenes, with: Measures(symbolSide: side)) {
          result.objects[index].missing = .symbol
        }
      }
    }
    guard names.fonts.contains(where: { !BuiltInTextMetrics.recognizes(Font.family($0, 17)) }) else { return }
    for index in changes(in: result, file, wanted, scenes: scenes, with: Measures(unknownFonts: 1.2)) {
      result.objects[index].missing = .font
    }
  }

  private struct Measures {
    var textWidth = 1.0
    var textHeight = 1.0
    var unknownFonts = 1.0
    var symbolSide: Double?
  }

  private func changes(
    in result: LaidOutFile, _ file: SceneFile, _ wanted: String?, scenes: Set<String?>,
    with measures: Measures
  ) -> [Int] {
    guard !scenes.isEmpty else { return [] }
    var alone = self
    alone.observer = nil
    alone.scenes = scenes
    let affectedObjects = result.objects.indices.filter { scenes.contains(result.objects[$0].scene) }
    var other = result
    let changed = (try? alone.objects(file, wanted, measures, &other)) ?? []
    guard changed.count == affectedObjects.count else { return [] }
    return zip(affectedObjects, changed).compactMap { index, object in
      object.frame.maximumDifference(from: result.objects[index].frame) >= 0.01 ? index : nil
    }
  }

  private func objects(
    _ file: SceneFile, _ wanted: String?, _ measures: Measures, _ result: inout LaidOutFile
  ) throws(Failure) -> [LaidOutObject] {
    do {
      let stage =
        try names.isForeign
        ? settings.stage(for: names, canvas: canvas, vocabulary: vocabulary, memory)
        : settings.pictureStage(for: names, canvas: canvas, vocabulary: vocabulary, memory)
      let conflicts = Conflicts()
      let observer = observer
      stage.context.layoutConflictHandler = { conflict in
        conflicts.texts.append(conflict.description)
        observer?.record(conflict)
      }
      observer?.watch(stage.context)
      stage.context.textMetrics = AdjustedTextMetrics(
        metrics: stage.context.textMetrics, width: measures.textWidth, height: measures.textHeight,
        unknownFonts: measures.unknownFonts)
      if let side = measures.symbolSide {
        let sizes = names.symbols.map { ($0, Size(width: side, height: side)) }
        stage.context.imageProvider = CanvasImages(
          stage.context.imageProvider, sizes: Dictionary(sizes, uniquingKeysWith: { first, _ in first }))
      }
      let objects =
        file.isNib
        ? try nibObjects(of: file, wanted, on: stage)
        : try sceneObjects(of: file, wanted, on: stage, &result.failures)
      // Each scene in a container that cannot be loaded reports the same error.
      for failure in stage.failures.map({ Failure($0, showing: names) })
      where !result.failures.contains(where: { $0.message == failure.message }) {
        result.failures.append(failure)
      }
      for text in conflicts.texts.map(names.withWrittenIDs) where !result.conflicts.contains(text) {
        result.conflicts.append(text)
      }
      return objects
    } catch {
      throw Failure(error, showing: names)
    }
  }

  private final class Conflicts {
    var texts: [String] = []
  }

  // MARK: Scenes

  private func sceneObjects(
    of file: SceneFile, _ wanted: String?, on stage: Stage, _ failures: inout [Failure]
  ) throws -> [LaidOutObject] {
    let storyboard = Storyboard(file: file, context: stage.context)
    let archive = file.archive
    let ids = (0..<archive.sceneCount).map { archive.id(ofScene: $0) }
    var chosen = Array(0..<archive.sceneCount)
    if let wanted {
      guard let id = names.id(of: wanted, among: ids.compactMap { $0 }) else {
        throw Failure(names.unknown(wanted, among: ids.compactMap { $0 }), .request)
      }
      chosen = chosen.filter { ids[$0] == id }
    }
    var objects: [LaidOutObject] = []
    for scene in chosen
    where archive.scene(at: scene).viewUnit != nil && isWanted(ids[scene].map(written(controller:))) {
      do {
        if let screens = stage.screens {
          objects += try stagedObjects(of: scene, ids[scene], in: storyboard, on: screens, stage)
        } else {
          let controller = try storyboard.instantiate(sceneAt: scene)
          objects += try self.objects(of: controller, ids[scene], on: stage)
        }
      } catch {
        failures.append(Failure(error, showing: names))
      }
    }
    return objects
  }

  private func objects(of controller: ViewController, _ id: String?, on stage: Stage) throws
    -> [LaidOutObject]
  {
    try controller.loadViewIfNeeded()
    let view: View = controller.view
    let scene = id.flatMap(scene(of:))
    let written = id.map(written(controller:))
    let root = view.sceneID.flatMap { views[names.written($0)]?.frame } ?? view.frame
    let screen =
      scene.map { ShownScreen(settings, root: root, of: $0, bars.surroundings(of: $0), in: canvas) }
      ?? ShownScreen(settings, written: root.size)
    return try show(controller, on: screen, stage, scene: written, root: root)
  }

  private func stagedObjects(
    of scene: Int, _ id: String?, in storyboard: Storyboard, on screens: SceneScreens, _ stage: Stage
  ) throws -> [LaidOutObject] {
    let staged = try stage.staged(scene, of: storyboard, on: screens)
    let controller = staged.hosted.controller
    try controller.loadViewIfNeeded()
    let view: View = controller.view
    let root = controller === staged.hosted.content ? staged.root : view.frame
    return try objects(
      of: view, in: staged.window, stage, scene: id.map(written(controller:)), root: root,
      frames(below: view, of: controller), owner: controller, show: staged.show)
  }

  private func isWanted(_ scene: String?) -> Bool { scenes?.contains(scene) != false }

  private func scene(of controller: String) -> SavedLayout.Scene? {
    scenesByController[controller]
  }

  private func written(controller: String) -> String {
    scene(of: controller)?.controller ?? names.written(controller)
  }

  // MARK: Nibs

  private func nibObjects(of file: SceneFile, _ wanted: String?, on stage: Stage) throws -> [LaidOutObject] {
    let made = try stage.shownViews(of: file).views
    var shown = made
    if let wanted {
      let ids = made.compactMap(\.view.sceneID)
      guard let id = names.id(of: wanted, among: ids) else {
        throw Failure(names.unknown(wanted, among: ids), .request)
      }
      shown = made.filter { $0.view.sceneID == id }
    } else {
      // Root views are listed with their windows.
      let roots = made.compactMap { ($0.view as? Window)?.rootViewController?.suppliedView }
      shown.removeAll { shown in roots.contains { $0 === shown.view } }
    }
    guard names.isForeign else {
      return try shown.flatMap { shown -> [LaidOutObject] in
        let written = shown.view.sceneID.map(names.written)
        guard isWanted(written) else { return [] }
        let staged = stage.staged(shown, of: file)
        return try objects(
          of: shown.view, in: staged.window, stage, scene: written, root: staged.root,
          frames(below: shown.view, of: nil), owner: nil, show: staged.show)
      }
    }
    return try shown.map(\.view).flatMap { view -> [LaidOutObject] in
      let written = view.sceneID.map(names.written)
      let root =
        written.flatMap { views[$0]?.frame }
        ?? Rect(origin: view.frame.origin, size: view.frame.size.orScreenSize)
      let scene = canvas.scenes.first { $0.controller == written }
      let screen =
        scene.map { ShownScreen(settings, root: root, of: $0, bars.surroundings(of: $0), in: canvas) }
        ?? ShownScreen(settings, written: root.size)
      // The screen determines the size of the view, even if the view uses constraints.
      view.translatesAutoresizingMaskIntoConstraints = true
      // The canvas shows a view with margins, like the view of a controller, unless the view is part of a list.
      let isAlone = scene.map { $0.isRow || view is Window } ?? true
      guard isWanted(isAlone ? written : scene?.root) else { return [] }
      guard let scene, !isAlone else {
        return try show(view, on: screen, stage, scene: written, root: root)
      }
      if let cell = view as? CollectionViewCell { keepMargins(in: cell) }
      let controller = ViewController()
      controller.view = view
      // A collection item has no controller in the app, so bars do not move the content of its scroll views.
      controller.automaticallyAdjustsScrollViewInsets = !(view is CollectionViewCell)
      return try show(controller, on: screen, stage, scene: scene.root, root: root)
    }
  }

  /// Makes the cell's content view use the cell's margins. Constraints to the margins of a collection item refer to them.
  private func keepMargins(in cell: CollectionViewCell) {
    cell.contentView.layoutMargins = .zero
    cell.contentView.preservesSuperviewLayoutMargins = true
  }

  // MARK: Displaying views

  private func show(
    _ controller: ViewController, on screen: ShownScreen, _ stage: Stage, scene: String?, root: Rect
  ) throws -> [LaidOutObject] {
    set(screen, on: stage)
    let window = Window(frame: Rect(origin: .zero, size: screen.size), context: stage.context)
    controller.additionalSafeAreaInsets = controller.additionalSafeAreaInsets.adding(screen.safeArea)
    let view: View = controller.view
    let before = frames(below: view, of: controller)
    window.rootViewController = controller
    return try objects(of: view, in: window, stage, scene: scene, root: root, before, owner: controller) {
      try window.makeKeyAndVisible()
    }
  }

  private func show(
    _ view: View, on screen: ShownScreen, _ stage: Stage, scene: String?, root: Rect
  ) throws -> [LaidOutObject] {
    set(screen, on: stage)
    let frame = Rect(origin: .zero, size: screen.size)
    let window = view as? Window ?? Window(frame: frame, context: stage.context)
    let before = frames(below: view, of: nil)
    if view !== window {
      view.frame = frame
      window.addSubview(view)
    }
    return try objects(of: view, in: window, stage, scene: scene, root: root, before, owner: nil) {
      try window.makeKeyAndVisible()
    }
  }

  private func set(_ screen: ShownScreen, on stage: Stage) {
    stage.context.idiom = screen.idiom
    stage.context.displayScale = screen.scale
    stage.context.systemMetrics = settings.systemMetrics(of: canvas, on: screen.model)
    stage.context.systemMetrics.contentScale = screen.contentScale
  }

  private func objects(
    of root: View, in window: Window, _ stage: Stage, scene: String?, root saved: Rect,
    _ before: [ObjectIdentifier: Rect], owner: ViewController?, show: () throws -> Void
  ) throws -> [LaidOutObject] {
    let sizes =
      !names.isForeign
      ? nil
      : CanvasSizes(
        views, names, version: canvas.toolsVersion, side: stage.context.systemMetrics.rows.sides?.usual ?? 16,
        keepsSizes: settings.usesSavedSizes,
        settings.stage.locale == nil && hasTextOfDesignables ? stage.context.textMetrics : nil)
    sizes?.apply(below: root)
    try show()
    let shows = PrototypeShow.shows(in: window) { sizes?.apply(below: $0) }
    return withExtendedLifetime(shows) {
      window.layoutIfNeeded()
      if names.isForeign, root.restoreToolbars() { window.layoutIfNeeded() }
      var walk = LayoutWalk(owner: owner, window: window)
      walk.visit(root)
      for (view, _) in walk.found where shows.contains(where: { $0.isShown(view) }) { placeOnCanvas(view) }
      var objects = walk.found.map { view, depth in
        object(for: view, depth, scene: scene, root: view === root ? saved : nil, before)
      }
      if observer == nil { markStale(&objects, zip(walk.found, objects).map { ($0.view, $1) }, in: root) }
      observer?.record(walk.found, as: objects, root: root, window)
      return objects
    }
  }

  /// Marks objects whose saved frames contradict the file. This is possible only on the screen that the file specifies.
  private func markStale(
    _ objects: inout [LaidOutObject], _ views: [(view: View, object: LaidOutObject)], in root: View
  ) {
    guard names.isForeign, settings.device == nil, settings.size == nil, objects.contains(where: \.differs)
    else { return }
    let stale = StaleFrames(of: views, in: root)
    for (index, (view, object)) in views.enumerated() where object.differs {
      objects[index].isStale =
        stale.contains(view) || view.contradictsImage(object, names.imageSizes)
        || object.id.flatMap { self.views[$0] }?.isMisplacedRow == true
    }
  }

  /// Moves a row or item prototype to its position on the canvas, because its position in the app is unknown.
  private func placeOnCanvas(_ view: View) {
    guard let saved = view.sceneID.flatMap({ views[names.written($0)]?.frame }) else { return }
    var size = view.frame.size
    if !settings.specifiesScreen {
      size = view is TableViewCell ? Size(width: size.width, height: saved.height) : saved.size
    }
    view.frame = Rect(origin: saved.origin, size: size)
    view.layoutIfNeeded()
  }

  private func object(
    for view: View, _ depth: Int, scene: String?, root: Rect?, _ before: [ObjectIdentifier: Rect]
  ) -> LaidOutObject {
    let id = view.sceneID.map(names.written)
    let known = id.flatMap { views[$0] }
    var (frame, saved) = (
      view.frame,
      known.map { $0.isFree || view is RefreshControl ? nil : $0.frame } ?? before[ObjectIdentifier(view)]
    )
    if let root {
      // Only a container determines the position of the outermost view.
      if view.superview is Window { frame.origin = root.origin }
      saved = Rect(origin: frame.origin, size: root.size)
    }
    var object = LaidOutObject(
      id: id, element: known?.element ?? element(of: view), scene: scene, frame: frame, saved: saved,
      depth: depth)
    // The symbol determines the distances from the image view's frame to its alignment rectangle.
    if let image = (view as? ImageView)?.image, names.symbols.contains(image.name) {
      object.missing = .symbol
    }
    return object
  }

  private func element(of view: View) -> String {
    vocabulary.description(of: "\(type(of: view))")?.element ?? "view"
  }

  /// Returns the views' frames before layout. The result is empty for Xcode files, whose canvas provides the frames.
  private func frames(below view: View, of owner: ViewController?) -> [ObjectIdentifier: Rect] {
    guard !names.isForeign else { return [:] }
    var walk = LayoutWalk(owner: owner, window: nil)
    walk.visit(view)
    let written = walk.found.lazy.map(\.view).filter { $0.frame != .zero }
    return Dictionary(written.map { (ObjectIdentifier($0), $0.frame) }) { first, _ in first }
  }
}

extension View {
  /// Gives toolbars away from the home indicator the standard height. Returns whether a height changes.
  fileprivate func restoreToolbars() -> Bool {
    var isChanged = (self as? Toolbar)?.restoreStandardHeight() ?? false
    for subview in subviews where subview.restoreToolbars() { isChanged = true }
    return isChanged
  }
}

extension EdgeInsets {
  func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right
    )
  }
}
