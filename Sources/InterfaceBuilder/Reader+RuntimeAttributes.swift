import SceneSyntax

extension Reader {
  mutating func runtimeAttributes(_ index: Int) {
    openGroup(index)
    for child in tree.children(of: index) {
      guard elementName(child) == "userDefinedRuntimeAttribute", let key = attribute(.keyPath, of: child),
        let type = text(.type, of: child), let (word, value) = runtimeValue(child, type)
      else {
        keep(child)
        continue
      }
      begin("runtimeAttribute", child)
      out.append(out.name("key"), copying: key)
      write("type", word, at: child)
      let place = attribute(.value, of: child)?.valueRange ?? tree.elements[child].tagRange
      out.append(out.name("value"), value, at: place)
      finish(child, [.keyPath, .type, .value])
    }
  }

  private mutating func runtimeValue(_ index: Int, _ type: String) -> (String, String)? {
    let nested = tree.children(of: index).first { text(.key, of: $0) == "value" }
    switch (type, nested) {
    case ("string", nil), ("localizedString", nil): return text(.value, of: index).map { ("string", $0) }
    case ("image", nil): return text(.value, of: index).flatMap { $0.isEmpty ? nil : ("image", $0) }
    case ("boolean", nil): return text(.value, of: index).map { ("bool", $0 == "YES" ? "true" : "false") }
    case (_, let nested?):
      let value: (String, String)?
      switch (type, elementName(nested)) {
      case ("string", "string"), ("localizedString", "string"), ("string", "mutableString"):
        value = ("string", text(in: nested))
      case ("number", "integer"), ("number", "real"):
        value = text(.value, of: nested).map { ("number", Number.plain($0)) }
      case ("point", "point"): value = ("point", numbers([.x, .y], of: nested))
      case ("size", "size"): value = ("size", numbers([.width, .height], of: nested))
      case ("rect", "rect"): value = ("rect", numbers([.x, .y, .width, .height], of: nested))
      case ("color", "color"): value = color(nested).map { ("color", $0) }
      default: value = nil
      }
      if value != nil { markAll(nested, .understood) }
      return value
    default: return nil
    }
  }
}
