import SceneFiles
import SceneValues

package struct LayoutReport {
  private let files: [LaidOutFile]
  private let namesFiles: Bool
  private let namesScreens: Bool

  package init(
    _ files: [LaidOutFile], namingFiles namesFiles: Bool, namingScreens namesScreens: Bool = false
  ) {
    self.files = files
    (self.namesFiles, self.namesScreens) = (namesFiles, namesScreens)
  }

  package var json: String {
    var writer = JSONWriter()
    let objects = files.flatMap { file in file.objects.map { (file: file, object: $0) } }
    writer.object { writer in
      writer.member("version", 1)
      writer.member("objects") { writer in
        writer.array(objects) { writer, item in
          writer.object { writer in
            if namesFiles { writer.member("file", item.file.path) }
            if namesScreens { Self.member("screen", item.file.screen, of: &writer) }
            Self.write(item.object, to: &writer)
          }
        }
      }
    }
    return writer.text + "\n"
  }

  private static func write(_ object: LaidOutObject, to writer: inout JSONWriter) {
    func member(_ key: String, _ text: String?) { Self.member(key, text, of: &writer) }
    func member(_ key: String, _ rect: Rect?) {
      writer.member(key) { writer in
        guard let rect else { return writer.word("null") }
        writer.object { writer in
          for (key, number) in [
            ("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height),
          ] { writer.member(key, number.shortened) }
        }
      }
    }
    member("id", object.id)
    writer.member("element", object.element)
    member("scene", object.scene)
    member("frame", object.frame)
    member("saved", object.saved)
    writer.member("difference") { writer in
      if let difference = object.difference {
        writer.number(difference.shortened)
      } else {
        writer.word("null")
      }
    }
    member("cause", object.cause?.rawValue)
  }

  private static func member(_ key: String, _ text: String?, of writer: inout JSONWriter) {
    writer.member(key) { writer in
      if let text { writer.string(text) } else { writer.word("null") }
    }
  }

  private func title(of file: LaidOutFile) -> String? {
    guard namesScreens else { return namesFiles ? file.path.printable : nil }
    return namesFiles ? file.title.printable : file.screen ?? "the file's own screen"
  }

  package var frames: String {
    var text = ""
    for file in files {
      let title = title(of: file)
      if let title { text += (text.isEmpty ? "" : "\n") + "\(title)\n" }
      var scene: String??
      for object in file.objects {
        if scene != .some(object.scene) || object.depth == 0 {
          if !text.isEmpty, title.map({ text.hasSuffix("\($0)\n") }) != true { text += "\n" }
          text += "scene \((object.scene ?? "without an id").printable)\n"
          scene = object.scene
        }
        let name = [object.element, object.id].compactMap { $0 }.joined(separator: " ")
        text += String(repeating: "  ", count: object.depth + 1) + "\(name.printable)  \(object.frame.text)\n"
      }
    }
    return text
  }
}

extension Double {
  fileprivate var shortened: Double {
    let short = (self * 1000).rounded() / 1000
    return short == 0 ? 0 : short
  }
}

extension Rect {
  var text: String {
    [minX, minY, width, height].map { Value.number($0.shortened) }.joined(separator: " ")
  }
}
