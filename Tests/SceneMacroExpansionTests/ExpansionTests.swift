import Testing

@Suite struct ExpansionTests {
  @Test("'@SceneObject' declares members in source order")
  func declaresMembersInOrder() {
    expectExpansion(
      #"""
      /// Counts how often
      /// its "button" was tapped.
      ///
      /// And more.
      @SceneObject final class Counter: ViewController {
        /// Where it is shown.
        @Outlet private weak var label: Label!
        @Outlet var faces: [ClockView] = []
        @Outlet weak var delegate: (any CounterDelegate)?
        @Inspectable var step = 1
        @Inspectable var caption: String?
        private var count = 0

        @Action private func countUp(_ sender: Button) {}
        @Action func reset() {}
        @Action func touch(_ sender: Control, forEvent event: Event?) {}
      }
      """#,
      #"""
      /// Counts how often
      /// its "button" was tapped.
      ///
      /// And more.
      final class Counter: ViewController {
        /// Where it is shown.
        private weak var label: Label!
        var faces: [ClockView] = []
        weak var delegate: (any CounterDelegate)?
        var step = 1
        var caption: String?
        private var count = 0

        private func countUp(_ sender: Button) {}
        func reset() {}
        func touch(_ sender: Control, forEvent event: Event?) {}

        override class var declaration: ClassDeclaration {
          ClassDeclaration(Counter.self, #"Counts how often its "button" was tapped."#) {
            $0.outlet("label", "Where it is shown.", get: {
                $0.label
              }, set: {
                $0.label = $1
              })
            $0.outletCollection("faces") {
              $0.faces = $1
            }
            $0.outlet("delegate", get: {
                $0.delegate
              }, set: {
                $0.delegate = $1
              })
            $0.property("step", default: 1, get: {
                $0.step
              }, set: {
                $0.step = $1
              })
            $0.property("caption", get: {
                $0.caption
              }, set: {
                $0.caption = $1
              })
            $0.action("countUp:") {
              $0.countUp($1)
            }
            $0.action("reset") {
              $0.reset()
            }
            $0.action("touch:forEvent:") {
              $0.touch($1, forEvent: $2)
            }
          }
        }
      }
      """#)
  }

  @Test("'@SceneObject' adds no overrides to a class without a superclass")
  func classWithoutSuperclassHasNoOverrides() {
    expectExpansion(
      """
      @SceneObject public class Model: PlainSceneObject {
        public required init() {}
        public func awakeFromNib() {}
      }
      """,
      """
      public class Model: PlainSceneObject {
        public required init() {}
        public func awakeFromNib() {}

        public class var declaration: ClassDeclaration {
          ClassDeclaration(Model.self)
        }
      }
      """)
  }

  @Test("Explicit macro arguments replace inferred names and texts")
  func macrosUseExplicitArguments() {
    expectExpansion(
      """
      /// Not this.
      @SceneObject("A face.", element: "face") open class Face: View {
        @Outlet("legend") var label: Label?
        @Inspectable("color", localizable: false) var color = Color.white
        @Inspectable(localizable: true) var caption = "-"
        @Action("reset:") func clear(by sender: Any) {}
      }
      """,
      """
      /// Not this.
      open class Face: View {
        var label: Label?
        var color = Color.white
        var caption = "-"
        func clear(by sender: Any) {}

        open override class var declaration: ClassDeclaration {
          ClassDeclaration(Face.self, element: "face", "A face.") {
            $0.outlet("legend", get: {
                $0.label
              }, set: {
                $0.label = $1
              })
            $0.property("color", default: Color.white, get: {
                $0.color
              }, set: {
                $0.color = $1
              })
            $0.property("caption", default: "-", get: {
                $0.caption
              }, set: {
                $0.caption = $1
              })
            $0.localizable("caption")
            $0.action("reset:") {
              $0.clear(by: $1)
            }
          }
        }
      }
      """)
  }

  @Test("A number's range is part of its declaration")
  func numericRanges() {
    expectExpansion(
      """
      @SceneObject final class Face: View {
        /// How bright.
        @Inspectable(in: 0...1) var brightness = 1.0
      }
      """,
      """
      final class Face: View {
        /// How bright.
        var brightness = 1.0

        override class var declaration: ClassDeclaration {
          ClassDeclaration(Face.self) {
            $0.property("brightness", default: 1.0, in: 0 ... 1, "How bright.", get: {
                $0.brightness
              }, set: {
                $0.brightness = $1
              })
          }
        }
      }
      """)
  }

  @Test("'@SceneObject' declares '@Stylable' properties for appearance rules")
  func declaresStylableProperties() {
    expectExpansion(
      """
      @SceneObject final class Face: View {
        @Inspectable @Stylable var dialColor: Color = .white { didSet { setNeedsDisplay() } }
      }
      """,
      #"""
      final class Face: View {
        @Stylable var dialColor: Color = .white { didSet { setNeedsDisplay() } }

        override class var declaration: ClassDeclaration {
          ClassDeclaration(Face.self) {
            $0.property("dialColor", default: .white, appearance: \.$dialColor, get: {
                $0.dialColor
              }, set: {
                $0.dialColor = $1
              })
          }
        }
      }
      """#)
  }

  @Test("Declares members of an '#if' block under the same condition")
  func preservesConditionalCompilation() {
    expectExpansion(
      """
      @SceneObject final class Face: View {
        #if DEBUG
        @Outlet var label: Label?
        #elseif os(Linux)
        @Outlet var label: TextField?
        #else
        var label: View?
        #endif
        #if DEBUG
        var nothing = 1
        #endif
        private static func declareMembers(_ members: inout ClassMembers<Face>) {}
      }
      """,
      """
      final class Face: View {
        #if DEBUG
        var label: Label?
        #elseif os(Linux)
        var label: TextField?
        #else
        var label: View?
        #endif
        #if DEBUG
        var nothing = 1
        #endif
        private static func declareMembers(_ members: inout ClassMembers<Face>) {}

        override class var declaration: ClassDeclaration {
          ClassDeclaration(Face.self) {
            #if DEBUG
            $0.outlet("label", get: {
                $0.label
              }, set: {
                $0.label = $1
              })
            #elseif os(Linux)
            $0.outlet("label", get: {
                $0.label
              }, set: {
                $0.label = $1
              })
            #else
            #endif
            declareMembers(&$0)
          }
        }
      }
      """)
  }

  @Test("Declares actions whose sender is optional")
  func supportsOptionalSenders() {
    expectExpansion(
      """
      @SceneObject final class Face: View {
        @Action func a(_ sender: Button?) {}
        @Action func b(sender: Button!, forEvent event: Event) {}
      }
      """,
      """
      final class Face: View {
        func a(_ sender: Button?) {}
        func b(sender: Button!, forEvent event: Event) {}

        override class var declaration: ClassDeclaration {
          ClassDeclaration(Face.self) {
            $0.action("a:") { (object, sender: Button) in
              object.a(sender)
            }
            $0.action("bWithSender:forEvent:") { (object, sender: Button, event) in
              object.b(sender: sender, forEvent: event)
            }
          }
        }
      }
      """)
  }
}
