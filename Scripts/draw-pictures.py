#!/usr/bin/env python3
"""Draws the pictures that come with Segue, the same to the last byte on every machine.

    Scripts/draw-pictures.py [NAME ...]      all, or those named

Nothing but Python is needed. The pictures are made to survive being shown forty cells wide: large
shapes, light against dark, no fine grain.
"""
import pathlib
import sys

from pictures import city, forest, garden, herbs, mountains

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources/SegueScenes/Resources/Pictures"

PICTURES = {
    "mountains": mountains.draw,
    "city": city.draw,
    "forest": forest.draw,
    "garden": garden.draw,
    "basil": herbs.draw_basil,
    "marjoram": herbs.draw_marjoram,
    "rosemary": herbs.draw_rosemary,
    "saffron": herbs.draw_saffron,
}


def main(names):
    unknown = [name for name in names if name not in PICTURES]
    if unknown:
        sys.exit(f"no picture is called {', '.join(unknown)}; there are {', '.join(PICTURES)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or PICTURES:
        path = FOLDER / f"{name}.png"
        path.write_bytes(PICTURES[name]().png())
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
