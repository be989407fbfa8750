@_exported import SceneWindow

#if Web && !WITHOUT_BROWSERS
  @_exported import SceneWeb
#endif

extension Program {
  /// Creates a program that shows a scene first, on the screen that the command line selects: a window if a
  /// display exists, a browser, or none.
  ///
  /// ```swift
  /// Program(Counter.initialScene, registry: try CounterApp.registry()).run()
  /// ```
  ///
  /// - Parameters:
  ///   - scene: The scene with the name of its file, as `scenec generate` writes it.
  ///   - registry: The classes that scenes can refer to. Errors that it throws are printed when the program
  ///     runs.
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
