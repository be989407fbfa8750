import SceneRuntime

/// The identifiers of a controller's segues: `scenec generate` makes such an enumeration for each scene that has some.
///
/// ```swift
/// try AlarmClock.ClockSegue.showPreferences.perform(from: self)
///
/// override func prepare(for segue: Segue, sender: AnyObject?) {
///   switch AlarmClock.ClockSegue(segue) {
///   case .showPreferences: (segue.destination as? PreferencesViewController)?.alarm = alarm
///   case nil: break
///   }
/// }
/// ```
public protocol SegueIdentifier: RawRepresentable, Hashable, Sendable where RawValue == String {
  /// The class of the controller whose segues these are.
  associatedtype Source: ViewController
}

extension SegueIdentifier {
  /// Which of these a segue is; nil where it is none, or begins at a controller of another class.
  public init?(_ segue: Segue) {
    guard segue.source is Source, let identifier = segue.identifier else { return nil }
    self.init(rawValue: identifier)
  }

  /// Performs the segue, as `performSegue(withIdentifier:sender:)` does: `shouldPerformSegue` is not asked.
  ///
  /// - Throws: `LoadingError`; then everything is as before.
  public func perform(from source: Source, sender: AnyObject? = nil) throws {
    try source.performSegue(withIdentifier: rawValue, sender: sender)
  }
}
