import Foundation

/// The tests that use windows and browsers. They run only on request because they take minutes.
public enum ScreenTests {
  /// Whether the environment variable `SCENEC_TEST_SCREENS` is set, as `make test-screens` does.
  public static let areEnabled = ProcessInfo.processInfo.environment["SCENEC_TEST_SCREENS"] != nil
}
