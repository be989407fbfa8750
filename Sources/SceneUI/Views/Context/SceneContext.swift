import SceneArchive
import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// The shared environment of a scene graph, used instead of global state. It provides the clock, the class registry, text
/// metrics, and the failure handler. Use a context for only one graph, and only in the task that created the context.
public final class SceneContext {
  /// The clock that drives the graph's timers and animations.
  public let clock: Clock
  /// The classes that scenes can use. The registry cannot be replaced after the context is created.
  public let registry: Registry
  /// The text metrics. Set them before layout, because views are not notified of changes.
  public var textMetrics: any TextMetrics
  /// The provider of images that scenes refer to by name. Without a provider, named images have no intrinsic size.
  public var imageProvider: (any ImageProvider)?
  /// The provider of colors that scenes refer to by name. Without a provider, named colors cannot be resolved.
  public var colorProvider: (any ColorProvider)?
  var lastAccessibilityNumber = 0
  let appearanceRules = AppearanceRules()
  /// The required signature of compiled scenes. If nil (the default), any file is accepted. To create a value from public
  /// keys, use the `SceneSigning` product.
  public var trust: ArchiveTrust?
  /// The pasteboard. By default, each context has its own pasteboard. A host app can provide the system pasteboard.
  public var pasteboard: any Pasteboard = MemoryPasteboard()
  /// The user's locales, most preferred first, such as `["pt-BR", "en"]`. A scene uses the first locale for which it has
  /// a translation table, either for the locale itself or for its language (`pt`). Text that is missing from all tables
  /// comes from the scene.
  ///
  /// When the value changes, the text in all loaded scenes is updated, except for text that was changed in code. Update
  /// such text in `ViewController.preferredLocalesDidChange()`.
  public var preferredLocales: [String] = [] {
    didSet {
      guard preferredLocales != oldValue else { return }
      // Date wheels read the locale from the context when they are notified, so it must be up to date.
      refreshShownLocale()
      preferredLocalesDidChange()
    }
  }
  /// The languages into which the app is localized, starting with its development language, such as `["en", "de", "ar"]`.
  /// If nil (the default), the context uses the languages of the translation tables in the opened files.
  public var localizations: [String]? { didSet { if localizations != oldValue { refreshShownLocale() } } }
  private var tableLocales: Set<[String]> = []
  /// The opened files that contain strings for code. A file that is opened again replaces its previous version.
  private(set) var filesWithCodeTexts: [SceneFile] = []
  /// The first of the `preferredLocales` that the app supports, either directly or by language. If the app supports none
  /// of them, this is the first of the `localizations`, or nil if there are none.
  public private(set) var shownLocale: String?
  /// The loaded units whose text is updated when the preferred locales change.
  public var translatedUnits = TranslatedUnits()
  /// The locale that provides the names, order, and digits for formatting dates. The default is the built-in locale for
  /// `shownLocale`, or English if there is no such built-in locale.
  public var calendarLocale: CalendarLocale {
    get { calendar.value }
    set { calendar.chosen = newValue }
  }
  /// The calendar locale that overrides the locale derived from `shownLocale`. The default is nil.
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
  /// The time zone of local times. The default is the system's time zone with a `SystemClock`, and otherwise GMT. When it
  /// changes, date pickers and pending local notifications follow it, and `timeZoneDidChange` is posted.
  public lazy var timeZone: TimeZone = clock is SystemClock ? .current : .gmt {
    didSet {
      guard timeZone != oldValue else { return }
      forEachView { ($0 as? any TimeZoneFollowing)?.timeZoneDidChange() }
      localNotifications.timeZoneDidChange(from: oldValue)
      notifications.post(.timeZoneDidChange, object: self)
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
  /// The interface style, which determines system colors.
  public var style: InterfaceStyle = .light { didSet { traitsDidChange() } }
  /// The kind of device. The default is a phone.
  public var idiom = Idiom.phone { didSet { traitsDidChange() } }
  /// The layout direction. The default is the direction of `shownLocale`, or left to right if `shownLocale` is nil.
  public var layoutDirection: LayoutDirection {
    get { direction.value }
    set { direction.chosen = newValue }
  }
  /// The layout direction that overrides the direction derived from `shownLocale`. The default is nil.
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
  /// Whether changes in animation blocks are animated. If false, changes take effect and completions are called
  /// immediately, while running animations continue. The default is true.
  public var areAnimationsEnabled = true
  /// Whether a memory warning releases the views of controllers that are not displayed. A controller can override this
  /// setting with `ViewController.unloadsViewOnMemoryWarning`. The default is false.
  public var unloadsViewsOnMemoryWarning = false
  /// Whether the user prefers reduced motion. If true, every transition is a cross-dissolve. The default is false.
  public var reducesMotion = false
  /// The number of pixels per point. The default is 2.
  public var displayScale = 2.0 { didSet { layoutBasisDidChange(if: displayScale != oldValue) } }
  private var windows: [WeakWindow] = []
  /// The closure that receives errors that cannot be thrown to a caller, such as a segue whose destination
  /// fails to load. By default, errors are printed to standard error.
  public var failureHandler: (any Error) -> Void = { FailureOutput.write("\($0)\n") }
  /// The sizes of controls. Tools change them to show content that was designed for another system.
  package var systemMetrics = SystemMetrics()
  /// The closure that receives each set of conflicting required constraints, once per set. Layout then continues without
  /// the last constraint of the set. By default, conflicts are printed to standard error.
  public var layoutConflictHandler: (LayoutConflict) -> Void = { FailureOutput.write("\($0)\n") }
  /// The center through which the graph's objects post notifications.
  public let notifications = NotificationCenter()
  /// The player for sounds, including the sounds of local notifications. If nil, no sounds are played.
  public var soundPlayer: (any SoundPlayer)? {
    get { localNotifications.soundPlayer }
    set { localNotifications.soundPlayer = newValue }
  }
  /// The device, which provides orientation and motion.
  public let device: Device
  /// The center for local notifications.
  public let localNotifications: LocalNotificationCenter
  /// The user's persistent preferences.
  public let preferences: Preferences
  /// Whether a placeholder for a class without code shows the class name even if the name covers content.
  package var coversContentWithClassNames = false
  /// The closure that receives the lifecycle events of the graph's objects.
  public var observer: ((LifecycleEvent) -> Void)?
  private var placeObserver: ((any SceneObject, Int) -> Void)?
  /// The object that updates loaded objects when their file changes. If nil (the default), nothing is updated.
  package var unitFollower: (any UnitFollower)?
  /// The closure that returns the compiled scene for a reference. For the reference `Other#id`, the argument is `Other`.
  /// If this property or the closure's result is nil, `Other.scenec` is loaded from the folder of the referring file.
  public var sceneFileProvider: ((String) throws -> SceneFile?)?
  var openedFiles: [String: SceneFile] = [:]
  /// The objects whose values depend on the context's own traits, such as nib objects that are not in a view.
  package var variations: Variations?
  /// A counter of operations on the graph. For the same operations, the counts are identical on every machine.
  package let work = WorkCounter()
  /// The nesting level of the units that are currently being loaded.
  public var nestedLoading = NestedLoading()
  /// The maximum number of objects that one load creates. If a load exceeds a limit, it throws `LoadingError` and creates
  /// nothing. By default, a load creates at most 10,000 view controllers and 1,000,000 objects.
  public var loadingLimits = LoadingLimits()
  /// The stack of controllers whose child controllers are being created.
  var holders: [ViewController] = []

  /// Creates a context for a scene graph.
  ///
  /// - Parameters:
  ///   - registry: The classes that scenes can use, from the class library and the host app.
  ///   - clock: The clock. The default is a `SystemClock`.
  ///   - textMetrics: The text metrics, by default a built-in table. If the renderer has custom fonts, pass their
  ///     metrics.
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
    localNotifications.contextTimeZone = { [weak self] in self?.timeZone ?? .gmt }
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
    add(codeTextsOf: file)
    unitFollower?.didOpen(file)
  }

  func current(_ file: SceneFile) -> SceneFile { unitFollower?.current(file) ?? file }

  package var knownWindows: [Window] { windows.compactMap(\.window) }

  func add(localesOf file: SceneFile) {
    let count = tableLocales.count
    for locale in file.locales { tableLocales.insert(LocaleName.parts(of: locale)) }
    if tableLocales.count != count { refreshShownLocale() }
  }

  private func add(codeTextsOf file: SceneFile) {
    guard file.hasCodeTexts else { return }
    if let index = filesWithCodeTexts.firstIndex(where: { $0.isOpened(like: file) }) {
      filesWithCodeTexts[index] = file
    } else {
      filesWithCodeTexts.append(file)
    }
  }

  package func replace(localesOf old: SceneFile, by new: SceneFile, besides others: [SceneFile]) {
    let kept = Set((others + [new]).flatMap(\.locales).map(LocaleName.parts))
    let before = tableLocales
    tableLocales.subtract(old.locales.map(LocaleName.parts).filter { !kept.contains($0) })
    tableLocales.formUnion(new.locales.map(LocaleName.parts))
    if tableLocales != before { refreshShownLocale() }
    filesWithCodeTexts.removeAll { $0 === old }
    add(codeTextsOf: new)
  }

  private func refreshShownLocale() {
    let known = localizations.map { Set($0.map(LocaleName.parts)) } ?? tableLocales
    let isKnown = { (locale: String) in
      known.isEmpty || LocaleName.suitable(for: locale).contains { known.contains($0) }
    }
    let before = shownLocale
    shownLocale = preferredLocales.first(where: isKnown) ?? localizations?.first
    if shownLocale != before { libraryTexts = LibraryTexts(locale: shownLocale) }
    calendar.ofLocale = shownLocale.flatMap { CalendarLocale(locale: $0) } ?? .english
    direction.ofLocale = shownLocale.map { LayoutDirection(languageOf: $0) } ?? .leftToRight
  }

  private func preferredLocalesDidChange() {
    // The units are copied, because setters can load and register units that already use the new language.
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

extension NotificationName<Void> {
  /// A notification that is posted after the `timeZone` of a context has changed. Its object is the context.
  public static var timeZoneDidChange: Self { "timeZoneDidChange" }
}

private struct WeakWindow {
  weak var window: Window?
}

/// The light or dark appearance of the interface.
public enum InterfaceStyle: String, SceneEnumeration {
  case light, dark
}

/// An event in the lifecycle of an object, such as `AlarmClockViewController viewDidLoad()`.
public struct LifecycleEvent: CustomStringConvertible {
  /// The object to which the event applies: a controller, a view, or the app.
  public let subject: AnyObject
  /// The method with its arguments, such as `viewWillAppear(animated: true)`.
  public let moment: String

  /// The object's class and, if available, its ID, such as `Switch 'animation'`.
  public var subjectDescription: String {
    let name = String(describing: type(of: subject))
    guard let id = (subject as? any Identified)?.sceneID else { return name }
    return "\(name) '\(id)'"
  }

  /// The event on one line, consisting of `subjectDescription` and `moment`.
  public var description: String { "\(subjectDescription) \(moment)" }
}

/// An object that stores the ID of its element in a scene.
public protocol Identified: AnyObject {
  /// The ID of the object's element, or nil if the object was created in code or its element has no ID.
  var sceneID: String? { get }
}

extension SceneContext: LoadingContext {
  /// Whether any observer is set. If false, `didCreate(_:)` and `willAwakeFromNib(_:)` are not called during loading.
  public var isObserved: Bool { observer != nil || placeObserver != nil || unitFollower != nil }

  /// Notifies the observers that an object has been created during loading.
  public func didCreate(_ object: any SceneObject) {
    note(object, object is any CodedSceneObject ? "init(coder:)" : "init()")
  }

  /// Notifies the observer that `awakeFromNib()` is about to be called.
  public func willAwakeFromNib(_ object: any SceneObject) { note(object, "awakeFromNib()") }
}

extension SceneContext: UnitFollowing {}

extension SceneContext: ObjectTracking {
  package func didCreate(_ object: any SceneObject, at index: Int) { placeObserver?(object, index) }

  /// Adds a closure that receives each object that is created during loading, and the object's index in its archive.
  package func addPlaceObserver(_ observer: @escaping (any SceneObject, Int) -> Void) {
    let previous = placeObserver
    placeObserver = { object, index in
      previous?(object, index)
      observer(object, index)
    }
  }
}
