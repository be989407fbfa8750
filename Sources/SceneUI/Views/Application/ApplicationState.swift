import SceneServices

/// Whether an application is seen, and may be touched.
public enum ApplicationState: String, Sendable {
  /// It is seen, or about to be, but something else has the person's attention.
  case inactive
  /// It is seen and touched.
  case active
  /// It is not seen.
  case background
}

/// Where an application is asked to go.
enum ApplicationGoal {
  case launch(LaunchOptions)
  case activate, resignActive, enterForeground, enterBackground, terminate
  case open(LocalNotification)
}

/// What leads from one state to the next.
enum ApplicationStep {
  case finishLaunching(LaunchOptions)
  case becomeActive, resignActive, enterForeground, enterBackground, terminate
  case open(LocalNotification)
}

// Posted with the application as the object, after its delegate was told.
extension NotificationName<Void> {
  /// The application is launched; the state is inactive.
  public static var applicationDidFinishLaunching: Self { "applicationDidFinishLaunching" }
  /// The state is active.
  public static var applicationDidBecomeActive: Self { "applicationDidBecomeActive" }
  /// The state is still active; it becomes inactive next.
  public static var applicationWillResignActive: Self { "applicationWillResignActive" }
  /// The state is background.
  public static var applicationDidEnterBackground: Self { "applicationDidEnterBackground" }
  /// The state is still background; it becomes inactive next.
  public static var applicationWillEnterForeground: Self { "applicationWillEnterForeground" }
  /// The last of the application's notifications; the state is background.
  public static var applicationWillTerminate: Self { "applicationWillTerminate" }
  /// Memory is short; controllers hear of it next.
  public static var applicationDidReceiveMemoryWarning: Self { "applicationDidReceiveMemoryWarning" }
}
