import Foundation
import SceneValues

/// Reads JSON as the server does.
enum JSONValueReader {
  static func value(_ data: Data) throws -> JSONValue { try JSONValue(bytes: Array(data)) }
}
