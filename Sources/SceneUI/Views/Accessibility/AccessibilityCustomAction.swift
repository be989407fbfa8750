/// Something that can be done with a view, by a name that is read to a person: "Delete", "Reply".
public struct AccessibilityCustomAction {
  /// What it is called; it is told from others by it.
  public let name: String
  /// Does it, and says whether it could.
  let handler: (View) -> Bool

  /// Names something to do.
  ///
  /// - Parameters:
  ///   - name: read to a person.
  ///   - handler: is given the view, and returns whether it could do it.
  public init(name: String, handler: @escaping (View) -> Bool) {
    self.name = name
    self.handler = handler
  }
}
