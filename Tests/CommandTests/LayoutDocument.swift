import Foundation
import Testing

struct LayoutDocument: Decodable {
  struct Rect: Decodable, Equatable {
    let x, y, width, height: Double
  }
  struct Object: Decodable {
    let id: String?
    let element: String
    let scene: String?
    let frame: Rect
    let saved: Rect?
    let difference: Double?
    let cause: String?
    let file: String?
  }
  let version: Int
  let objects: [Object]

  subscript(_ id: String) -> Object? { objects.first { $0.id == id } }

  func frame(_ id: String) -> [Double]? {
    self[id].map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
  }

  /// Lays out files in a temporary directory.
  ///
  /// - Parameters:
  ///   - files: The texts of the files, by name.
  ///   - arguments: The arguments of `scenec layout --json`.
  /// - Throws: An error if the output is not JSON of this form.
  init(of files: [String: String], _ arguments: [String]) throws {
    let outcome = try TestDirectory(files).scenec(["layout", "--json"] + arguments, input: Data())
    #expect(outcome.status < 2, "\(outcome.errors)")
    self = try JSONDecoder().decode(Self.self, from: outcome.output)
  }
}
