import SceneDevices
import SceneUI
import SceneValues

package enum DeviceListing {
  package static var rows: [[String]] {
    [
      [
        "id", "name", "points", "scale", "safe area in portrait",
        "safe area in landscape", "size classes", "also",
      ]
    ]
      + DeviceModel.all.map { model in
        let (upright, sideways) = (model.screen(isLandscape: false), model.screen(isLandscape: true))
        return [
          model.id, model.names[0], "\(text(model.size.width))x\(text(model.size.height))",
          text(model.scale), text(upright.safeArea), text(sideways.safeArea),
          "\(classes(upright)), \(classes(sideways))", model.names.dropFirst().joined(separator: " "),
        ]
      }
  }

  package static var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("devices") { writer in
        writer.array(DeviceModel.all) { writer, model in
          writer.object { writer in
            writer.member("id", model.id)
            writer.member("title", model.title)
            writer.member("names") { $0.array(model.names) { $0.string($1) } }
            writer.member("idiom", model.idiom.rawValue)
            writer.member("scale", model.scale)
            for (name, isLandscape) in [("portrait", false), ("landscape", true)] {
              writer.member(name) { write(model.screen(isLandscape: isLandscape), to: &$0) }
            }
          }
        }
      }
    }
    return writer.text + "\n"
  }

  private static func write(_ screen: DeviceScreen, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("width", screen.size.width)
      writer.member("height", screen.size.height)
      writer.member("safeArea") { writer in
        writer.object { writer in
          writer.member("top", screen.safeArea.top)
          writer.member("left", screen.safeArea.left)
          writer.member("bottom", screen.safeArea.bottom)
          writer.member("right", screen.safeArea.right)
        }
      }
      writer.member("horizontal", screen.horizontal.rawValue)
      writer.member("vertical", screen.vertical.rawValue)
      writer.member("navigationBar", screen.bars.navigation)
      writer.member("largeTitleBar", screen.bars.largeTitle)
      writer.member("toolbar", screen.bars.toolbar)
      writer.member("tabBar", screen.bars.tab)
      writer.member("margin", screen.margin)
    }
  }

  private static func classes(_ screen: DeviceScreen) -> String {
    "\(screen.horizontal.rawValue) \(screen.vertical.rawValue)"
  }

  private static func text(_ number: Double) -> String { Value.number(number) }

  private static func text(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: " ")
  }
}
