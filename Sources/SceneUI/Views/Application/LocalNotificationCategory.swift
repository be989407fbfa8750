/// A category of notifications, which defines the actions that the user can perform in addition to opening a
/// notification.
///
/// ```swift
/// context.localNotifications.categories = [
///   LocalNotificationCategory(id: "alarm", actions: [LocalNotificationAction(id: "snooze", title: "Snooze")])
/// ]
/// ```
public struct LocalNotificationCategory: Sendable, Hashable, Identifiable {
  /// The identifier that notifications specify as their `category`.
  public var id: String
  /// The actions, in display order.
  public var actions: [LocalNotificationAction]

  /// Creates a category with its actions.
  public init(id: String, actions: [LocalNotificationAction]) {
    self.id = id
    self.actions = actions
  }
}

/// An action that the user can perform on a notification.
public struct LocalNotificationAction: Sendable, Hashable, Identifiable {
  /// The identifier that is passed to the app's delegate.
  public var id: String
  /// The displayed title.
  public var title: String

  /// Creates an action.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
