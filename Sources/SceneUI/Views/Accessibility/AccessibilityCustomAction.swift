/// A custom action of a view. Assistive technologies announce the action's name, such as "Delete" or "Reply".
public struct AccessibilityCustomAction {
  /// The name that identifies the action within its view.
  public let name: String
  let handler: (View) -> Bool

  /// Creates a custom action.
  ///
  /// - Parameters:
  ///   - name: The name that assistive technologies announce.
  ///   - handler: A closure that performs the action. It receives the view and returns whether the action succeeded.
  public init(name: String, handler: @escaping (View) -> Bool) {
    self.name = name
    self.handler = handler
  }
}
