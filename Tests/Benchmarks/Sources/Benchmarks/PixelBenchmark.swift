import Foundation
import SampleScreen
import SceneCairo

/// Drawing a screen of 150 views at two pixels per point, compared with rsvg-convert and Chromium.
enum PixelBenchmark {
  static func run(_ setup: Setup, _ report: Report) throws {
    let picture = SampleScreen.picture(selected: nil)
    let renderer = try CairoRenderer(scale: 2)
    let surface = try renderer.surface(for: picture.size)
    report.add("a screen", .seconds(try median(of: 40) { try renderer.draw(picture, on: surface) }))
    report.add("a screen as a PNG file", .seconds(try median(of: 40) { try renderer.png(picture) }))
    var (shown, row) = (picture, 0)
    let changed = try median(of: 40) {
      row = (row + 1) % SampleScreen.rows
      let next = SampleScreen.picture(selected: row)
      try renderer.draw(next, on: surface, damage: PictureDamage.between(shown, next))
      shown = next
    }
    report.add("a screen where a row has changed", .seconds(changed))
    try measureProcesses(setup, report)
  }

  /// Measures complete processes that draw the screen once.
  private static func measureProcesses(_ setup: Setup, _ report: Report) throws {
    let svg = setup.folder.appending(path: "screen.svg")
    let png = setup.folder.appending(path: "screen.png").path()
    let own = setup.program("DrawScreen")
    try output(of: own, ["--svg"]).write(to: svg, atomically: true, encoding: .utf8)
    let commands = [
      ("rsvg-convert", ["--zoom", "2", svg.path(), "--output", png]),
      (
        "chromium",
        [
          "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
          "--force-device-scale-factor=2", "--window-size=393,852",
          "--user-data-dir=\(setup.folder.appending(path: "profile").path())", "--screenshot=\(png)",
          svg.absoluteString,
        ]
      ),
    ]
    let drawn = try median(of: 5, warmingUp: 1) { try Benchmarks.run(own, []) }
    var peers: [Report.Peer] = []
    for (name, arguments) in commands {
      guard let program = Peers.installed(name) else {
        report.skip("\(name) is not installed: not compared")
        continue
      }
      let seconds = try median(of: 5, warmingUp: 1) { try Benchmarks.run(program, arguments) }
      peers.append(Report.Peer(name: name, value: seconds))
    }
    report.add("a screen as a PNG file, whole process", .seconds(drawn), beside: peers)
  }
}
