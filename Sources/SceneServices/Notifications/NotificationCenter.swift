/// An object that notifies observers of events. Each context has its own notification center.
///
/// ```swift
/// let token = context.notifications.observe(.scoreDidChange) { print($0.content) }
/// context.notifications.post(.scoreDidChange, content: 3)
/// token.cancel()
/// ```
///
/// Posting a notification calls the observers synchronously, in the order in which they were added. Observers that are
/// added during a post receive only later notifications. A nested post ends before the outer post continues.
public final class NotificationCenter {
  private struct Key: Hashable {
    let text: String
    let content: ObjectIdentifier
  }
  private var observers: [Key: [NotificationObserver]] = [:]

  package init() {}

  /// Observes a notification until the token is canceled or released.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - object: The object whose notifications are observed, or nil for all objects. The object is not retained.
  ///   - receive: A closure that is called for each notification.
  /// - Returns: A token. To end the observation, cancel or release it.
  public func observe<Content>(
    _ name: NotificationName<Content>, object: AnyObject? = nil,
    _ receive: @escaping (Notification<Content>) -> Void
  ) -> ObservationToken {
    let observer = NotificationObserver(of: object, for: nil) { receive($0 as! Notification<Content>) }
    add(observer, to: key(name))
    return ObservationToken { [weak self, weak observer] in
      guard let observer else { return }
      observer.stop()
      self?.removeStopped(for: [Self.key(name)])
    }
  }

  /// Observes a notification until the observer is released. The notification center does not retain the observer.
  ///
  /// ```swift
  /// context.notifications.observe(.scoreDidChange, with: label) { label, change in
  ///   label.text = "\(change.content)"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - object: The object whose notifications are observed, or nil for all objects. The object is not retained.
  ///   - observer: The object that the closure receives. It is not retained, so the closure must not capture it.
  ///   - receive: A closure that is called with the observer and each notification.
  public func observe<Content, Observer: AnyObject>(
    _ name: NotificationName<Content>, object: AnyObject? = nil, with observer: Observer,
    _ receive: @escaping (Observer, Notification<Content>) -> Void
  ) {
    let entry = NotificationObserver(of: object, for: observer) { [weak observer] in
      guard let observer else { return }
      receive(observer, $0 as! Notification<Content>)
    }
    add(entry, to: key(name))
  }

  /// Ends all observations that were added for an observer with `observe(_:object:with:)`.
  public func removeObserver(_ observer: AnyObject) {
    for entry in observers.values.joined() where entry.isFor(observer) { entry.stop() }
    removeStopped(for: Array(observers.keys))
  }

  /// Posts a notification and returns after all observers have been called.
  public func post<Content>(_ name: NotificationName<Content>, object: AnyObject? = nil, content: Content) {
    guard let listening = observers[key(name)] else { return }
    let notification = Notification(name: name, object: object, content: content)
    for observer in listening where observer.isListening(to: object) { observer.receive?(notification) }
    removeStopped(for: [key(name)])
  }

  /// Posts a notification without content.
  public func post(_ name: NotificationName<Void>, object: AnyObject? = nil) {
    post(name, object: object, content: ())
  }

  private static func key<Content>(_ name: NotificationName<Content>) -> Key {
    Key(text: name.text, content: ObjectIdentifier(Content.self))
  }

  private func key<Content>(_ name: NotificationName<Content>) -> Key { Self.key(name) }

  private func add(_ observer: NotificationObserver, to key: Key) {
    removeStopped(for: [key])
    observers[key, default: []].append(observer)
  }

  private func removeStopped(for keys: [Key]) {
    for key in keys {
      observers[key]?.removeAll(where: \.isOver)
      if observers[key]?.isEmpty ?? false { observers[key] = nil }
    }
  }
}

private final class NotificationObserver {
  private weak var object: AnyObject?
  private let isForOneObject: Bool
  private weak var observer: AnyObject?
  private let hasObserver: Bool
  private(set) var receive: ((Any) -> Void)?

  init(of object: AnyObject?, for observer: AnyObject?, _ receive: @escaping (Any) -> Void) {
    self.object = object
    isForOneObject = object != nil
    self.observer = observer
    hasObserver = observer != nil
    self.receive = receive
  }

  var isOver: Bool { receive == nil || (isForOneObject && object == nil) || (hasObserver && observer == nil) }

  func isFor(_ other: AnyObject) -> Bool { hasObserver && observer === other }

  func isListening(to poster: AnyObject?) -> Bool { !isOver && (!isForOneObject || object === poster) }

  func stop() { receive = nil }
}
