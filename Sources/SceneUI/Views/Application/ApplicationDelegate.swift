/// Decides for a whole application, and hears what happens to it. The last in every responder chain. Every method has a
/// default: nothing is done.
///
/// ```swift
/// final class GameDelegate: Responder, ApplicationDelegate {
///   var isPaused = false
///
///   func applicationWillResignActive(_ application: Application) { isPaused = true }
///   func applicationDidBecomeActive(_ application: Application) { isPaused = false }
/// }
/// ```
public protocol ApplicationDelegate: Responder {
  /// The first that is heard; the state is inactive.
  func application(_ application: Application, didFinishLaunching options: LaunchOptions)
  /// The state is active.
  func applicationDidBecomeActive(_ application: Application)
  /// Something interrupts the application, or it is being left. The state is still active.
  func applicationWillResignActive(_ application: Application)
  /// The application is seen no more: time to save. The state is background.
  func applicationDidEnterBackground(_ application: Application)
  /// The application is about to be seen again. The state is still background.
  func applicationWillEnterForeground(_ application: Application)
  /// The last that is heard.
  func applicationWillTerminate(_ application: Application)
  /// Memory is short. Controllers hear of it next.
  func applicationDidReceiveMemoryWarning(_ application: Application)

  /// The orientations that a window may be turned to, if the controller that fills it can be shown in them, too. All by
  /// default.
  func application(_ application: Application, supportedOrientationsFor window: Window) -> OrientationMask

  /// A local notification is due while the application is in the foreground.
  func application(_ application: Application, didReceive notification: LocalNotification)
  /// The person has tapped a local notification that came while the application was not in the foreground. The
  /// application is launched and in the foreground by now; it becomes active next, unless it was before.
  func application(_ application: Application, didOpen notification: LocalNotification)
  /// The person has chosen what to do about a local notification that came while the application was not in the
  /// foreground, by one of the actions of its category. The application is launched by now, and does not come into the
  /// foreground for it.
  func application(
    _ application: Application, handle action: LocalNotificationAction, for notification: LocalNotification)
}

extension ApplicationDelegate {
  /// By default, does nothing.
  public func application(_ application: Application, didFinishLaunching options: LaunchOptions) {}
  /// By default, does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// By default, does nothing.
  public func applicationWillResignActive(_ application: Application) {}
  /// By default, does nothing.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// By default, does nothing.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// By default, does nothing.
  public func applicationWillTerminate(_ application: Application) {}
  /// By default, does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}
  /// By default, all orientations.
  public func application(
    _ application: Application, supportedOrientationsFor window: Window
  ) -> OrientationMask { .all }
  /// By default, does nothing: the notification is not kept.
  public func application(_ application: Application, didReceive notification: LocalNotification) {}
  /// By default, does nothing.
  public func application(_ application: Application, didOpen notification: LocalNotification) {}
  /// By default, does nothing.
  public func application(
    _ application: Application, handle action: LocalNotificationAction, for notification: LocalNotification
  ) {}
}

/// Why an application was launched.
public struct LaunchOptions: Sendable {
  /// The one that the person has tapped, where that is the reason.
  public var localNotification: LocalNotification?

  /// Makes the options of a launch; without a notification, those of an ordinary one.
  public init(localNotification: LocalNotification? = nil) { self.localNotification = localNotification }
}
