import Foundation
import Testing

@Suite("ATK bridge declaration") struct BridgeHeaderTests {
  @Test("The project's declaration of the ATK bridge matches the header of the bridge")
  func declarationsMatchBridgeHeader() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.currentDirectoryURL = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/CAccessibility")
    process.arguments = [
      "-c",
      """
      grep -q '^int atk_bridge_adaptor_init(' application.c &&
      clang -fsyntax-only -Wall -Werror -I include -include atk-bridge.h \
        $(pkg-config --cflags atk-bridge-2.0) application.c
      """,
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
