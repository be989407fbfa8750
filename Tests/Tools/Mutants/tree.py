"""Makes a copy of the package that has all faults in it, each behind a switch, and builds it."""

import os
import re
import subprocess
import sys

from faults import ROOT, Stale, switched

# The environment says which fault is on, and where to note which were come by. The file is opened to append: whoever
# the tests start writes into the same.
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
    """What the copy has in place of the package's own files, or besides them."""
    result = {path: text.encode() for path, text in switched(faults).items()}
    result["Package.swift"] = package(open(f"{ROOT}/Package.swift", encoding="utf-8").read()).encode()
    result["Sources/Mutants/Mutants.swift"] = SWITCHES.replace("COUNT", str(len(faults) + 1)).encode()
    return result


def make(faults, tree):
    """Writes only what has changed, so that only that is built anew."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
        capture_output=True).stdout.decode().split("\0")
    own = replaced(faults)
    # What was resolved spares the copy to ask the network.
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
    """Lets each module import the switches, allows warnings, and drops the plugins, which would build everything twice."""
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
        raise Stale(f"Package.swift: '{old.strip()}' stands there {text.count(old)} times, not once")
    return text.replace(old, new)


def build(tree):
    print(f"Building {tree}")
    # Else the compiler is told of traits in another order each time, and all is built anew.
    environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}
    if subprocess.run(["swift", "build", "--build-tests", "--package-path", tree], env=environment).returncode:
        sys.exit("The copy with the faults does not build: a fault is one that the compiler finds")
