import SceneDiagnostics
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
      if let catalog = attribute(.catalog, of: child) {
        out.append(out.name("ib:catalog"), copying: catalog)
        mark(.catalog, of: child)
      }
      let place = place(ofValue: child)
      out.append(out.name("value"), value, at: place)
      finish(child, [.keyPath, .type, .value])
    }
  }

  private func place(ofValue index: Int) -> SourceRange {
    if let written = attribute(.value, of: index) { return written.valueRange }
    let nested = tree.children(of: index).first { text(.key, of: $0) == "value" }
    let name = nested.flatMap { attribute(.name, of: $0) ?? attribute(.image, of: $0) }
    return name?.valueRange ?? tree.elements[index].tagRange
  }

  private mutating func runtimeValue(_ index: Int, _ type: String) -> (String, String)? {
    let written = text(.value, of: index)
    guard let nested = tree.children(of: index).first(where: { text(.key, of: $0) == "value" }) else {
      switch type {
      case "string", "localizedString": return ("string", written ?? "")
      case "boolean": return ("bool", written == "YES" ? "true" : "false")
      case "number": return written.map { ("number", Number.plain($0)) }
      case "image": return written.flatMap { $0.isEmpty ? nil : ("image", $0) } ?? ("nil", "")
      case "nil": return ("nil", "")
      default: return nil
      }
    }
    let value: (String, String)?
    switch (type, elementName(nested)) {
    case (_, "nil"): value = ("nil", "")
    case ("string", "string"), ("localizedString", "string"), ("string", "mutableString"),
      ("localizedString", "mutableString"):
      value = ("string", text(in: nested))
    case ("number", "integer"), ("number", "real"):
      value = text(.value, of: nested).map { ("number", Number.plain($0)) }
    case ("boolean", "bool"): value = ("bool", text(.value, of: nested) == "YES" ? "true" : "false")
    case ("point", "point"): value = ("point", numbers([.x, .y], of: nested))
    case ("size", "size"): value = ("size", numbers([.width, .height], of: nested))
    case ("rect", "rect"): value = ("rect", numbers([.x, .y, .width, .height], of: nested))
    case ("range", "range"): value = ("range", numbers([.location, .length], of: nested))
    case ("color", "color"): value = color(nested).map { ("color", $0) }
    case ("image", "imageReference"): value = text(.image, of: nested).map { ("image", $0) }
    default: value = nil
    }
    if value != nil { markAll(nested, .understood) }
    return value
  }
}
