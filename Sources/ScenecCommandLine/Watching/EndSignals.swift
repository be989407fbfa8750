import Dispatch
import ScenePlatform
import SceneFiles

/// The termination signals, available as a file descriptor that can be polled together with other descriptors.
final class EndSignals {
  let descriptor: Int32
  private let writing: Int32
  private var sources: [any DispatchSourceSignal] = []

  init() throws(Failure) {
    let pipe: DescriptorPipe
    do throws(SystemError) { pipe = try DescriptorPipe() } catch {
      throw Failure("Cannot wait for signals: \(error)", .bug)
    }
    (descriptor, writing) = (pipe.output, pipe.input)
    // A separate queue handles the signals, because all shared threads may be blocked.
    let queue = DispatchQueue(label: "scenec.signals")
    // Signals that are ignored at the start of the process, as with `nohup`, remain ignored.
    for number in [SIGINT, SIGTERM, SIGHUP] where !Signals.isIgnored(number) {
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
