/// What a person can do about notifications of one kind, besides opening them.
///
/// ```swift
/// context.localNotifications.categories = [
///   LocalNotificationCategory(id: "alarm", actions: [LocalNotificationAction(id: "snooze", title: "Snooze")])
/// ]
/// ```
public struct LocalNotificationCategory: Sendable, Hashable, Identifiable {
  /// What notifications call it by.
  public var id: String
  /// In the order in which the person is offered them.
  public var actions: [LocalNotificationAction]

  /// A category, with what the person can do.
  public init(id: String, actions: [LocalNotificationAction]) {
    self.id = id
    self.actions = actions
  }
}

/// Something that a person can do about a notification.
public struct LocalNotificationAction: Sendable, Hashable, Identifiable {
  /// What the application's delegate knows it by.
  public var id: String
  /// What the person reads.
  public var title: String

  /// An action that the person reads as its title.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
