import ArgumentParser
import SceneAnalysis
import SceneFiles

struct LayoutOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Also report misplaced and overlapping views, views outside their superviews, and truncated text, on \
      the specified screens, as in 'devices=iphone-se,ipad-11,locales=de,ar,pseudo'. If you specify no \
      screens, those in the configuration are used or, if there are none, the device in each file. \
      Default: the value of 'layout' in the configuration. If it is not set, only conflicting constraints \
      and ambiguous views are reported, on the device in each file.
      """, valueName: "screens"))
  var layout: String?
  @Flag(help: "Do not solve constraints. Layout rules are skipped.")
  var noLayout = false

  func validate() throws {
    guard layout == nil || !noLayout else {
      throw ValidationError("'--layout' and '--no-layout' cannot be used together.")
    }
    _ = try screens
  }

  var choice: LayoutChoice {
    if noLayout { return .off }
    if let screens = try? screens { return .screens(screens) }
    return layout == nil ? .configured : .on
  }

  private var screens: LayoutScreens? {
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
