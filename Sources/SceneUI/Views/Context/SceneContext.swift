import SceneArchive
import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// Everything that a scene graph shares and that elsewhere would be global: its clock, its registry of classes, how
/// text is measured, who hears of failures.
///
/// A context reaches objects by the coder, by presentation, by `addChild` and by the window. It belongs to one graph,
/// in the task that made it.
public final class SceneContext {
  /// The clock that the timers and animations of the graph run on.
  public let clock: Clock
  /// The classes that scenes may name; a context keeps the one that it was made with.
  public let registry: Registry
  /// How wide and high text is; views are not told of another one, so set it before they are laid out.
  public var textMetrics: any TextMetrics
  /// Knows the images that scenes name; without one, images have no size of their own.
  public var imageProvider: (any ImageProvider)?
  /// Knows the colors that scenes name; without one, there are none.
  public var colorProvider: (any ColorProvider)?
  /// The last number that an element was given; see `accessibilityNumber(kept:)`.
  var lastAccessibilityNumber = 0
  /// See `appearance(of:in:)`.
  let appearanceRules = AppearanceRules()
  /// Whose signature compiled files have to have that storyboards and nibs of the context are opened from; nil, the default,
  /// for anybody's. The product `SceneSigning` makes one of public keys.
  public var trust: ArchiveTrust?
  /// Where text is copied to and pasted from. One of the context's own, unless the host gives the system's.
  public var pasteboard: any Pasteboard = MemoryPasteboard()
  /// The locales in whose texts scenes are wanted, the best first: `["pt-BR", "en"]`. A scene takes the first that it has
  /// a table of translations for, or one of its language (`pt`). What `pt-BR` lacks, `pt` says; and what none of them has,
  /// the scene itself.
  ///
  /// When they change, all that was made of scenes in this context says its texts in the new language, as far as they
  /// are still what the scene said: what code has set, code sets again, in `ViewController.preferredLocalesDidChange()`
  /// or wherever it hears of it. Where lines begin and how dates are written follow the first of them that the program
  /// has (`shownLocale`), unless `layoutDirection` and `calendarLocale` were set.
  public var preferredLocales: [String] = [] {
    didSet {
      guard preferredLocales != oldValue else { return }
      // Wheels of dates look at the context when they are told.
      refreshShownLocale()
      preferredLocalesDidChange()
    }
  }
  /// The languages that the program has texts in, its own first: `["en", "de", "ar"]`. Nil, the default, for those that
  /// tables of translations are for, in the files that storyboards and nibs of the context were made from; a program
  /// without any table counts as one that has every language.
  public var localizations: [String]? { didSet { if localizations != oldValue { refreshShownLocale() } } }
  /// What tables of opened files are for, by the parts of its name.
  private var tableLocales: Set<[String]> = []
  /// The first of the `preferredLocales` that the program has, or has the language of; where it has none of them, the
  /// first of its `localizations`; nil where nobody said what it speaks.
  public private(set) var shownLocale: String?
  /// What says its texts anew when other locales are preferred: those who load keep it.
  public var translatedUnits = TranslatedUnits()
  /// The names, the order and the digits of what dates are written with: the built-in ones of the `shownLocale`, or
  /// English ones where none are built in; once it was set, what it was set to.
  public var calendarLocale: CalendarLocale {
    get { calendar.value }
    set { calendar.chosen = newValue }
  }
  /// What was set in place of the names of the shown locale; nil, the default, for those.
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
  /// The library's own words, in the language of the shown locale.
  private(set) var libraryTexts = LibraryTexts.english {
    didSet {
      forEachView { view in
        view.setNeedsDisplay()
        (view as? any LibraryTextFollowing)?.libraryTextsDidChange()
      }
      for window in knownWindows { window.rootViewController?.tellLibraryTextsDidChange() }
    }
  }
  /// Light or dark: what system colors resolve to.
  public var style: InterfaceStyle = .light { didSet { traitsDidChange() } }
  /// The kind of device that windows are on.
  public var idiom = Idiom.phone { didSet { traitsDidChange() } }
  /// Where lines of text begin: as the `shownLocale` is written, and from the left where there is none; once it was set,
  /// what it was set to.
  public var layoutDirection: LayoutDirection {
    get { direction.value }
    set { direction.chosen = newValue }
  }
  /// What was set in place of the direction of the shown locale; nil, the default, for that.
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
  /// Whether what animation blocks change goes to its new values by and by; true by default. Otherwise it is there at once,
  /// and the blocks' completions are called at once. What is on its way already goes on.
  public var areAnimationsEnabled = true
  /// Whether the person wants little to move: then transitions dissolve; false by default.
  public var reducesMotion = false
  /// Pixels a point.
  public var displayScale = 2.0 { didSet { layoutBasisDidChange(if: displayScale != oldValue) } }
  private var windows: [WeakWindow] = []
  /// Hears of what went wrong where nobody could be thrown at: a tapped segue whose destination does not load.
  /// Unless set, failures are printed to standard error.
  public var failureHandler: (any Error) -> Void = { FailureOutput.write("\($0)\n") }
  /// How large controls are: for tools that show what was drawn for another system.
  package var systemMetrics = SystemMetrics()
  /// Hears of required constraints that cannot all hold, once of each such set. Unless set, they are printed to standard
  /// error, and layout goes on without the one that was said last.
  public var layoutConflictHandler: (LayoutConflict) -> Void = { FailureOutput.write("\($0)\n") }
  /// Tells whoever is interested of what has happened.
  public let notifications = NotificationCenter()
  /// Plays sounds, those of local notifications among them; without one, the program is silent.
  public var soundPlayer: (any SoundPlayer)? {
    get { localNotifications.soundPlayer }
    set { localNotifications.soundPlayer = newValue }
  }
  /// How the device is held and moved.
  public let device: Device
  /// What is to be called to the person's mind at some time.
  public let localNotifications: LocalNotificationCenter
  /// What the person has set, and wants to find again.
  public let preferences: Preferences
  /// Whether the name of a class that nobody has code for is written on a view even where it covers what that shows.
  package var coversContentWithClassNames = false
  /// Hears of every step in the lives of the graph's objects.
  public var observer: ((LifecycleEvent) -> Void)?
  /// Hears which object of its file each object is that a scene makes, by its place among these.
  package var placeObserver: ((any SceneObject, Int) -> Void)?
  /// Who changes what was made, when its file says something else; nil, the default, for nobody.
  package var unitFollower: (any UnitFollower)?
  /// Gives the compiled scenes that others name as `Other#id`: `Other` is its argument. Where there is none, or it
  /// gives nil, `Other.scenec` is looked for beside the file that names it.
  public var sceneFileProvider: ((String) throws -> SceneFile?)?
  /// By path: what was named by scenes of others.
  var openedFiles: [String: SceneFile] = [:]
  /// What follows the context's own traits: objects of nibs that are in no view.
  package var variations: Variations?
  /// What is done with the graph is counted there: the same on every machine.
  package let work = WorkCounter()
  /// What is being loaded, one inside another: those who load count it.
  public var nestedLoading = NestedLoading()
  /// The controllers that wait for what they hold to be made.
  var holders: [ViewController] = []

  /// Makes a context for one graph.
  ///
  /// - Parameters:
  ///   - registry: the classes that scenes may name: the class library's, and the host's.
  ///   - clock: a `SystemClock` unless something else is wanted.
  ///   - textMetrics: how text is measured; by the built-in table unless the renderer has fonts of its own.
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

  /// Tells the failure handler.
  public func report(_ error: any Error) { failureHandler(error) }

  func report(_ conflict: LayoutConflict) { layoutConflictHandler(conflict) }

  /// Windows are told when what they take from the context changes.
  func add(_ window: Window) {
    windows.removeAll { $0.window == nil }
    windows.append(WeakWindow(window: window))
  }

  /// What constraints place is solved anew.
  private func layoutBasisDidChange(if isOther: Bool) {
    if isOther { forEachView { $0.layoutNotes?.island?.dissolve() } }
    traitsDidChange()
  }

  private func forEachView(_ body: (View) -> Void) {
    for window in knownWindows { window.forSubtree(body) }
  }

  /// A storyboard or a nib has a file.
  func didOpen(_ file: SceneFile) {
    add(localesOf: file)
    unitFollower?.didOpen(file)
  }

  /// What a file says now.
  func current(_ file: SceneFile) -> SceneFile { unitFollower?.current(file) ?? file }

  /// The windows that there are.
  package var knownWindows: [Window] { windows.compactMap(\.window) }

  /// Takes notice of the languages that a file has.
  func add(localesOf file: SceneFile) {
    let count = tableLocales.count
    for locale in file.locales { tableLocales.insert(LocaleName.parts(of: locale)) }
    if tableLocales.count != count { refreshShownLocale() }
  }

  /// Takes notice of the languages that a file has now, and no longer.
  ///
  /// - Parameters:
  ///   - old: what it said before.
  ///   - new: what it says now.
  ///   - others: the other files whose languages count.
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
    // Setters may load what speaks the new language already, and is added meanwhile.
    let units = translatedUnits
    units.follow(preferredLocales) { report($0) }
    for entry in windows { entry.window?.rootViewController?.tellPreferredLocalesDidChange() }
  }

  private func traitsDidChange() {
    followTraits()
    for entry in windows { entry.window?.updateTraits() }
  }

  /// Tells the observer. The text is made only where there is one.
  func note(_ subject: AnyObject, _ moment: @autoclosure () -> String) {
    guard let observer else { return }
    observer(LifecycleEvent(subject: subject, moment: moment()))
  }
}

private struct WeakWindow {
  weak var window: Window?
}

/// Light or dark.
public enum InterfaceStyle: String, SceneEnumeration {
  /// The styles of the system's colors.
  case light, dark
}

/// A step in the life of an object: `AlarmClockViewController viewDidLoad`.
public struct LifecycleEvent: CustomStringConvertible {
  /// What takes the step: a controller, a view, the application.
  public let subject: AnyObject
  /// The method as people write it, with its arguments: `viewWillAppear(animated: true)`.
  public let moment: String

  /// The class and, where it has one, the id: `Switch 'animation'`.
  public var subjectDescription: String {
    let name = String(describing: type(of: subject))
    guard let id = (subject as? any Identified)?.sceneID else { return name }
    return "\(name) '\(id)'"
  }

  /// What is observed, on one line: `subjectDescription`, then `moment`.
  public var description: String { "\(subjectDescription) \(moment)" }
}

/// An object that knows the id by which its scene speaks of it.
public protocol Identified: AnyObject {
  /// The `id` of the object's element; nil for one that was made in code, or whose element has none.
  var sceneID: String? { get }
}

extension SceneContext: LoadingContext {
  /// Whether there is an observer; without one, loading does not call `didMake(_:)` and `willAwake(_:)`.
  public var isObserved: Bool { observer != nil || placeObserver != nil || unitFollower != nil }

  /// Tells the observer that loading has made an object.
  public func didMake(_ object: any SceneObject) {
    note(object, object is any CodedSceneObject ? "init(coder:)" : "init()")
  }

  /// Tells the observer that `awakeFromNib()` is about to be called.
  public func willAwake(_ object: any SceneObject) { note(object, "awakeFromNib()") }
}

extension SceneContext: UnitFollowing {}

extension SceneContext: PlaceFollowing {
  package func didMake(_ object: any SceneObject, at index: Int) { placeObserver?(object, index) }
}
