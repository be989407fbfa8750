import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A control with wheels for choosing a date, a time, both, or a duration. Dates are in the Gregorian
/// calendar, from year 1 to 9999.
open class DatePicker: Control, CalendarLocaleFollowing, TimeZoneFollowing {
  /// The kind of value that the user chooses, which determines the wheels.
  public enum Mode: String, SceneEnumeration {
    case time
    case date
    case dateAndTime
    case countDownTimer

    fileprivate func columns(in locale: CalendarLocale) -> [DateColumn] {
      switch self {
      case .time: locale.timeColumns
      case .date: locale.dateColumns
      case .dateAndTime: [.day] + locale.timeColumns
      case .countDownTimer: [.hours, .minutes]
      }
    }
  }

  /// The kind of value that the user chooses. The default is `dateAndTime`.
  public var mode = Mode.dateAndTime { didSet { if mode != oldValue { reload() } } }
  /// The earliest date, in seconds since 1970. If nil or nonfinite, there is no limit. If the minimum is
  /// later than the maximum, both limits are ignored.
  public var minimumDate: Double? { didSet { limitsDidChange() } }
  /// The latest date, in seconds since 1970, or nil for no limit. See `minimumDate`.
  public var maximumDate: Double? { didSet { limitsDidChange() } }
  /// The interval between selectable minutes. The value must be a divisor of 60 and at most 30. Other values
  /// are treated as 1, which is the default.
  public var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      reload()
    }
  }
  /// The time zone of the wheels, or nil, the default, to use the context's time zone. The `date` does not depend on it.
  public var timeZone: TimeZone? {
    didSet {
      unknownTimeZone = nil
      if timeZone != oldValue { showDate(animated: false) }
    }
  }
  private var shownTimeZone: TimeZone { timeZone ?? contextIfAny?.timeZone ?? .gmt }
  private var unknownTimeZone: UnknownTimeZoneError?
  /// The locale, which determines the text and the order of the wheels, or nil, the default, to use the context's locale.
  public var locale: CalendarLocale? { didSet { if locale != oldValue { reload() } } }
  private var shownLocale: CalendarLocale { locale ?? contextIfAny?.calendarLocale ?? .english }
  private var columnsNow: [DateColumn] { mode.columns(in: shownLocale) }
  private var storedDate: Double?
  private var storedDuration = 0.0
  private let picker = PickerView()
  private let columns = Columns()

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    addPicker()
  }

  /// Creates a date picker from its element in a scene.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    addPicker()
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      DatePicker.self, element: "datePicker", "Wheels for choosing a date, a time, or a duration."
    ) {
      $0.property("mode", default: .dateAndTime, get: \.mode, set: { $0.mode = $1 })
      $0.property(
        "locale", "The locale. Default: that of the context.",
        get: { $0.locale.flatMap { CalendarLocale.Identifier(rawValue: $0.identifier) } },
        set: { (picker: DatePicker, name: CalendarLocale.Identifier?) in picker.locale = name?.locale })
      $0.property(
        "timeZone", "The identifier of the time zone, such as 'Europe/Berlin'. Default: that of the context.",
        get: { $0.timeZone?.identifier },
        set: { (picker: DatePicker, identifier: String?) in picker.setTimeZone(identifier) })
      $0.property(
        "minuteInterval", default: 1, in: 1...30, "The interval between the minutes that can be chosen.",
        get: \.minuteInterval, set: { $0.minuteInterval = $1 })
      // The limits clamp the date, so they must be set first.
      $0.property(
        "minimumDate", in: .dates, "The earliest date, in seconds since 1970.", get: \.minimumDate,
        set: { $0.minimumDate = $1 })
      $0.property(
        "maximumDate", in: .dates, "The latest date, in seconds since 1970.", get: \.maximumDate,
        set: { $0.maximumDate = $1 })
      $0.property(
        "date", in: .dates, "The date in seconds since 1970. Default: that of the clock of the context.",
        get: \.date,
        set: { $0.date = $1 })
      $0.property(
        "countDownDuration", default: 0, in: 0...86_399, "The duration of a countdown timer in seconds.",
        get: \.countDownDuration, set: { $0.countDownDuration = $1 })
      $0.events([Control.Events.valueChangedName, Control.Events.primaryName])
      $0.sendsWithoutEvent("valueChanged", "primaryActionTriggered")
      $0.sizedByFrame(false)
    }
  }

  private func setTimeZone(_ identifier: String?) {
    timeZone = identifier.flatMap { TimeZone(identifier: $0) }
    if let identifier, timeZone == nil { unknownTimeZone = UnknownTimeZoneError(identifier: identifier) }
  }

  private func addPicker() {
    columns.owner = self
    picker.dataSource = columns
    picker.delegate = columns
    picker.frame = bounds
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picker.areWheelsEnabled = isEnabled
    insertSubview(picker, at: 0)
    reload()
  }

  override public var isEnabled: Bool { didSet { picker.areWheelsEnabled = isEnabled } }

  /// The value is nil, because only the wheels are accessible elements.
  override var accessibilityFacts: AccessibilityFacts? { nil }

  // MARK: Date

  /// The date in seconds since 1970, clamped to the limits. By default, it is the time at which the picker
  /// was added to a window. Setting this property does not send an event.
  public var date: Double {
    get { storedDate ?? limited(contextIfAny?.clock.now ?? 0) }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, in seconds since 1970. If `animated` is true, the wheels spin to the date. Nonfinite values are
  /// ignored.
  public func setDate(_ date: Double, animated: Bool) {
    guard date.isFinite else { return }
    storedDate = limited(date)
    showDate(animated: animated)
  }

  /// The duration of the countdown timer in seconds, from 0 to 86,399. It is independent of `date`. The default is 0.
  public var countDownDuration: Double {
    get { storedDuration }
    set {
      guard newValue.isFinite else { return }
      storedDuration = max(0, min(newValue, 86_399))
      showDate(animated: false)
    }
  }

  private func limited(_ date: Double) -> Double {
    let first = minimumDate.flatMap { $0.isFinite ? $0 : nil } ?? -.infinity
    let last = maximumDate.flatMap { $0.isFinite ? $0 : nil } ?? .infinity
    return first <= last ? max(first, min(date, last)) : date
  }

  private func limitsDidChange() {
    if let storedDate { setDate(storedDate, animated: false) } else { showDate(animated: false) }
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    // The new context can have a different locale and time zone.
    if locale == nil || timeZone == nil { reload() }
    if let unknownTimeZone, let context = contextIfAny {
      context.report(unknownTimeZone)
      self.unknownTimeZone = nil
    }
    guard window != nil, storedDate == nil else { return }
    setDate(date, animated: false)
  }

  func calendarLocaleDidChange() {
    if locale == nil { reload() }
  }

  func timeZoneDidChange() {
    if timeZone == nil { showDate(animated: false) }
  }

  // MARK: Wheels

  private var time: WallTime {
    mode == .countDownTimer
      ? WallTime(day: 0, second: Int(nearest: storedDuration)) : WallTime(date: date, in: shownTimeZone)
  }

  private func reload() {
    picker.reloadAllComponents()
    showDate(animated: false)
  }

  private func showDate(animated: Bool) {
    let time = time
    for (component, column) in columnsNow.enumerated() {
      picker.selectRow(
        column.row(of: time, interval: minuteInterval), inComponent: component, animated: animated)
    }
  }

  private func pick(row: Int, of column: DateColumn) {
    let (oldDate, oldDuration) = (date, countDownDuration)
    let picked = column.choosing(row: row, in: time, interval: minuteInterval)
    if mode == .countDownTimer {
      // A duration of zero is not permitted, so the wheels move to the shortest valid duration.
      storedDuration = Double(max(picked.second, minuteInterval * 60))
    } else {
      storedDate = limited(picked.date(in: shownTimeZone))
    }
    let time = time
    for (component, column) in columnsNow.enumerated() {
      picker.follow(column.row(of: time, interval: minuteInterval), inComponent: component)
    }
    guard date != oldDate || countDownDuration != oldDuration else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// Returns the current frame of a row in the picker's coordinates, or an empty frame if the row is not visible.
  public func frameForRow(_ row: Int, inComponent component: Int) -> Rect {
    layoutIfNeeded()
    return convert(picker.frameForRow(row, inComponent: component), from: picker)
  }

  /// Returns the selected row of a wheel, or -1 if the wheel does not exist. During an animation, returns the row at
  /// which the wheel will stop.
  public func selectedRow(inComponent component: Int) -> Int { picker.selectedRow(inComponent: component) }

  override open func sizeThatFits(_ size: Size) -> Size { picker.sizeThatFits(size) }
  override open var intrinsicContentSize: (width: Double?, height: Double?) { picker.intrinsicContentSize }

  private final class Columns: PickerViewDataSource, PickerViewDelegate {
    weak var owner: DatePicker?

    private func column(_ component: Int) -> (column: DateColumn, interval: Int, locale: CalendarLocale)? {
      guard let owner, owner.columnsNow.indices.contains(component) else { return nil }
      return (owner.columnsNow[component], owner.minuteInterval, owner.shownLocale)
    }

    func numberOfComponents(in pickerView: PickerView) -> Int { owner?.columnsNow.count ?? 0 }

    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
      column(component).map { $0.column.numberOfRows(interval: $0.interval) } ?? 0
    }

    func pickerView(
      _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      column(component).map { $0.column.title(ofRow: row, interval: $0.interval, in: $0.locale) }
    }

    func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double {
      column(component)?.column.width ?? PickerView.automaticDimension
    }

    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
      guard let owner, let column = column(component)?.column else { return }
      owner.pick(row: row, of: column)
    }
  }
}

/// The error that a context reports for a scene's date picker, which then uses the context's time zone.
package struct UnknownTimeZoneError: Error, CustomStringConvertible {
  let identifier: String

  package var description: String {
    "the time zone '\(identifier)' of a date picker does not exist on this system"
  }
}
