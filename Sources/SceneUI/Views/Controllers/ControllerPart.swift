/// State that a feature, such as bar items, stores in a controller. The controller itself does not depend on the feature.
protocol ControllerPart: AnyObject {
  init()
  func titleDidChange(to title: String?)
  func editingDidChange(to isEditing: Bool)
}

extension ControllerPart {
  func titleDidChange(to title: String?) {}
  func editingDidChange(to isEditing: Bool) {}
}

extension ViewController {
  func part<Part: ControllerPart>(_ type: Part.Type = Part.self) -> Part {
    if let part = partIfAny(type) { return part }
    let part = Part()
    parts.append(part)
    return part
  }

  func partIfAny<Part: ControllerPart>(_ type: Part.Type = Part.self) -> Part? {
    for case let part as Part in parts { return part }
    return nil
  }
}
