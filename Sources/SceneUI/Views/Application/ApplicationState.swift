import SceneServices

/// The state of an app, which determines whether it is visible and receives touches.
public enum ApplicationState: String, Sendable {
  /// The app is visible or about to become visible, but does not receive events from the user.
  case inactive
  case active
  case background
}

enum ApplicationGoal {
  case launch(LaunchOptions)
  case activate, resignActive, enterForeground, enterBackground, terminate
  case open(LocalNotification)
}

enum ApplicationStep {
  case finishLaunching(LaunchOptions)
  case becomeActive, resignActive, enterForeground, enterBackground, terminate
  case open(LocalNotification)
}

// These notifications are posted after the app's delegate is notified. Their object is the app.
extension NotificationName<Void> {
  /// A notification that is posted after the app has been launched. At that point, the application state is `inactive`.
  public static var applicationDidFinishLaunching: Self { "applicationDidFinishLaunching" }
  /// A notification that is posted after the app has become active.
  public static var applicationDidBecomeActive: Self { "applicationDidBecomeActive" }
  /// A notification that is posted before the app becomes inactive. At that point, the application state is still
  /// `active`.
  public static var applicationWillResignActive: Self { "applicationWillResignActive" }
  /// A notification that is posted after the app has entered the background.
  public static var applicationDidEnterBackground: Self { "applicationDidEnterBackground" }
  /// A notification that is posted before the app enters the foreground. At that point, the application state is still
  /// `background`, and it changes to `inactive` next.
  public static var applicationWillEnterForeground: Self { "applicationWillEnterForeground" }
  /// The app's last notification, which is posted before the app terminates. At that point, the application state is
  /// `background`.
  public static var applicationWillTerminate: Self { "applicationWillTerminate" }
  /// A notification that is posted when memory is low, before controllers are notified.
  public static var applicationDidReceiveMemoryWarning: Self { "applicationDidReceiveMemoryWarning" }
}
