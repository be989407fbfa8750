import Foundation
import TestSupport
import Testing

/// The maintainer field of the Debian packages that `make package` builds.
@Suite("Package maintainers")
struct PackageMaintainerTests {
  /// A folder with the maintainer settings and a script that replaces the packager and reports that it was
  /// called.
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory(Makefiles.texts())
    let script = ".packaging/maintainer.sh"
    try Executable.place(Golden.project(script), at: directory.url(script))
  }

  private func named(_ maintainer: String) throws -> (status: Int32, text: String, errors: String) {
    let outcome = try Program.shell(
      ".packaging/maintainer.sh", in: directory.directory, environment: ["MAINTAINER": maintainer])
    return (outcome.status, outcome.text, outcome.errors)
  }

  @Test(
    "Debian packages contain the maintainer that the build specifies",
    arguments: ["Ada Lovelace <ada@example.org>", "Jürgen Ö. Groß-Müller <j.g+scenec@mail.example>"])
  func packagesContainGivenMaintainer(_ maintainer: String) throws {
    let outcome = try named(maintainer)
    #expect(outcome.status == 0)
    #expect(outcome.text == "\(maintainer)\n")
  }

  @Test("The authors of scenec are the default maintainer of Debian packages")
  func authorIsDefaultMaintainer() throws {
    let outcome = try named("")
    #expect(outcome.status == 0)
    #expect(outcome.text == "The authors of scenec <scenec@localhost>\n")
  }

  /// A line break would start another field of the package.
  @Test(
    "Rejects a package maintainer without a name or a valid address",
    arguments: [
      "Ada Lovelace", "<ada@example.org>", "Ada <ada>", "Ada <a da@example.org>",
      "Ada <ada@example.org> Lovelace",
      "Ada <ada@example.org>\nDepends: bob <b@c>",
    ])
  func rejectsInvalidMaintainer(_ maintainer: String) throws {
    let outcome = try named(maintainer)
    #expect(outcome.status == 64)
    #expect(outcome.text == "")
    #expect(outcome.errors.contains("Ada Lovelace <ada@example.org>"))
  }

  /// The maintainer is checked first, because the build takes 15 minutes.
  @Test("'make package' rejects an invalid maintainer before it builds anything")
  func rejectsInvalidMaintainerBeforeBuilding() throws {
    let outcome = try Program.shell(
      "make package MAINTAINER=Ada", in: directory.directory,
      environment: ["MAKEFLAGS": "", "PATH": "/usr/bin:/bin"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Set MAINTAINER to a name and an address"))
    #expect(!outcome.text.contains("apt-get") && !outcome.text.contains("swift"))
  }

  @Test func eachDebianPackageHasMaintainerField() throws {
    let folder = Golden.project(".packaging/control")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["scenec", "scenec-pixels", "scenec-preview"])
    for name in names {
      let control = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(control.contains("\nMaintainer: @MAINTAINER@\n"), "\(name)")
    }
  }
}
