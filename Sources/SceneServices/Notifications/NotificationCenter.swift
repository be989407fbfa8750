/// Tells of what has happened to whoever asked to hear of it. Each context has one, and nobody outside hears of it.
///
/// ```swift
/// let token = context.notifications.observe(.scoreDidChange) { print($0.content) }
/// context.notifications.post(.scoreDidChange, content: 3)
/// token.cancel()
/// ```
///
/// Posting calls observers at once, those first that asked first. While it goes on, anything may be done: who is removed
/// hears no more, also of what is being told; who is added hears of the next; what is posted in between is told to all
/// before those go on who were being told.
public final class NotificationCenter {
  private struct Key: Hashable {
    let text: String
    let content: ObjectIdentifier
  }
  private var observers: [Key: [NotificationObserver]] = [:]

  package init() {}

  /// Calls a closure each time, until the token is let go.
  ///
  /// - Parameters:
  ///   - name: what to hear of.
  ///   - object: only what this object posts, or nil for all. The center does not keep it alive.
  ///   - receive: called while the notification is posted, in the order in which observers were added.
  /// - Returns: the token; the calls end when it is canceled or let go.
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

  /// Calls a closure with an object, for as long as the object lives. The center does not keep it alive.
  ///
  /// ```swift
  /// context.notifications.observe(.scoreDidChange, with: label) { label, change in
  ///   label.text = "\(change.content)"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: what to hear of.
  ///   - object: only what this object posts, or nil for all. The center does not keep it alive.
  ///   - observer: the object that the closure gets. The center does not keep it alive, so let the closure
  ///     not hold it.
  ///   - receive: gets the observer and the notification, while that is posted.
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

  /// An object that was given with `observe(_:object:with:)` hears no more of anything.
  public func removeObserver(_ observer: AnyObject) {
    for entry in observers.values.joined() where entry.isFor(observer) { entry.stop() }
    removeStopped(for: Array(observers.keys))
  }

  /// Tells everyone who asked. Returns when all have been told.
  public func post<Content>(_ name: NotificationName<Content>, object: AnyObject? = nil, content: Content) {
    guard let listening = observers[key(name)] else { return }
    let notification = Notification(name: name, object: object, content: content)
    for observer in listening where observer.isListening(to: object) { observer.receive?(notification) }
    removeStopped(for: [key(name)])
  }

  /// Tells everyone who asked, where there is nothing to tell but that it happened.
  public func post(_ name: NotificationName<Void>, object: AnyObject? = nil) {
    post(name, object: object, content: ())
  }

  // MARK: Observers

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

/// Somebody who asked to hear of one name.
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

  /// Whether nothing can be heard any more: a dead object posts nothing, and a dead observer hears nothing.
  var isOver: Bool { receive == nil || (isForOneObject && object == nil) || (hasObserver && observer == nil) }

  func isFor(_ other: AnyObject) -> Bool { hasObserver && observer === other }

  func isListening(to poster: AnyObject?) -> Bool { !isOver && (!isForOneObject || object === poster) }

  func stop() { receive = nil }
}
