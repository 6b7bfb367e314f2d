"""What a terminal with kitty's graphics protocol shows of a program's output."""
import base64
import pathlib
import re
import zlib

COMMAND = re.compile(rb"\x1b\[(\d+);(\d+)H|\x1b_G([^;\x1b]*)(?:;([^\x1b]*))?\x1b\\|\x1b\[2J|\x1b\[\?1049[hl]")


SHARED = pathlib.Path("/dev/shm")
"""Where Linux keeps shared memory objects, as files."""


def taken(name, count):
    """What is in a shared memory object, which the terminal removes; black if it is gone."""
    path = SHARED / name.lstrip("/")
    try:
        pixels = path.read_bytes()
        path.unlink()
    except FileNotFoundError:
        return bytes(count)
    return pixels


def left_in_memory(process_id):
    """The shared memory objects of a process that nobody has taken."""
    digits, rest = "", process_id
    for _ in range(5):
        digits, rest = "0123456789abcdefghijklmnopqrstuvwxyz"[rest % 36] + digits, rest // 36
    return [path.name for path in SHARED.glob(f"tty-graphics-protocol-{digits}*")]


class KittyModel:
    """Images by their ids, and where they are placed; whatever is wrong about a command fails the test."""

    def __init__(self):
        self.images, self.placements, self.fed = {}, {}, 0
        self._cursor, self._pending = (0, 0), None

    @property
    def is_whole(self):
        """Whether nothing has come in part only."""
        return self._pending is None

    def feed(self, output):
        """Takes in what a terminal's output has become."""
        for match in COMMAND.finditer(output, self.fed):
            self.fed = match.end()
            row, column, keys, data = match.groups()
            if row:
                self._cursor = int(column) - 1, int(row) - 1
            elif keys is not None:
                self._take(dict(pair.split("=") for pair in keys.decode().split(",")), data or b"")
            else:
                self.placements.clear()
        return self

    def _take(self, keys, data):
        # Nothing but its last part ends what has come in part: kitty 0.26 takes even the next program's image for one.
        if self._pending and keys.get("a") != "d":
            assert set(keys) == {"q", "m"}, keys
            self._pending[1] += data
            if keys["m"] == "1":
                return
            is_cut = not data and keys["q"] == "2"
            (keys, data), self._pending = self._pending, None
            if is_cut:
                return
        elif keys.get("m") == "1":
            self._pending = [keys, data]
            return
        elif keys == {"m": "0", "q": "2"} and not data:
            # The end of nothing, which is an error, but not answered.
            return
        action, number = keys["a"], int(keys.get("i", 0))
        if action == "q":
            return
        if action in "tf":
            pixels = base64.b64decode(data, validate=True)
            if keys.get("t") == "s":
                pixels = taken(pixels.decode(), int(keys["S"]))
            if keys.get("o") == "z":
                pixels = zlib.decompress(pixels)
            width, height = int(keys["s"]), int(keys["v"])
            assert len(pixels) == width * height * 3, keys
            if action == "t":
                self.images[number] = width, height, bytearray(pixels)
            else:
                self._edit(number, int(keys["x"]), int(keys["y"]), width, height, pixels)
        elif action == "p":
            place = {name: int(keys[name]) for name in "xywhcr"}
            width, height, _ = self.images[number]
            assert place["x"] + place["w"] <= width and place["y"] + place["h"] <= height, keys
            self.placements[number, int(keys["p"])] = self._cursor, place
        elif action == "d":
            self._delete(keys, number)

    def _edit(self, number, x, y, width, height, pixels):
        whole, _, image = self.images[number]
        for line in range(height):
            start = ((y + line) * whole + x) * 3
            image[start:start + width * 3] = pixels[line * width * 3:(line + 1) * width * 3]

    def _delete(self, keys, number):
        if keys["d"] == "A":
            self.images.clear()
            self.placements.clear()
        for place in [place for place in self.placements if place[0] == number]:
            if "p" not in keys or int(keys["p"]) == place[1]:
                del self.placements[place]
        if keys["d"] == "I" and "p" not in keys:
            self.images.pop(number, None)

    def pixels(self, cell):
        """The pixels that are seen, by column and row of the terminal's pixels; `cell` is a cell's width and height."""
        seen = {}
        for (number, _), ((column, row), place) in self.placements.items():
            width, _, image = self.images[number]
            assert (place["w"], place["h"]) == (place["c"] * cell[0], place["r"] * cell[1]), "it would be scaled"
            for y in range(place["h"]):
                for x in range(place["w"]):
                    start = ((place["y"] + y) * width + place["x"] + x) * 3
                    seen[column * cell[0] + x, row * cell[1] + y] = tuple(image[start:start + 3])
        return seen

    def covered(self):
        """The cells under images, as columns and rows."""
        return {(column + x, row + y) for (column, row), place in self.placements.values()
                for x in range(place["c"]) for y in range(place["r"])}
