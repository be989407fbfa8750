import Dispatch
import ScenePlatform
import SceneFiles

/// Being told to end, as something that one can wait for beside other things.
final class EndSignals {
  /// Can be read once somebody wants the program to end.
  let descriptor: Int32
  private let writing: Int32
  private var sources: [any DispatchSourceSignal] = []

  init() throws(Failure) {
    let pipe: DescriptorPipe
    do throws(SystemError) { pipe = try DescriptorPipe() } catch {
      throw Failure("Cannot wait for signals: \(error)", .bug)
    }
    (descriptor, writing) = (pipe.output, pipe.input)
    // One of its own: others may have all their threads wait for something.
    let queue = DispatchQueue(label: "scenec.signals")
    // One that was ignored when the program started stays ignored: `nohup` asks for that.
    for number in [SIGINT, SIGTERM, SIGHUP] where !Signals.isIgnored(number) {
      // Otherwise the program would end before anybody hears of it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [writing] in _ = write(writing, [1], 1) }
      source.resume()
      sources.append(source)
    }
  }

  deinit {
    for source in sources { source.cancel() }
    close(descriptor)
    close(writing)
  }
}
