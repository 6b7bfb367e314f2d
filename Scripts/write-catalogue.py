#!/usr/bin/env python3
"""Writes the moving pictures of the library's catalogue: each of its examples, played by the program.

    Scripts/write-catalogue.py PROGRAM PAGE FOLDER    FOLDER/EXAMPLE.svg, and in PAGE a picture behind each example

An example without a script does not move and has none. The pictures are kept in Documentation/Library; a test holds them,
and the page, to the program.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

EXAMPLE = re.compile(r"^```yaml\n(.*?)^```\n(?:\n<img [^>]*>\n)?", re.M | re.S)


def slug(title):
    return "-".join(re.findall(r"[a-z0-9]+", title.lower()))


def play(program, scene, script, picture):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "scene.yaml")
        path.write_text(scene)
        subprocess.run([program, "export", path, "--script", script, "-o", picture], check=True, stderr=subprocess.DEVNULL)


def main(program, page, folder):
    page, folder = pathlib.Path(page), pathlib.Path(folder)
    folder.mkdir(exist_ok=True)
    written = set()

    def shown(found):
        scene = found[1]
        title, script = re.search(r"^title: (.+)$", scene, re.M), re.search(r"^scripts:\n  ([\w-]+):", scene, re.M)
        text = f"```yaml\n{scene}```\n"
        if not (title and script):
            return text
        name = slug(title[1]) + ".svg"
        play(program, scene, script[1], folder / name)
        written.add(name)
        return text + f'\n<img src="Library/{name}" width="180" alt="{title[1]}">\n'

    page.write_text(EXAMPLE.sub(shown, page.read_text()))
    for old in folder.glob("*.svg"):
        if old.name not in written:
            os.remove(old)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
