import ScenePlatform
import SceneUI
import Testing

@testable import SceneProgram

/// Tests the kernel's notifications of memory pressure.
@Suite("Memory pressure") struct MemoryPressureTests {
  @Test("Watches the memory pressure of the app's control group or, if there is no group, of the system")
  func paths() {
    let groups = "4:memory:/old\n0::/user.slice/app.scope\n"
    #expect(
      MemoryPressure.paths(ofGroups: groups) == [
        "/sys/fs/cgroup/user.slice/app.scope/memory.pressure",
        "/sys/fs/cgroup/unified/user.slice/app.scope/memory.pressure", "/proc/pressure/memory",
      ])
    for groups in ["", "0::/\n", "0:\n::", "4:memory:/old"] {
      #expect(MemoryPressure.paths(ofGroups: groups) == ["/proc/pressure/memory"])
    }
  }

  /// The kernel signals pressure in the same way as out-of-band data of a socket.
  @Test("Reports simultaneous memory pressure events once and reports none after cancellation")
  func reported() throws {
    let (near, far) = try connection()
    defer { for end in [near, far] { close(end) } }
    let clock = SystemClock()
    var calls = 0
    let watch = try #require(
      MemoryPressure.watch(near, on: clock.loop) {
        calls += 1
        clock.stop()
      })
    clock.loop.step()
    #expect(calls == 0)
    send(far, "x", 1, Int32(MSG_OOB))
    clock.run()
    #expect(calls == 1)
    // The data is still there, but the last notification was too recent.
    clock.loop.step()
    #expect(calls == 1)
    watch.cancel()
  }

  @Test("Memory pressure monitoring can be canceled at any time and ends if its descriptor fails")
  func ends() throws {
    let (near, far) = try connection()
    let clock = SystemClock()
    let watch = try #require(MemoryPressure.watch(near, on: clock.loop) { Issue.record("memory is not low") })
    watch.cancel()
    for end in [near, far] { close(end) }
    MemoryPressure.watch(near, on: clock.loop) { Issue.record("memory is not low") }?.cancel()
    // If the kernel supports it, a watch can be created repeatedly.
    for _ in 0..<3 { MemoryPressure.watch(on: clock.loop) {}?.cancel() }
  }

  private struct NoConnection: Error {}

  /// Returns the two ends of a local connection.
  private func connection() throws -> (near: Int32, far: Int32) {
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let listener = socket(AF_INET, type, 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let far = socket(AF_INET, type, 0)
    let isOpen = withUnsafeMutableBytes(of: &address) { bytes in
      let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      return bind(listener, address, size) == 0 && listen(listener, 1) == 0
        && getsockname(listener, address, &size) == 0 && connect(far, address, size) == 0
    }
    let near = accept(listener, nil, nil)
    guard isOpen, near >= 0 else { throw NoConnection() }
    return (near, far)
  }
}
