import SceneValues
import Testing

@Suite struct CancellationTests {
  @Test("A request cuts the work of a thread short, and only that work")
  func request() {
    let cancellation = Cancellation()
    #expect(!Cancellation.isRequested)
    cancellation.during {
      #expect(!Cancellation.isRequested)
      cancellation.request()
      #expect(!cancellation.wasNoticed)
      #expect(Cancellation.isRequested && Cancellation.wasNoticed && cancellation.wasNoticed)
      Cancellation().during { #expect(!Cancellation.isRequested && !Cancellation.wasNoticed) }
      #expect(Cancellation.isRequested)
    }
    #expect(!Cancellation.isRequested && !Cancellation.wasNoticed)
  }

  @Test("Work that ends before it notices the request is complete")
  func late() {
    let cancellation = Cancellation()
    cancellation.during { cancellation.request() }
    #expect(cancellation.isRequested && !cancellation.wasNoticed)
  }

  @Test("A lazy value is created again if its creation was canceled")
  func lazyValue() {
    let lazy = Lazy { Cancellation.isRequested ? "part" : "whole" }
    let cancellation = Cancellation()
    cancellation.request()
    #expect(cancellation.during { lazy.value } == "part")
    #expect(lazy.known == nil)
    #expect(lazy.value == "whole")
    #expect(cancellation.during { lazy.value } == "whole")
  }
}
