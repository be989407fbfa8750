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
  public static var applicationDidFinishLaunching: Self { "applicationDidFinishLaunching" }
  public static var applicationDidBecomeActive: Self { "applicationDidBecomeActive" }
  public static var applicationWillResignActive: Self { "applicationWillResignActive" }
  public static var applicationDidEnterBackground: Self { "applicationDidEnterBackground" }
  public static var applicationWillEnterForeground: Self { "applicationWillEnterForeground" }
  public static var applicationWillTerminate: Self { "applicationWillTerminate" }
  public static var applicationDidReceiveMemoryWarning: Self { "applicationDidReceiveMemoryWarning" }
}
