import Foundation

/// A namespace for settings of tests that use windows and browsers. These tests take minutes and run only on request.
public enum ScreenTests {
  /// Whether the `SCENEC_TEST_SCREENS` environment variable is set, as by `make test-screens`.
  public static let areEnabled = ProcessInfo.processInfo.environment["SCENEC_TEST_SCREENS"] != nil
}
