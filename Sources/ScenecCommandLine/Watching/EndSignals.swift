import Dispatch
import ScenePlatform
import SceneFiles

/// Termination signals as a file descriptor that can be polled together with other descriptors.
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
    // The signals have a separate queue, because all other threads may be blocked.
    let queue = DispatchQueue(label: "scenec.signals")
    // Signals that are ignored when the process starts, as with `nohup`, remain ignored.
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
