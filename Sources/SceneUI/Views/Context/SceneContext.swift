import SceneArchive
import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// The shared environment of a scene graph, which replaces global state: the clock, the class registry, text
/// metrics, and the failure handler.
///
/// A context belongs to one graph, in the task that created it.
public final class SceneContext {
  /// The clock of the graph's timers and animations.
  public let clock: Clock
  /// The classes that scenes can use. The registry cannot be changed after creation.
  public let registry: Registry
  /// The text metrics. Views are not notified of changes, so set the metrics before layout.
  public var textMetrics: any TextMetrics
  /// The provider of the images that scenes name. Without one, images have no intrinsic size.
  public var imageProvider: (any ImageProvider)?
  /// The provider of the colors that scenes name. Without one, named colors do not exist.
  public var colorProvider: (any ColorProvider)?
  var lastAccessibilityNumber = 0
  let appearanceRules = AppearanceRules()
  /// The signature that compiled scenes must have to be opened in the context. The default is nil, which
  /// accepts any file. The product `SceneSigning` creates a value from public keys.
  public var trust: ArchiveTrust?
  /// The pasteboard. The default belongs to the context; a host can provide the system's pasteboard.
  public var pasteboard: any Pasteboard = MemoryPasteboard()
  /// The user's preferred locales, best first, such as `["pt-BR", "en"]`. A scene uses the first locale for
  /// which it has a translation table, or a table for its language (`pt`). Texts missing in all tables come
  /// from the scene itself.
  ///
  /// When the value changes, the texts of all loaded scenes are updated, unless code has changed them. Update
  /// such texts in `ViewController.preferredLocalesDidChange()`.
  public var preferredLocales: [String] = [] {
    didSet {
      guard preferredLocales != oldValue else { return }
      // Date wheels read the locale from the context when they are notified.
      refreshShownLocale()
      preferredLocalesDidChange()
    }
  }
  /// The languages in which the app has texts, starting with its development language, such as `["en", "de",
  /// "ar"]`. The default is nil, which uses the translation tables in opened files.
  public var localizations: [String]? { didSet { if localizations != oldValue { refreshShownLocale() } } }
  private var tableLocales: Set<[String]> = []
  /// The first of the `preferredLocales` that the app supports directly or by language. If none is supported,
  /// the first of its `localizations`, or nil if these are not known.
  public private(set) var shownLocale: String?
  /// The loaded units whose texts are updated when the preferred locales change.
  public var translatedUnits = TranslatedUnits()
  /// The names, order and digits for formatting dates. The default is the built-in locale for `shownLocale`,
  /// or English if none is built in.
  public var calendarLocale: CalendarLocale {
    get { calendar.value }
    set { calendar.chosen = newValue }
  }
  /// The calendar locale that replaces the one of the shown locale. The default is nil.
  public var calendarLocaleOverride: CalendarLocale? {
    get { calendar.chosen }
    set { calendar.chosen = newValue }
  }
  private var calendar = LocaleSetting(CalendarLocale.english) {
    didSet {
      if calendar.value != oldValue.value {
        forEachView { ($0 as? any CalendarLocaleFollowing)?.calendarLocaleDidChange() }
      }
    }
  }
  private(set) var libraryTexts = LibraryTexts.english {
    didSet {
      forEachView { view in
        view.setNeedsDisplay()
        (view as? any LibraryTextFollowing)?.libraryTextsDidChange()
      }
      for window in knownWindows { window.rootViewController?.notifyLibraryTextsDidChange() }
    }
  }
  /// The light or dark style, which determines system colors.
  public var style: InterfaceStyle = .light { didSet { traitsDidChange() } }
  /// The kind of device.
  public var idiom = Idiom.phone { didSet { traitsDidChange() } }
  /// The layout direction. The default is the direction of `shownLocale`, or left to right without one.
  public var layoutDirection: LayoutDirection {
    get { direction.value }
    set { direction.chosen = newValue }
  }
  /// The layout direction that replaces the one of the shown locale. The default is nil.
  public var layoutDirectionOverride: LayoutDirection? {
    get { direction.chosen }
    set { direction.chosen = newValue }
  }
  private var direction = LocaleSetting(LayoutDirection.leftToRight) {
    didSet {
      guard direction.value != oldValue.value else { return }
      forEachView { $0.directionDidChange() }
      layoutBasisDidChange(if: true)
    }
  }
  /// Whether animation blocks animate. The default is true. If false, changes and completions are immediate.
  /// Running animations continue.
  public var areAnimationsEnabled = true
  /// Whether the user prefers reduced motion, so that transitions dissolve. The default is false.
  public var reducesMotion = false
  /// The number of pixels per point.
  public var displayScale = 2.0 { didSet { layoutBasisDidChange(if: displayScale != oldValue) } }
  private var windows: [WeakWindow] = []
  /// Receives errors that cannot be thrown to a caller, such as a segue whose destination does not load. By
  /// default, errors are printed to standard error.
  public var failureHandler: (any Error) -> Void = { FailureOutput.write("\($0)\n") }
  /// The sizes of controls, for tools that show content drawn for another system.
  package var systemMetrics = SystemMetrics()
  /// Receives each set of conflicting required constraints once. By default, conflicts are printed to
  /// standard error. Layout continues without the last constraint of the set.
  public var layoutConflictHandler: (LayoutConflict) -> Void = { FailureOutput.write("\($0)\n") }
  /// The center for notifications about events.
  public let notifications = NotificationCenter()
  /// The player for sounds, including those of local notifications. Without one, the app is silent.
  public var soundPlayer: (any SoundPlayer)? {
    get { localNotifications.soundPlayer }
    set { localNotifications.soundPlayer = newValue }
  }
  /// The orientation and motion of the device.
  public let device: Device
  /// The center for local notifications.
  public let localNotifications: LocalNotificationCenter
  /// The persistent preferences of the user.
  public let preferences: Preferences
  /// Whether the name of a class without code is drawn on its view even if it covers content.
  package var coversContentWithClassNames = false
  /// Receives the lifecycle events of the graph's objects.
  public var observer: ((LifecycleEvent) -> Void)?
  package var placeObserver: ((any SceneObject, Int) -> Void)?
  /// Updates loaded objects when their file changes. The default is nil, which disables updates.
  package var unitFollower: (any UnitFollower)?
  /// Returns the compiled scene for a reference such as `Other#id`, with `Other` as the argument. If the
  /// property or its result is nil, `Other.scenec` is loaded from the folder of the referring file.
  public var sceneFileProvider: ((String) throws -> SceneFile?)?
  var openedFiles: [String: SceneFile] = [:]
  /// The objects that follow the context's own traits, such as nib objects outside any view.
  package var variations: Variations?
  /// Counts the operations on the graph. The counts are the same on every machine.
  package let work = WorkCounter()
  /// The nesting of units that are being loaded.
  public var nestedLoading = NestedLoading()
  /// The stack of controllers whose contained controllers are being created.
  var holders: [ViewController] = []

  /// Creates a context for a scene graph.
  ///
  /// - Parameters:
  ///   - registry: The classes that scenes can use, from the class library and the host app.
  ///   - clock: The clock. The default is a `SystemClock`.
  ///   - textMetrics: The text metrics. The default is the built-in table. Pass other metrics if the renderer
  ///     has its own fonts.
  public init(
    registry: Registry, clock: Clock = SystemClock(),
    textMetrics: any TextMetrics = BuiltInTextMetrics()
  ) {
    self.registry = registry
    self.clock = clock
    self.textMetrics = textMetrics
    device = Device(clock: clock, notifications: notifications)
    localNotifications = LocalNotificationCenter(clock: clock)
    preferences = Preferences(notifications: notifications)
  }

  /// Reports an error to the failure handler.
  public func report(_ error: any Error) { failureHandler(error) }

  func report(_ conflict: LayoutConflict) { layoutConflictHandler(conflict) }

  func add(_ window: Window) {
    windows.removeAll { $0.window == nil }
    windows.append(WeakWindow(window: window))
  }

  private func layoutBasisDidChange(if isOther: Bool) {
    if isOther { forEachView { $0.layoutNotes?.island?.dissolve() } }
    traitsDidChange()
  }

  private func forEachView(_ body: (View) -> Void) {
    for window in knownWindows { window.forSubtree(body) }
  }

  func didOpen(_ file: SceneFile) {
    add(localesOf: file)
    unitFollower?.didOpen(file)
  }

  func current(_ file: SceneFile) -> SceneFile { unitFollower?.current(file) ?? file }

  package var knownWindows: [Window] { windows.compactMap(\.window) }

  func add(localesOf file: SceneFile) {
    let count = tableLocales.count
    for locale in file.locales { tableLocales.insert(LocaleName.parts(of: locale)) }
    if tableLocales.count != count { refreshShownLocale() }
  }

  package func replace(localesOf old: SceneFile, by new: SceneFile, besides others: [SceneFile]) {
    let kept = Set((others + [new]).flatMap(\.locales).map(LocaleName.parts))
    let before = tableLocales
    tableLocales.subtract(old.locales.map(LocaleName.parts).filter { !kept.contains($0) })
    tableLocales.formUnion(new.locales.map(LocaleName.parts))
    if tableLocales != before { refreshShownLocale() }
  }

  private func refreshShownLocale() {
    let known = localizations.map { Set($0.map(LocaleName.parts)) } ?? tableLocales
    let isKnown = { (locale: String) in
      known.isEmpty || LocaleName.chain(of: LocaleName.parts(of: locale)).contains { known.contains($0) }
    }
    let before = shownLocale
    shownLocale = preferredLocales.first(where: isKnown) ?? localizations?.first
    if shownLocale != before { libraryTexts = LibraryTexts(locale: shownLocale) }
    calendar.ofLocale = shownLocale.flatMap { CalendarLocale(locale: $0) } ?? .english
    direction.ofLocale = shownLocale.map { LayoutDirection(languageOf: $0) } ?? .leftToRight
  }

  private func preferredLocalesDidChange() {
    // Uses a copy, because setters can load and register units that already use the new language.
    let units = translatedUnits
    units.follow(preferredLocales) { report($0) }
    for entry in windows { entry.window?.rootViewController?.notifyPreferredLocalesDidChange() }
  }

  private func traitsDidChange() {
    followTraits()
    for entry in windows { entry.window?.updateTraits() }
  }

  func note(_ subject: AnyObject, _ moment: @autoclosure () -> String) {
    guard let observer else { return }
    observer(LifecycleEvent(subject: subject, moment: moment()))
  }
}

private struct WeakWindow {
  weak var window: Window?
}

/// The light or dark appearance.
public enum InterfaceStyle: String, SceneEnumeration {
  case light, dark
}

/// An event in the lifecycle of an object, such as `AlarmClockViewController viewDidLoad`.
public struct LifecycleEvent: CustomStringConvertible {
  /// The object: a controller, a view or the app.
  public let subject: AnyObject
  /// The method with its arguments, such as `viewWillAppear(animated: true)`.
  public let moment: String

  /// The class and, if available, the id of the object, such as `Switch 'animation'`.
  public var subjectDescription: String {
    let name = String(describing: type(of: subject))
    guard let id = (subject as? any Identified)?.sceneID else { return name }
    return "\(name) '\(id)'"
  }

  /// The event on one line: `subjectDescription` followed by `moment`.
  public var description: String { "\(subjectDescription) \(moment)" }
}

/// An object with the id of its scene element.
public protocol Identified: AnyObject {
  /// The `id` of the object's element. Nil if the object was created in code or its element has no id.
  var sceneID: String? { get }
}

extension SceneContext: LoadingContext {
  /// Whether any observer exists. Without one, loading does not call `didMake(_:)` and `willAwake(_:)`.
  public var isObserved: Bool { observer != nil || placeObserver != nil || unitFollower != nil }

  /// Notifies the observer that loading has created an object.
  public func didMake(_ object: any SceneObject) {
    note(object, object is any CodedSceneObject ? "init(coder:)" : "init()")
  }

  /// Notifies the observer that `awakeFromNib()` is about to be called.
  public func willAwake(_ object: any SceneObject) { note(object, "awakeFromNib()") }
}

extension SceneContext: UnitFollowing {}

extension SceneContext: ObjectTracking {
  package func didMake(_ object: any SceneObject, at index: Int) { placeObserver?(object, index) }
}
