"""Three moving pictures to measure with, drawn by sampling: no code of the program has a part in them.

Every frame is a function from points to colours, evaluated at 2 x 2 samples of each pixel of a picture with 8 x 16
pixels a cell. That picture is what quality is measured against; means of it are what the renderers are given.

  grow    a card with a picture springs from a list to the whole screen, over a page that dims, with a shadow
  reveal  a page behind a mask, a disc with five points, that grows over a plain colour
  slide   a page slides down off a list
"""
import math
import os

import numpy as np

NAMES = ["grow", "reveal", "slide"]
FRAMES = 24
SCORED = [0, 4, 8, 12, 18, 23]
"""The frames whose quality is measured: each keeps a picture of 8 x 16 pixels a cell."""

HEIGHT = 800.0
"""The canvas' height in points; its width follows from the cells, each twice as high as wide."""

UNITS = {"half": (1, 2), "thirds": (2, 3), "dots": (2, 4), "blocks": (8, 8)}


def picture(size=512, seed=3):
    """Soft noise of many scales in warm colours over cool ones, as photographs have it."""
    random = np.random.default_rng(seed)
    total = np.zeros((size, size, 3))
    for octave in range(2, 9):
        knots = 2 ** octave
        values = random.normal(size=(knots, knots, 1)) + 0.5 * random.normal(size=(knots, knots, 3))
        place = (np.arange(size) + 0.5) * knots / size
        low = place.astype(int) % knots
        part = place - np.floor(place)
        part = part * part * (3 - 2 * part)
        rows = values[low] * (1 - part)[:, None, None] + values[(low + 1) % knots] * part[:, None, None]
        both = rows[:, low] * (1 - part)[None, :, None] + rows[:, (low + 1) % knots] * part[None, :, None]
        total += both * 0.57 ** octave
    total = (total - total.min()) / (total.max() - total.min())
    return np.array([44.0, 66.0, 112.0]) + total * np.array([206.0, 130.0, 30.0])


PICTURE = picture()


class Canvas:
    """Colours at the points of a grid, painted from back to front."""

    def __init__(self, x, y, color):
        self.x, self.y = x, y
        self.color = np.empty((len(y), len(x), 3))
        self.color[:] = color

    def box(self, left, top, width, height):
        """The rows and columns of points inside a rectangle."""
        rows = slice(*np.searchsorted(self.y, [top, top + height]))
        return rows, slice(*np.searchsorted(self.x, [left, left + width]))

    def fill(self, left, top, width, height, radius, color):
        """Paints a rectangle with round corners; a colour, or a function from rows and columns to colours."""
        rows, columns = self.box(left, top, width, height)
        colors = color(rows, columns) if callable(color) else color
        inside = self.distance(left, top, width, height, radius, rows, columns)[..., None] <= 0
        self.color[rows, columns] = np.where(inside, colors, self.color[rows, columns])

    def distance(self, left, top, width, height, radius, rows=slice(None), columns=slice(None)):
        """How far points lie outside a rectangle with round corners; below 0 inside."""
        across = (np.abs(self.x[columns] - left - width / 2) - width / 2 + radius)[None, :]
        down = (np.abs(self.y[rows] - top - height / 2) - height / 2 + radius)[:, None]
        outside = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
        return outside + np.minimum(np.maximum(across, down), 0) - radius

    def image(self, left, top, width, height, shift):
        """The picture stretched over a rectangle, between its pixels in proportion."""
        size = len(PICTURE)

        def colors(rows, columns):
            u = ((self.x[columns] - left) / width * 0.7 + shift) * size
            v = ((self.y[rows] - top) / height * 0.7 + shift / 2) * size
            column, row = np.floor(u).astype(int), np.floor(v).astype(int)
            a, b = (u - column)[None, :, None], (v - row)[:, None, None]
            upper, lower = PICTURE[row % size], PICTURE[(row + 1) % size]
            left_of, right_of = column % size, (column + 1) % size
            above = upper[:, left_of] * (1 - a) + upper[:, right_of] * a
            below = lower[:, left_of] * (1 - a) + lower[:, right_of] * a
            return above * (1 - b) + below * b

        return colors

    def card(self, left, top, width, height, hero, radius, shift):
        """A card: a picture with two bars of title, and lines of text below it."""
        white, grey = np.array([255.0, 255.0, 255.0]), np.array([200.0, 201.0, 206.0])
        photo = self.image(left, top, width, max(hero, 1.0), shift)

        def colors(rows, columns):
            inside = np.empty((len(self.y[rows]), len(self.x[columns]), 3))
            inside[:] = white
            lit = int(np.searchsorted(self.y[rows], top + hero))
            inside[:lit] = photo(slice(rows.start, rows.start + lit), columns)
            return inside

        self.fill(left, top, width, height, radius, colors)
        for offset, part, thick in [(58.0, 0.5, 19.0), (32.0, 0.32, 11.0)]:
            self.fill(left + 22, top + hero - offset, width * part, thick, thick / 3, white)
        for line in range(12):
            above = 30 + 27 * line
            if hero + above + 10 < height:
                part = 0.64 + 0.28 * math.cos(line * 1.9)
                self.fill(left + 22, top + hero + above, (width - 44) * part, 10, 0, grey)

    def list_page(self, width, without=None):
        self.fill(20, 50, 140, 13, 5, np.array([140.0, 140.0, 146.0]))
        self.fill(20, 72, 210, 27, 6, np.array([26.0, 26.0, 30.0]))
        for index in range(3):
            if index != without:
                self.card(20, 116 + 232 * index, width - 40, 212, 212, 16, 0.17 * (index + 1))


def grow(canvas, width, part):
    time = part * 0.9
    spring = 1 - math.exp(-5.4 * time) * (math.cos(7.2 * time) + 0.75 * math.sin(7.2 * time))
    canvas.list_page(width, without=1)
    canvas.color *= 1 - 0.4 * min(max(spring, 0), 1)
    left, top = 20 * (1 - spring), 348 * (1 - spring)
    across, down = width - 2 * left, 212 + (HEIGHT - 212) * spring
    radius = max(16 * (1 - spring), 0)
    far = np.maximum(canvas.distance(left, top + 8, across, down, radius), 0)
    canvas.color *= (1 - 0.28 * np.exp(-far * far / 400))[..., None]
    canvas.card(left, top, across, down, 212 + 190 * spring, radius, 0.34)


def reveal(canvas, width, part):
    canvas.list_page(width)
    canvas.color += (255 - canvas.color) * max(0, 1 - 2.2 * part)
    size = 40 * math.exp(3.8 * part * part)
    x, y = ((canvas.x - width / 2) / size)[None, :], ((canvas.y - HEIGHT / 2) / size)[:, None]
    turn = np.arctan2(x, -y) / (2 * math.pi) * 5
    point = 1.2 - 1.4 * np.abs(turn - np.round(turn))
    far = np.hypot(x, y)
    canvas.color[(far > 0.6) & (far > point)] = [30.0, 150.0, 238.0]


def slide(canvas, width, part):
    eased = part * part * (3 - 2 * part)
    canvas.list_page(width)
    canvas.color *= 0.6 + 0.4 * part
    canvas.card(0, HEIGHT * eased, width, HEIGHT, 400, 16, 0.5)


def frame(name, columns, rows, part):
    """A frame at 8 x 16 pixels a cell, each pixel the mean of its four samples."""
    step = HEIGHT / (rows * 32)
    width = columns * 16 * step
    x, y = (np.arange(columns * 16) + 0.5) * step, (np.arange(rows * 32) + 0.5) * step
    canvas = Canvas(x, y, np.array([242.0, 242.0, 247.0]))
    {"grow": grow, "reveal": reveal, "slide": slide}[name](canvas, width, part)
    return means(canvas.color, 2, 2)


def means(image, across, down):
    high, wide, channels = image.shape
    return image.reshape(high // down, down, wide // across, across, channels).mean(axis=(1, 3))


def cells(image, across, down):
    """So many pixels a cell: means of whole pixels, or of their thirds."""
    if 16 % down:
        return means(np.repeat(image, down, axis=0), 8 // across, 16)
    return means(image, 8 // across, 16 // down)


def rgba(image):
    opaque = np.full(image.shape[:2] + (4,), 255, np.uint8)
    opaque[..., :3] = np.clip(np.rint(image), 0, 255)
    return opaque.tobytes()


def write(folder, columns, rows, frames=FRAMES):
    """Draws all clips into a folder, unless they are there."""
    os.makedirs(folder, exist_ok=True)
    for name in NAMES:
        reference = path(folder, name, columns, rows, "reference") + ".npy"
        if all(os.path.exists(path(folder, name, columns, rows, unit)) for unit in UNITS) and os.path.exists(reference):
            continue
        files = {unit: open(path(folder, name, columns, rows, unit), "wb") for unit in UNITS}
        kept = []
        for index in range(frames):
            image = frame(name, columns, rows, index / (frames - 1))
            for unit, (across, down) in UNITS.items():
                files[unit].write(rgba(cells(image, across, down)))
            if index in SCORED:
                kept.append(np.clip(np.rint(image), 0, 255).astype(np.uint8))
        for file in files.values():
            file.close()
        np.save(reference, np.stack(kept))


def path(folder, name, columns, rows, unit):
    return os.path.join(folder, f"{name}-{columns}x{rows}-{unit}")
