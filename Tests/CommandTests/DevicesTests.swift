import Foundation
import Testing

@Suite("scenec devices")
struct DevicesTests {
  private struct Listing: Decodable {
    struct Insets: Decodable, Equatable {
      let top, left, bottom, right: Double
    }
    struct Screen: Decodable {
      let width, height: Double
      let safeArea: Insets
      let horizontal, vertical: String
      let navigationBar, largeTitleBar, toolbar, tabBar, margin: Double
    }
    struct Device: Decodable {
      let id, title: String
      let names: [String]
      let idiom: String
      let scale: Double
      let portrait, landscape: Screen
    }
    let version: Int
    let devices: [Device]
  }

  private func listing() throws -> Listing {
    let outcome = try TestDirectory().scenec("devices", "--json")
    #expect(outcome.status == 0)
    return try JSONDecoder().decode(Listing.self, from: outcome.output)
  }

  @Test("Lists the screen size, safe areas, and bar heights of a device")
  func facts() throws {
    let listing = try listing()
    #expect(listing.version == 1)
    let phone = try #require(listing.devices.first { $0.id == "retina6_12" })
    #expect(phone.names.contains("iphone-16") && phone.idiom == "phone" && phone.scale == 3)
    #expect(phone.portrait.width == 393 && phone.portrait.height == 852)
    #expect(phone.portrait.safeArea == Listing.Insets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(phone.landscape.width == 852 && phone.landscape.height == 393)
    #expect(phone.landscape.safeArea == Listing.Insets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(phone.portrait.vertical == "regular" && phone.landscape.vertical == "compact")
    #expect(phone.portrait.navigationBar == 44 && phone.landscape.navigationBar == 32)
    let pad = try #require(listing.devices.first { $0.id == "ipad9_7" })
    #expect(pad.portrait.horizontal == "regular" && pad.portrait.tabBar == 50 && pad.portrait.margin == 20)
  }

  @Test("Device names are unique, and 'layout' accepts every name and identifier")
  func names() throws {
    let devices = try listing().devices
    let all = devices.flatMap { Set([$0.id] + $0.names) }
    #expect(Set(all).count == all.count)
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    for device in devices {
      #expect(
        device.portrait.height == device.landscape.width && device.portrait.width == device.landscape.height)
    }
    for name in ["RETINA4_7", "iPhone-SE", "iphone-16", "ipad-11"] {
      #expect(try workspace.scenec("layout", "a.scene", "--device", name).status == 0, "\(name)")
    }
  }

  @Test("'devices' prints a table by default")
  func table() throws {
    let text = try TestDirectory().scenec("devices").text
    #expect(text.hasPrefix("id "))
    #expect(text.contains("retina4_7        iphone-se "))
  }
}
