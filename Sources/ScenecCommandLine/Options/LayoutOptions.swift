import ArgumentParser
import SceneAnalysis
import SceneFiles

struct LayoutOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Solve constraints and report layout problems, such as conflicting constraints, misplaced views, and \
      truncated text. The optional value specifies the screens to check, as in \
      'devices=iphone-se,ipad-11,locales=de,ar,pseudo'. Default: the screens in the configuration or, if it \
      specifies none, the device in each file.
      """, valueName: "screens"))
  var layout: String?

  func validate() throws { _ = try screens }

  var isWanted: Bool { layout != nil }

  var screens: LayoutScreens? {
    get throws {
      guard let layout, layout != LayoutScreens.own else { return nil }
      do throws(Failure) {
        return try LayoutScreens(layout)
      } catch {
        throw ValidationError("'--layout \(layout)': \(error.message).")
      }
    }
  }

  /// Returns the arguments with an explicit value for `--layout`. If the next argument describes screens, it is the
  /// value and remains unchanged. Otherwise, the default value is added.
  static func spelledOut(_ arguments: [String]) -> [String] {
    var result: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { return result + arguments[index...] }
      let next = arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
      let isAlone = argument == "--layout" && next.map(LayoutScreens.isWritten) != true
      result.append(isAlone ? "--layout=\(LayoutScreens.own)" : argument)
    }
    return result
  }
}
