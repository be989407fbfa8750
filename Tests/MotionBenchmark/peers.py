"""Prints what MotionBenchmark takes for a frame of each of its films, and what rlottie takes for the same one in the same run.

    python3 peers.py PROGRAM [RLOTTIE]

rlottie is Samsung's player of Lottie documents, which says for each frame what is where, as the library does, or draws it. RLOTTIE
is rlottie.c, built; without it, nothing is compared.
"""

import subprocess
import sys
import tempfile

FRAME = 1000 / 60


def main():
    program, peer = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
    own = None
    for line in subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines():
        name, count, *figures = line.split("\t")
        time, seen, written = map(float, figures)
        own = own or time + seen
        print(f"{count} views, {name}, 60 frames a second: {share(time + seen)} of a core ({time + seen:.2f} ms a frame: ", end="")
        print(f"{time:.3f} for time to pass, {seen:.2f} for what is seen then); {written:.1f} ms more as SVG")
    if peer is None:
        print("rlottie is not installed: not compared")
        return
    with tempfile.NamedTemporaryFile("w", suffix=".json") as document:
        subprocess.run([program, "--lottie"], check=True, stdout=document)
        result = subprocess.run([peer, document.name, "600"], check=True, capture_output=True, text=True).stdout
    count, tree, pixels = map(float, result.split("\t"))
    print(f"rlottie, the first of these, {count:.0f} layers: {share(tree)} of a core ({tree:.2f} ms a frame); {pixels:.1f} ms with pixels")
    print(f"  scenec takes {own / tree:.1f} times as long as rlottie for where everything is")


def share(milliseconds):
    return f"{milliseconds / FRAME:.1%}"


main()
