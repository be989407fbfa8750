/// What is kept with a controller, which need not know what it is: the items that bars show of it, what it points at as a
/// popover.
protocol ControllerPart: AnyObject {
  init()
  /// The controller is called something else.
  func titleDidChange(to title: String?)
  /// The controller begins or ends editing.
  func editingDidChange(to isEditing: Bool)
}

extension ControllerPart {
  func titleDidChange(to title: String?) {}
  func editingDidChange(to isEditing: Bool) {}
}

extension ViewController {
  /// A part, which is made at the first read.
  func part<Part: ControllerPart>(_ type: Part.Type = Part.self) -> Part {
    if let part = partIfAny(type) { return part }
    let part = Part()
    parts.append(part)
    return part
  }

  /// A part, if anybody has asked for it.
  func partIfAny<Part: ControllerPart>(_ type: Part.Type = Part.self) -> Part? {
    for case let part as Part in parts { return part }
    return nil
  }
}
