import SceneRuntime

/// The segue identifiers of a controller. `scenec generate` creates an enumeration with this protocol for
/// each scene that has segue identifiers.
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
  /// The class of the source controller.
  associatedtype Source: ViewController
}

extension SegueIdentifier {
  /// Creates the identifier of a segue. Returns nil if the segue has another identifier or its source has
  /// another class.
  public init?(_ segue: Segue) {
    guard segue.source is Source, let identifier = segue.identifier else { return nil }
    self.init(rawValue: identifier)
  }

  /// Performs the segue without calling `shouldPerformSegue`, as `performSegue(withIdentifier:sender:)` does.
  ///
  /// - Throws: `LoadingError`. The state is then unchanged.
  public func perform(from source: Source, sender: AnyObject? = nil) throws {
    try source.performSegue(withIdentifier: rawValue, sender: sender)
  }
}
