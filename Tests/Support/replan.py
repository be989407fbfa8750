#!/usr/bin/env python3
"""replan.py SCENEC SCRATCH FOLDER: runs and tests the host app of README.md ten times, each time with a new build plan of SwiftPM.

The test and its target are the first examples on the page 'Test an app'.

After `swift run NAME`, the plan for `swift test` contains all products of scenec, including the plugin of the macros. All of them
must compile, although `traits: []` removes dependencies of some. SCENEC compiles the scene, SCRATCH is the build folder of SwiftPM,
and the host app is written to FOLDER. A warning is a failure.
"""

import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROUNDS = 10


def write_host(folder):
    """Writes the files of README.md, and the test and its target on the page 'Test an app'."""
    page = (ROOT / 'README.md').read_text(encoding='utf-8')
    scene = re.search(r'```xml\n(.*?)```', page, re.S)[1]
    blocks = re.findall(r'```swift\n(.*?)```', page, re.S)
    controller, = (block for block in blocks if 'class CounterViewController' in block)
    main, = (block for block in blocks if block.startswith('import SceneUI') and 'Application.main' in block)
    manifest, = (block for block in blocks if 'swift-tools-version' in block)
    manifest, packages = re.subn(r'\.package\(path: "\.\./scenec", traits: \[\]\)',
                                 f'.package(name: "scenec", path: "{ROOT}", traits: [])', manifest)
    page = (ROOT / 'Sources/SceneUI/SceneUI.docc/Testing.md').read_text(encoding='utf-8')
    test, target = re.findall(r'<!-- not compiled: replan.py [^\n]* -->\n```swift\n(.*?)```', page, re.S)
    manifest, targets = re.subn(r'\n  \]\)\n$', lambda _: f',\n    {target}  ])\n', manifest)
    assert (packages, targets) == (1, 1), manifest
    shutil.rmtree(folder, ignore_errors=True)
    for path, text in {
        'Package.swift': manifest, 'Sources/Counter/Counter.scene': scene, 'Sources/Counter/main.swift': main,
        'Sources/Counter/CounterViewController.swift': controller, 'Tests/CounterTests/CounterTests.swift': test,
    }.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding='utf-8')


def main():
    scenec, scratch, folder = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    write_host(folder)
    subprocess.run([scenec, 'compile', 'Sources/Counter/Counter.scene', '-o', 'Counter.scenec'], cwd=folder, check=True)
    for number in range(ROUNDS):
        (scratch / 'debug.yaml').unlink(missing_ok=True)
        # With a name, the plan contains all products of scenec; without one, only those that the host app uses.
        for command in [['run'] if number % 2 else ['run', 'Counter'], ['test']]:
            outcome = subprocess.run(
                ['swift', command[0], '--scratch-path', scratch, *command[1:]], cwd=folder, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, text=True)
            found = [line for line in outcome.stdout.splitlines() if re.search(r'\b(error|warning): ', line)]
            if outcome.returncode != 0 or found:
                sys.exit('\n'.join([f'round {number + 1}: swift {" ".join(command)} ended with {outcome.returncode}']
                                   + (found or outcome.stdout.splitlines())[-20:]))
            print(f'round {number + 1}: swift {" ".join(command)}', flush=True)
    (scratch / 'debug.yaml').unlink(missing_ok=True)


main()
