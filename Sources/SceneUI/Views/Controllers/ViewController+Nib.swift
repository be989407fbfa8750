import SceneRuntime
import SceneValues

extension ViewController {
  /// Creates a controller that is the owner of a nib. The controller's view is the view to which the nib connects the
  /// owner's outlet `view` or, without this outlet, the nib's only top-level view.
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
  /// - Throws: `LoadingError` if the nib named `nibName` does not exist, or if a nib cannot be loaded, or if the nib does
  ///   not determine the view.
  func loadViewFromNib() throws -> Bool {
    guard let (name, file) = try ownNib() else { return false }
    let objects = try Nib(file: file, context: context).instantiate(withOwner: self)
    if !isViewLoaded { view = try onlyView(among: objects, name, file) }
    nibContent = (file, objects.filter { $0 !== viewIfLoaded })
    return true
  }

  /// Returns the view of a nib that does not connect its owner's outlet `view`.
  private func onlyView(among objects: [any SceneObject], _ name: String, _ file: SceneFile) throws -> View {
    let indices = objects.indices.filter { objects[$0] is View && !(objects[$0] is Window) }
    guard let first = indices.first, let view = objects[first] as? View else {
      throw refusal(
        "the nib '\(name)' has no view for \(describe(self))",
        at: LoadingError.Place(file: file.path, path: "the file"))
    }
    guard indices.count == 1 else {
      throw refusal(
        """
        the nib '\(name)' has \(indices.count) top-level views: connect the outlet 'view' of its owner to the \
        view of \(describe(self))
        """, at: file.place(ofTopLevelObject: indices[1]))
    }
    return view
  }

  private func ownNib() throws -> (name: String, file: SceneFile)? {
    guard let nibName else {
      // If a controller's scene declares no view, no nib is loaded, because the omission is intentional. The file with
      // the name of the class can also be a storyboard.
      guard sceneInstance == nil, let name = ownClassName,
        let file = try contextIfAny?.sceneFileProvider?(name), file.isNib
      else { return nil }
      return (name, file)
    }
    guard let context = contextIfAny else {
      throw refusal("the nib '\(nibName)' cannot be found: \(describe(self)) has no context")
    }
    if let file = try context.sceneFileProvider?(nibName) { return (nibName, file) }
    guard let origin = sceneInstance?.file ?? nibOfController, origin.directory != nil else {
      throw refusal(context.missing(nib: nibName))
    }
    do {
      return (nibName, try context.sceneFile(named: nibName, nextTo: origin))
    } catch {
      // Tools that do not have the nib show an empty view.
      if origin.options.substitutesUnknownClasses { return nil }
      throw error
    }
  }

  private var ownClassName: String? {
    let name = String(reflecting: type(of: self))
    return name.hasPrefix("SceneUI.") ? nil : name.split(separator: ".").last.map(String.init)
  }
}
