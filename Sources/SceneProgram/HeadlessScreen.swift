import SceneDrawing
import SceneFiles
import SceneUI

/// A screen that requires no display. The app runs until it is interrupted, and can save its window's pictures to a file.
public struct HeadlessScreen: ProgramScreen {
  /// Creates a headless screen.
  public init() {}

  /// The `--headless` option.
  public var option: ProgramOption {
    .optionalValue(
      "--headless", "FILE.svg",
      "run without a screen until interrupted, and write a picture of the window to FILE.svg"
    ) { $0.hasSuffix(".svg") }
  }

  /// Returns false, because this screen is used only if the command line selects it.
  public func isDefault() -> Bool { false }

  /// Runs the app until it is interrupted.
  public func run(_ launcher: ProgramLauncher) throws {
    let clock = SystemClock()
    let session = try launcher.launch(on: ScreenTraits(), clock: clock)
    var failure: (any Error)?
    let picture = launcher.arguments[option.name].map { PictureFile(path: $0) }
    let draw = { () -> Void in
      do { try picture?.draw(session) } catch {
        failure = error
        clock.stop()
      }
    }
    // Another process may interrupt the app as soon as the first picture exists, so watching begins before drawing.
    let interruption = try Interruption.watch(on: clock.loop) { clock.stop() }
    draw()
    let timer = picture.map { _ in Timer(interval: 1, repeats: true, on: clock) { _ in draw() } }
    let pressure = MemoryPressure.watch(on: clock.loop) { session.application.receiveMemoryWarning() }
    if failure == nil { clock.run() }
    pressure?.cancel()
    interruption.cancel()
    timer?.invalidate()
    session.end()
    if let failure { throw failure }
  }
}

/// A file that contains the current picture of the window. The file is replaced atomically whenever the picture changes.
private final class PictureFile {
  private let path: String
  private var last: LayeredPicture?

  init(path: String) { self.path = path }

  func draw(_ session: ScreenSession) throws {
    guard let window = session.windows.last else { return }
    let picture = session.picture(of: window)
    guard picture != last else { return }
    last = picture
    do { try FileOutput.write(Array(SVGRenderer().svg(picture).utf8), to: path, .named) } catch {
      throw PictureFileError(description: error.message)
    }
  }
}

struct PictureFileError: Error, CustomStringConvertible {
  let description: String
}
