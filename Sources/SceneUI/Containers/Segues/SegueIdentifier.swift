import SceneRuntime

/// An identifier of one of a controller's segues. For each scene with segue identifiers, `scenec generate` creates an
/// enumeration that conforms to this protocol.
///
/// ```swift
/// try AlarmClock.ClockSegue.showPreferences.perform(from: self)
///
/// override func prepare(for segue: Segue, sender: Any?) {
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
  /// Creates the identifier of a segue. Returns nil if the segue's identifier or the class of its source does not match.
  public init?(_ segue: Segue) {
    guard segue.source is Source, let identifier = segue.identifier else { return nil }
    self.init(rawValue: identifier)
  }

  /// Performs the segue without calling `shouldPerformSegue`, as `performSegue(withIdentifier:sender:)` does.
  ///
  /// - Throws: `LoadingError` if the segue cannot be performed. The state is then unchanged.
  public func perform(from source: Source, sender: Any? = nil) throws {
    try source.performSegue(withIdentifier: rawValue, sender: sender)
  }
}
