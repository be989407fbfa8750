import ScenePlatform

extension Application {
  /// Runs an app's main code. If the code throws an error, this method writes the error to standard error and exits with
  /// status 1. By contrast, an error thrown directly in `main.swift` crashes the process and prints a register dump.
  ///
  /// ```swift
  /// Application.main {
  ///   let context = SceneContext(registry: registry)
  ///   let storyboard = try Storyboard(path: "Counter.scenec", context: context)
  ///   try Application(context: context).show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 480))
  /// }
  /// ```
  ///
  /// - Parameter program: The main code. The method returns when the closure returns.
  public static func main(_ program: () throws -> Void) {
    do {
      try program()
    } catch {
      fflush(nil)
      var message = "\(error)\n"
      message.withUTF8 { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          // The buffer is not empty, so it has a base address, and it outlives the call.
          let count = write(2, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
          guard count > 0 else { break }
          rest = rest.dropFirst(count)
        }
      }
      exit(1)
    }
  }
}
