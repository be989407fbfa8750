import Foundation
import SceneValues

enum JSONValueReader {
  static func value(_ data: Data) throws -> JSONValue { try JSONValue(bytes: Array(data)) }
}
