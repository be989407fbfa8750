/// Methods that notify an app's delegate. The delegate is the last object in every responder chain. All methods have
/// default implementations.
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
  /// Notifies the delegate that the app has been launched. At that point, the app's state is `inactive`. The result is
  /// ignored. The default is true.
  func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool
  /// Notifies the delegate that the app has become active.
  func applicationDidBecomeActive(_ application: Application)
  /// Notifies the delegate that the app is being interrupted or the user is leaving it. The app's state is still
  /// `active`.
  func applicationWillResignActive(_ application: Application)
  /// Notifies the delegate that the app has entered the background. Implement this method to save data.
  func applicationDidEnterBackground(_ application: Application)
  /// Notifies the delegate that the app is about to become visible again. The app's state is still `background`.
  func applicationWillEnterForeground(_ application: Application)
  /// Notifies the delegate that the app is about to terminate. This is the last notification.
  func applicationWillTerminate(_ application: Application)
  /// Notifies the delegate that memory is low. Controllers are notified afterward.
  func applicationDidReceiveMemoryWarning(_ application: Application)

  /// Creates a saved controller that the app has not created yet, or returns nil to create it from its scene. The default
  /// is nil. `path` contains the `restorationIdentifier` of each parent or presenter, from the root, and of the controller.
  func application(
    _ application: Application, viewControllerWithRestorationIdentifierPath path: [String],
    coder: RestorationCoder
  ) -> ViewController?

  /// Returns the orientations that the app supports in a window. The window uses only orientations that its controller
  /// also supports. The default is all orientations.
  func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask

  /// Returns the effects of a local notification that has become due while the app is in the foreground. The delegate
  /// receives the notification next. The default is an empty set, so that no sound is played.
  func application(
    _ application: Application, willPresent notification: LocalNotification
  ) -> NotificationPresentationOptions
  /// Notifies the delegate that a local notification has become due while the app is in the foreground.
  func application(_ application: Application, didReceive notification: LocalNotification)
  /// Notifies the delegate that the user tapped a local notification that was delivered while the app was not in the
  /// foreground. The app is now in the foreground. If it is not active yet, it becomes active next.
  func application(_ application: Application, didOpen notification: LocalNotification)
  /// Notifies the delegate that the user chose an action of a local notification that was delivered while the app was not
  /// in the foreground. The app has been launched, but it does not move to the foreground.
  func application(
    _ application: Application, handle action: LocalNotificationAction, for notification: LocalNotification)
}

extension ApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}
  /// Returns nil.
  public func application(
    _ application: Application, viewControllerWithRestorationIdentifierPath path: [String],
    coder: RestorationCoder
  ) -> ViewController? { nil }
  /// Returns all orientations.
  public func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask { .all }
  /// Returns an empty set.
  public func application(
    _ application: Application, willPresent notification: LocalNotification
  ) -> NotificationPresentationOptions { [] }
  /// Does nothing. The notification is not stored.
  public func application(_ application: Application, didReceive notification: LocalNotification) {}
  /// Does nothing.
  public func application(_ application: Application, didOpen notification: LocalNotification) {}
  /// Does nothing.
  public func application(
    _ application: Application, handle action: LocalNotificationAction, for notification: LocalNotification
  ) {}
}

/// The reason for an app's launch.
public struct LaunchOptions: Sendable {
  /// The notification that launched the app when the user tapped it, or nil.
  public var localNotification: LocalNotification?

  /// Creates launch options. Without a notification, the options describe an ordinary launch.
  public init(localNotification: LocalNotification? = nil) { self.localNotification = localNotification }
}
