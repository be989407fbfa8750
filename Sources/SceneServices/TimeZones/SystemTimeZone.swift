import ScenePlatform
import SceneValues

package struct SystemTimeZone {
  private let variable: (String) -> String?
  private let localTime: String
  private let directory: TimeZoneDirectory

  package init(
    variable: @escaping (String) -> String? = { getenv($0).map { String(cString: $0) } },
    localTime: String = "/etc/localtime"
  ) {
    self.variable = variable
    self.localTime = localTime
    directory = TimeZoneDirectory(variable: variable)
  }

  package var timeZone: TimeZone { specified ?? TimeZone.gmt }

  private var specified: TimeZone? {
    guard let text = variable("TZ") else { return ofFile(localTime) }
    let name = text.first == ":" ? String(text.dropFirst()) : text
    if name.isEmpty { return TimeZone.fixed("UTC") }
    if name.first == "/" { return ofFile(name) }
    // In `TZ`, `GMT+5` is a POSIX rule with an offset of five hours to the west.
    if let bytes = try? directory.file(of: name), let zone = try? TimeZone(identifier: name, data: bytes) {
      return zone
    }
    if let rule = DaylightSavingRule(name.utf8) {
      return TimeZone(identifier: name, rules: TimeZoneRules(initial: rule.standard, rule: rule))
    }
    return TimeZone.fixed(name)
  }

  private func ofFile(_ path: String) -> TimeZone? {
    guard let bytes = try? TimeZoneDirectory.bytes(of: path) else { return nil }
    return try? TimeZone(identifier: Self.identifier(ofFile: path) ?? "localtime", data: bytes)
  }

  /// Returns the identifier that a path ends with. `/etc/localtime` is usually a link to a file in the database.
  private static func identifier(ofFile path: String) -> String? {
    for path in [path, link(path), realpath(path, nil).map(text)] {
      guard let path, let start = path.indexAfterLast("/zoneinfo/") else { continue }
      let name = String(path[start...])
      if TimeZoneDirectory.isName(name) { return name }
    }
    return nil
  }

  private static func text(_ pointer: UnsafeMutablePointer<CChar>) -> String {
    defer { free(pointer) }
    return String(cString: pointer)
  }

  private static func link(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      let count = readlink(path, buffer.baseAddress!, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: buffer[..<count].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}

extension String {
  fileprivate func indexAfterLast(_ text: String) -> Index? {
    var start = endIndex
    while true {
      if self[start...].hasPrefix(text) { return index(start, offsetBy: text.count) }
      guard start > startIndex else { return nil }
      start = index(before: start)
    }
  }
}
