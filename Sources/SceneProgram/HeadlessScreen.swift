import SceneDrawing
import ScenePlatform
import SceneUI

/// No screen at all: the program runs, until it is interrupted, and nobody sees it but in a file.
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

  /// It is never meant unless it is said.
  public func isWanted() -> Bool { false }

  /// Runs until an interruption.
  public func run(_ launcher: ProgramLauncher) throws {
    let clock = SystemClock()
    let session = try launcher.launch(on: ScreenTraits(), clock: clock)
    var failure: (any Error)?
    let picture = launcher.arguments[option.name].map { HeldPicture(path: $0) }
    let draw = { () -> Void in
      do { try picture?.draw(session) } catch {
        failure = error
        clock.stop()
      }
    }
    draw()
    let timer = picture.map { _ in Timer(interval: 1, repeats: true, on: clock) { _ in draw() } }
    let interruption = try Interruption.watch(on: clock.loop) { clock.stop() }
    if failure == nil { clock.run() }
    interruption.cancel()
    timer?.invalidate()
    session.end()
    if let failure { throw failure }
  }
}

/// A file that shows what is seen: it is written anew where that has changed, and is whole at all times.
private final class HeldPicture {
  private let path: String
  private var last: LayeredPicture?

  init(path: String) { self.path = path }

  func draw(_ session: ScreenSession) throws {
    guard let window = session.windows.last else { return }
    let picture = session.picture(of: window)
    guard picture != last else { return }
    last = picture
    let half = "\(path).new"
    var text = SVGRenderer().svg(picture)
    guard let file = fopen(half, "w") else { throw PictureFileError(path: path) }
    let isWhole = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    guard fclose(file) == 0, isWhole, rename(half, path) == 0 else {
      let error = PictureFileError(path: path)
      unlink(half)
      throw error
    }
  }
}

/// A picture that cannot be written.
struct PictureFileError: Error, CustomStringConvertible {
  let description: String

  init(path: String) { description = "'\(path)' cannot be written: \(String(cString: strerror(errno)))" }
}
