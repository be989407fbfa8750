import SceneRuntime
import SceneValues

extension ViewController {
  /// Creates a controller that owns a nib. The nib's first top-level view is the controller's view.
  ///
  /// ```swift
  /// let controller = ClockViewController(nibName: "Clock")
  /// ```
  ///
  /// - Parameter nibName: The name of the nib for the context's `sceneFileProvider`, or nil for the name of the class.
  public convenience init(nibName: String?) {
    self.init()
    self.nibName = nibName
  }

  /// Loads the view from the nib `nibName` or, if that is nil, from a nib with the name of the class. Returns false if
  /// there is no nib with the name of the class.
  /// - Throws: `LoadingError` if the named nib does not exist, or a nib cannot be loaded or has no view.
  func loadViewFromNib() throws -> Bool {
    // A controller from a scene that contains no view does not load a nib, because the omission is intentional.
    guard sceneInstance == nil, let context = contextIfAny, let provider = context.sceneFileProvider else {
      if let nibName {
        throw refusal(
          "the nib '\(nibName)' cannot be found: set 'sceneFileProvider' of the context")
      }
      return false
    }
    guard let name = nibName ?? ownClassName, let file = try provider(name) else {
      if let nibName {
        throw refusal(
          "'sceneFileProvider' of the context does not provide the nib '\(nibName)'")
      }
      return false
    }
    // The file with the name of the class can also be a storyboard.
    guard nibName != nil || file.isNib else { return false }
    let objects = try Nib(file: file, context: context).instantiate(withOwner: self)
    guard let view = objects.lazy.compactMap({ $0 as? View }).first else {
      throw refusal("the nib '\(name)' has no view for \(describe(self))")
    }
    nibObjects = objects.filter { $0 !== view }
    self.view = view
    return true
  }

  private var ownClassName: String? {
    let name = String(reflecting: type(of: self))
    return name.hasPrefix("SceneUI.") ? nil : name.split(separator: ".").last.map(String.init)
  }
}
