import Foundation
import SceneTesting
import SceneUI
import SceneValues
import Testing

/// Writes pictures of split views and pages to the folder `SCENEC_PICTURES`, for visual review.
@Suite struct ContainerPictureTests {
  private func look(_ theatre: Theatre, _ name: String) throws -> Set<String> {
    var pictures: Set<String> = []
    for style in [InterfaceStyle.light, .dark] {
      theatre.context.style = style
      let svg = Harness(theatre.window).svg()
      pictures.insert(svg)
      if let directory = ProcessInfo.processInfo.environment["SCENEC_PICTURES"] {
        try svg.write(toFile: "\(directory)/\(name)-\(style.rawValue).svg", atomically: true, encoding: .utf8)
      }
    }
    theatre.context.style = .light
    return pictures
  }

  private func fill(_ controller: ViewController?, _ text: String) {
    guard let view = controller?.view else { return }
    view.backgroundColor = .systemBackground
    let label = Label(frame: Rect(x: 20, y: 60, width: 280, height: 40))
    label.text = text
    view.addSubview(label)
  }

  @Test("The layouts of a split view match the recorded pictures in light and dark mode")
  func split() throws {
    let alive = try withSplit(.padWide, stacked: true) { split, _, theatre, harness in
      fill((split.primary as? NavigationController)?.topViewController, "Entries")
      fill(split.secondary, "An entry")
      var pictures = try look(theatre, "split-wide")
      theatre.window.resize(to: .padHigh)
      split.setDisplayMode(.primaryOverlay, animated: true)
      harness.advance(seconds: 0.1)
      pictures.formUnion(try look(theatre, "split-coming"))
      harness.advance(seconds: 1)
      pictures.formUnion(try look(theatre, "split-overlay"))
      theatre.window.resize(to: .narrow)
      pictures.formUnion(try look(theatre, "split-narrow"))
      #expect(pictures.count == 8)
    }
    #expect(alive == 0)
  }

  @Test(
    "Half-turned pages match the recorded pictures in light and dark mode",
    arguments: ["scroll", "curl", "book"])
  func pages(name: String) throws {
    let isBook = name == "book"
    let alive = try withPages(
      name == "scroll" ? .scroll : .pageCurl, spine: isBook ? .mid : .min, dots: true,
      size: isBook ? Size(width: 600, height: 400) : nil, showing: isBook ? [1, 2] : [1]
    ) { pages, album, theatre, harness in
      var pictures = try look(theatre, "\(name)-still")
      let finger = try harness.touchDown(in: pages.view, at: Point(x: 300, y: 200))
      for x in stride(from: 290.0, through: 190, by: -10) { harness.move(finger, to: Point(x: x, y: 200)) }
      pictures.formUnion(try look(theatre, "\(name)-first"))
      for x in stride(from: 180.0, through: -60, by: -10) { harness.move(finger, to: Point(x: x, y: 200)) }
      pictures.formUnion(try look(theatre, "\(name)-second"))
      #expect(pictures.count == 6)
      harness.up(finger)
    }
    #expect(alive == 0)
  }
}
