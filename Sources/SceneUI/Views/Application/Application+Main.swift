import ScenePlatform

extension Application {
  /// Runs what a program does, and ends the process if it fails.
  ///
  /// An error that reaches the top of `main.swift` ends a program with a dump of its registers. Here its description goes
  /// to standard error, as one sentence, and the process ends with status 1.
  ///
  /// ```swift
  /// Application.main {
  ///   let context = SceneContext(registry: registry)
  ///   let storyboard = try Storyboard(path: "Counter.scenec", context: context)
  ///   try Application(context: context).show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 480))
  /// }
  /// ```
  ///
  /// - Parameter program: what the program does; when it returns, so does this.
  public static func main(_ program: () throws -> Void) {
    do {
      try program()
    } catch {
      fflush(nil)
      var message = "\(error)\n"
      message.withUTF8 { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          // The bytes are not empty, so that they have an address, and they outlive the call.
          let count = write(2, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
          guard count > 0 else { break }
          rest = rest.dropFirst(count)
        }
      }
      exit(1)
    }
  }
}
