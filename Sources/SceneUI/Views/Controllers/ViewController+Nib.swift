import SceneRuntime
import SceneValues

extension ViewController {
  /// Makes a controller whose view is in a nib.
  ///
  /// ```swift
  /// let controller = ClockViewController(nibName: "Clock")
  /// ```
  ///
  /// The nib's owner is the controller; the first view at its top is the controller's.
  ///
  /// - Parameter nibName: as the context's `sceneFileProvider` knows it. Nil for one that is named like the class.
  public convenience init(nibName: String?) {
    self.init()
    self.nibName = nibName
  }

  /// Takes the view from the nib that is named, or that is called like the class of a program.
  ///
  /// - Returns: false where there is none that is called like the class.
  /// - Throws: `LoadingError` where the nib that is named is not there, or one cannot be loaded or has no view.
  func loadViewFromNib() throws -> Bool {
    // One of a scene without a view was made to have none.
    guard sceneInstance == nil, let context = contextIfAny, let provider = context.sceneFileProvider else {
      if let nibName { throw refusal("there is no nib '\(nibName)': set 'sceneFileProvider' of the context") }
      return false
    }
    guard let name = nibName ?? ownClassName, let file = try provider(name) else {
      if let nibName { throw refusal("'sceneFileProvider' of the context knows no nib '\(nibName)'") }
      return false
    }
    // A storyboard may have the name of a class, too.
    guard nibName != nil || file.isNib else { return false }
    let objects = try Nib(file: file, context: context).instantiate(withOwner: self)
    guard let view = objects.lazy.compactMap({ $0 as? View }).first else {
      throw refusal("the nib '\(name)' has no view for \(describe(self))")
    }
    nibObjects = objects.filter { $0 !== view }
    self.view = view
    return true
  }

  /// Nil for a class of the library's.
  private var ownClassName: String? {
    let name = String(reflecting: type(of: self))
    return name.hasPrefix("SceneUI.") ? nil : name.split(separator: ".").last.map(String.init)
  }
}
