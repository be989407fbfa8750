"""Makes a copy of the package that contains all faults, each behind a switch, and builds it."""

import os
import re
import subprocess
import sys

from faults import ROOT, Stale, switched

# The environment selects a fault, and a log of the faults that are reached. The log is opened in append mode, because
# processes that the tests start write to the same file.
SWITCHES = """\
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

public enum Mutants {
  private static let chosen: Int = getenv("SCENEC_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
  private static let log: Int32 =
    getenv("SCENEC_MUTANT_LOG").map { open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666) } ?? -1
  nonisolated(unsafe) private static let reached: UnsafeMutablePointer<Bool> = {
    let flags = UnsafeMutablePointer<Bool>.allocate(capacity: COUNT)
    flags.initialize(repeating: false, count: COUNT)
    return flags
  }()

  @inline(never)
  public static func on(_ number: Int) -> Bool {
    if log >= 0, !reached[number] { note(number) }
    return number == chosen
  }

  private static func note(_ number: Int) {
    reached[number] = true
    let line = Array("\\(number)\\n".utf8)
    _ = write(log, line, line.count)
  }
}
"""


def replaced(faults):
    """Returns the files of the copy that differ from those of the package: {path: content}."""
    result = {path: text.encode() for path, text in switched(faults).items()}
    result["Package.swift"] = package(open(f"{ROOT}/Package.swift", encoding="utf-8").read()).encode()
    result["Sources/Mutants/Mutants.swift"] = SWITCHES.replace("COUNT", str(len(faults) + 1)).encode()
    return result


def make(faults, tree):
    """Writes the copy. Files without changes are not written, so SwiftPM does not compile them again."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
        capture_output=True).stdout.decode().split("\0")
    own = replaced(faults)
    # With Package.resolved, SwiftPM does not need the network.
    names += ["Package.resolved"]
    wanted = {name for name in names if name and os.path.isfile(f"{ROOT}/{name}")} | set(own)
    for name in sorted(wanted):
        content = own.get(name) or open(f"{ROOT}/{name}", "rb").read()
        write(f"{tree}/{name}", content, os.stat(f"{ROOT}/{name}").st_mode if name in names else 0o644)
    for part in ["Sources", "Tests"]:
        for folder, _, files in os.walk(f"{tree}/{part}"):
            for file in files:
                if os.path.relpath(f"{folder}/{file}", tree) not in wanted:
                    os.remove(f"{folder}/{file}")


def write(path, content, mode):
    try:
        if open(path, "rb").read() == content:
            return
    except OSError:
        os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)
    os.chmod(path, mode & 0o777)


def package(text):
    """Changes Package.swift: each module imports the switches, warnings are allowed, and there are no plugins.

    With plugins, SwiftPM would build everything twice.
    """
    text = exchange(text, "[.treatAllWarnings(as: .error)]", "[]")
    text = exchange(text, "  .target(\n    name: name, dependencies: dependencies(names) + also,",
                    '  .target(\n    name: name, dependencies: dependencies(names) + also + ["Mutants"],')
    text = exchange(text, "\n  targets: [\n", '\n  targets: [\n    .target(name: "Mutants"),\n')
    while match := re.search(r"\n *\.plugin\(", text):
        depth, end = 1, match.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        text = text[: match.start()] + text[end:].removeprefix(",")
    return text


def exchange(text, old, new):
    if text.count(old) != 1:
        raise Stale(f"Package.swift: '{old.strip()}' must occur once, but occurs {text.count(old)} times")
    return text.replace(old, new)


def build(tree):
    print(f"Building {tree}")
    # Without this, SwiftPM passes traits to the compiler in another order each time, and everything is built again.
    environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}
    if subprocess.run(["swift", "build", "--build-tests", "--package-path", tree], env=environment).returncode:
        sys.exit("The copy with the faults does not build. Change the fault that the compiler rejects.")
