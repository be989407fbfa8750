import SceneDrawing
import SceneFiles
import SceneUI

/// No screen: the program runs until it is interrupted, and can keep a picture of its window in a file.
public struct HeadlessScreen: ProgramScreen {
  /// A program without a screen.
  public init() {}

  /// `--headless`
  public var option: ProgramOption {
    .optionalValue(
      "--headless", "FILE.svg",
      "runs without a screen until it is interrupted, and keeps a picture of its window in FILE.svg"
    ) { $0.hasSuffix(".svg") }
  }

  /// False: it has to be asked for.
  public func isDefault() -> Bool { false }

  /// Runs until an interruption.
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
    // Whoever sees the first picture may interrupt the program.
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

/// A file that shows what is seen: it is written anew where that has changed, and is whole at all times.
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

/// A picture that cannot be written.
struct PictureFileError: Error, CustomStringConvertible {
  let description: String
}
