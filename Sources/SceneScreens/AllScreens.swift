// All screens that there are, for a program that does not choose among them.
@_exported import SceneWindow

#if Web && !WITHOUT_BROWSERS
  @_exported import SceneWeb
#endif

extension Program {
  /// A program that shows a scene first, on whatever screen the command line names: a window where there is a display,
  /// browsers, or none.
  ///
  /// ```swift
  /// Program(Counter.initialScene, registry: try CounterApp.registry()).run()
  /// ```
  ///
  /// - Parameters:
  ///   - scene: with the name of its file, as `scenec generate` writes it.
  ///   - registry: the classes that scenes may name; what it throws is printed when the program runs.
  public init(_ scene: SceneReference<Controller>, registry: @autoclosure @escaping () throws -> Registry) {
    self.init(scene, registry: try registry(), screens: Self.allScreens)
  }

  private static var allScreens: [any ProgramScreen] {
    #if Web && !WITHOUT_BROWSERS
      [WindowScreen(), WebScreen()]
    #else
      [WindowScreen()]
    #endif
  }
}
