/// Additional state of a controller, such as its bar items or its popover settings, that the controller does
/// not depend on.
protocol ControllerPart: AnyObject {
  init()
  /// Notifies the part that the controller's title has changed.
  func titleDidChange(to title: String?)
  /// Notifies the part that the controller begins or ends editing.
  func editingDidChange(to isEditing: Bool)
}

extension ControllerPart {
  func titleDidChange(to title: String?) {}
  func editingDidChange(to isEditing: Bool) {}
}

extension ViewController {
  /// Returns a part, creating it on first use.
  func part<Part: ControllerPart>(_ type: Part.Type = Part.self) -> Part {
    if let part = partIfAny(type) { return part }
    let part = Part()
    parts.append(part)
    return part
  }

  /// Returns a part, or nil if it was never used.
  func partIfAny<Part: ControllerPart>(_ type: Part.Type = Part.self) -> Part? {
    for case let part as Part in parts { return part }
    return nil
  }
}
