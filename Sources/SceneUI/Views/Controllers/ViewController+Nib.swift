import SceneRuntime
import SceneValues

extension ViewController {
  /// Creates a controller that is the owner of a nib. The nib's first top-level view becomes the controller's view.
  ///
  /// ```swift
  /// let controller = ClockViewController(nibName: "Clock")
  /// ```
  ///
  /// - Parameter nibName: The name of the nib, which is passed to the context's `sceneFileProvider`. If nil, the name of
  ///   the class is used.
  public convenience init(nibName: String?) {
    self.init()
    self.nibName = nibName
  }

  /// Loads the view from the nib named `nibName` or, if `nibName` is nil, from the nib named after the class.
  ///
  /// - Returns: Whether the view was loaded. The value is false if `nibName` is nil and no nib is named after the class.
  /// - Throws: `LoadingError` if the nib named `nibName` does not exist, or if a nib cannot be loaded or has no view.
  func loadViewFromNib() throws -> Bool {
    // If a controller's scene declares no view, no nib is loaded, because the omission is intentional.
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
