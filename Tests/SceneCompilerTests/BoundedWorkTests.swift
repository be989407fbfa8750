import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SceneUI
import SceneValidation
import TestSupport
import Testing

/// The amount of work is proportional to the size of the input. It is measured in parser events and rule
/// steps, which are the same on all machines.
@Suite("The work of checks is proportional to the input")
struct BoundedWorkTests {
  private static let mutations = RandomSeeds.of(10_000).count
  /// The maximum number of events and steps per byte.
  private static let mostPerByte = 1.0

  /// Runs the whole front end: parsing, analysis, all rules including those of the project, compilation and
  /// verification.
  @Test("The work to process a damaged scene is limited by the scene's size")
  func ofMutatedScenes() async throws {
    let specimens = Specimen.all
    let share = Self.mutations / specimens.count + 1
    let worst = await withTaskGroup(of: Double.self) { group in
      for (number, specimen) in specimens.enumerated() {
        group.addTask {
          var chance = Chance(seed: UInt64(number))
          return (0..<share).map { _ in Self.work(on: specimen, chance.mutated(specimen.source.bytes)) }
            .max()!
        }
      }
      return await group.reduce(0, max)
    }
    print("\(share * specimens.count) mutations: at most \(worst) events and steps for a byte")
    #expect(worst <= Self.mostPerByte)
    // Fails if nothing is counted.
    #expect(worst > 0.1)
  }

  private static func work(on specimen: Specimen, _ bytes: [UInt8]) -> Double {
    var compiler = SceneCompiler(vocabulary: specimen.vocabulary)
    compiler.optionalRules = Set(SceneRules.descriptions.filter(\.isOffByDefault).map(\.id))
    let work = CheckWork()
    let source = SourceText(path: specimen.source.path, bytes: bytes)
    let diagnostics = compiler.validate([source], counting: work)
    for diagnostic in diagnostics where Int(diagnostic.location.range.end) > bytes.count {
      Issue.record("\(diagnostic) points behind the end of \(String(decoding: bytes, as: UTF8.self))")
    }
    do {
      if !diagnostics.hasErrors {
        _ = try Archive(bytes: try #require(compiler.compile(source).bytes))
      }
    } catch {
      Issue.record("\(error): \(String(decoding: bytes, as: UTF8.self))")
    }
    return Double(work.total) / Double(max(bytes.count, 64))
  }

  struct Growth: CustomStringConvertible, Sendable {
    var description: String
    /// The repeated part of a scene; `#` is replaced with a number.
    var piece: String
    var isInView = true
  }

  static let growths = [
    Growth(
      description: "references to nothing", piece: "<view><outlet property='a' destination='no#'/></view>"),
    Growth(
      description: "siblings without id, each with a diagnostic",
      piece: "<label txet='a' frame='9000 9000 9 9'/>"),
    Growth(
      description: "instructions that silence nothing",
      piece: "<?scenec ignore frame-outside-superview reason='r'?><label text='a'/>"),
    Growth(
      description: "instructions that silence something",
      piece: "<?scenec ignore frame-outside-superview reason='r'?><button frame='-90 0 9 9'/>"),
    Growth(description: "unknown elements", piece: "<lable/>"),
    Growth(description: "elements that stand wrong", piece: "<tableViewCell/><scene/>"),
    Growth(
      description: "constraints",
      piece: "<label id='l#' text='a'><constraint equation='top = l0.bottom + #'/></label>"),
    Growth(description: "one id for all", piece: "<label id='a' text='a'/>"),
    Growth(
      description: "texts",
      piece: "<label text='a'><runtimeAttribute key='text' type='string' value='a'/></label>"),
    Growth(
      description: "scenes in a row",
      piece: """
        <scene><viewController id='c#'><segue kind='show' destination='c#'/>\
        <segue kind='show' identifier='i' destination='c0'/></viewController></scene>
        """, isInView: false),
    Growth(
      description: "scenes that nothing leads to", piece: "<scene><viewController id='c#'/></scene>",
      isInView: false),
    Growth(
      description: "containers in each other",
      piece: "<scene><navigationController id='c#' rootViewController='c0'/></scene>", isInView: false),
    Growth(
      description: "segues into other files",
      piece: """
        <scene><viewController id='c#'>\
        <segue kind='present' identifier='i' destination='Grown#c#'/></viewController></scene>
        """, isInView: false),
    Growth(
      description: "ways back",
      piece: """
        <scene><viewController id='c#'><view><button title='a'>\
        <segue kind='unwind' action='back#:'/></button></view></viewController></scene>
        """, isInView: false),
  ]

  /// Four times the input takes four times the work if it is linear, and sixteen times if it is quadratic.
  @Test(
    "Four times the input requires less than five times the work", arguments: growths)
  func growth(_ growth: Growth) throws {
    let few = Self.work(on: growth, count: 100)
    let many = Self.work(on: growth, count: 400)
    #expect(many < few * 5, "\(few) become \(many)")
  }

  private static func work(on growth: Growth, count: Int) -> Int {
    let pieces = (0..<count).map {
      growth.piece.replacing("#c", with: "!c").replacing("#", with: "\($0)").replacing("!c", with: "#c")
    }
    .joined(separator: "\n")
    let content =
      growth.isInView
      ? "<scene><viewController id='c0'><view frame='0 0 100 100'>\(pieces)</view></viewController></scene>"
      : pieces
    let text = "<storyboard version='1' initial='c0'>\(content)</storyboard>"
    let work = CheckWork()
    _ = SceneCompiler(vocabulary: Registry.library.vocabulary)
      .validate([SourceText(path: "Grown.scene", text)], counting: work)
    return work.total
  }
}

extension Chance {
  /// Changes, removes or inserts one to three bytes, or repeats a sequence of bytes.
  fileprivate mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(3) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(4) {
      case 0: bytes[place] = UInt8(below(256))
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(pick(Array("<>/&'\"=# .a1".utf8)), at: place)
      default:
        let end = min(place + below(40), bytes.count)
        bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count + 1))
      }
    }
    return bytes
  }
}
