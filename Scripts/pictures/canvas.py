"""A small canvas: polygons with anti-aliased edges, glows, gradients, PNG out."""
import math
import struct
import zlib

SUBROWS = 4


def rgb(value):
    """0xRRGGBB as three numbers, 0...255."""
    return (value >> 16 & 255, value >> 8 & 255, value & 255)


def mix(a, b, t):
    t = min(max(t, 0.0), 1.0)
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t)


def smooth(lower, upper, value):
    """0 below `lower`, 1 above `upper`, an S between."""
    t = min(max((value - lower) / (upper - lower), 0.0), 1.0)
    return t * t * (3 - 2 * t)


def gradient(*stops):
    """A function from a number to a colour, through (number, 0xRRGGBB) stops by rising number."""
    stops = [(place, rgb(colour)) for place, colour in stops]

    def colour(value):
        below = stops[0]
        for stop in stops:
            if value < stop[0]:
                span = stop[0] - below[0]
                return mix(below[1], stop[1], (value - below[0]) / span if span else 1)
            below = stop
        return below[1]

    return colour


def scatter(*numbers):
    """A number in 0..<1 that depends on the arguments only, and looks random."""
    value = 2166136261
    for number in numbers:
        for byte in struct.pack("<q", int(number)):
            value = (value ^ byte) * 16777619 & 0xFFFFFFFF
    value ^= value >> 15
    return (value * 2246822519 & 0xFFFFFFFF) / 4294967296


class Canvas:
    def __init__(self, width, height):
        self.width, self.height = width, height
        self.rows = [[(0.0, 0.0, 0.0)] * width for _ in range(height)]

    def fill(self, shade):
        """Every pixel becomes shade(x, y)."""
        for y, row in enumerate(self.rows):
            for x in range(self.width):
                row[x] = shade(x + 0.5, y + 0.5)

    def glow(self, x, y, radius, colour, strength):
        """Screens light over the pixels around a place, fading out at `radius`."""
        colour = rgb(colour)
        for row_number in range(max(0, int(y - radius)), min(self.height, int(y + radius) + 1)):
            row = self.rows[row_number]
            for column in range(max(0, int(x - radius)), min(self.width, int(x + radius) + 1)):
                away = math.hypot(column + 0.5 - x, row_number + 0.5 - y) / radius
                if away < 1:
                    light = strength * (1 - away) ** 2
                    row[column] = tuple(
                        255 - (255 - old) * (255 - new * light) / 255
                        for old, new in zip(row[column], colour)
                    )

    def polygon(self, points, shade, opacity=1.0):
        """Fills a closed outline, even-odd, with a colour or with shade(x, y), which may end in an alpha."""
        shade_at = shade if callable(shade) else (lambda x, y, colour=rgb(shade): colour)
        edges = list(zip(points, points[1:] + points[:1]))
        top = max(0, math.floor(min(y for _, y in points)))
        bottom = min(self.height, math.ceil(max(y for _, y in points)))
        for row in range(top, bottom):
            for x, coverage in self._coverage(edges, row):
                red, green, blue, *alpha = shade_at(x + 0.5, row + 0.5)
                share = coverage * opacity * (alpha[0] if alpha else 1)
                self.rows[row][x] = mix(self.rows[row][x], (red, green, blue), share)

    def _coverage(self, edges, row):
        covered = {}
        for step in range(SUBROWS):
            y = row + (step + 0.5) / SUBROWS
            crossings = sorted(
                x0 + (y - y0) * (x1 - x0) / (y1 - y0)
                for (x0, y0), (x1, y1) in edges
                if (y0 <= y) != (y1 <= y)
            )
            for left, right in zip(crossings[::2], crossings[1::2]):
                left, right = max(left, 0.0), min(right, float(self.width))
                for x in range(math.floor(left), min(math.ceil(right), self.width)):
                    share = min(right, x + 1) - max(left, x)
                    if share > 0:
                        covered[x] = covered.get(x, 0.0) + share / SUBROWS
        return covered.items()

    def ellipse(self, x, y, width, height, shade, opacity=1.0, turn=0.0):
        """An ellipse about a centre, its axes turned by radians."""
        self.polygon(ellipse(x, y, width / 2, height / 2, turn), shade, opacity)

    def line(self, points, width, shade, opacity=1.0):
        """A stroke along points; `width` is a number or one for each end."""
        start, end = width if isinstance(width, tuple) else (width, width)
        self.polygon(ribbon(points, start, end), shade, opacity)

    def png(self):
        """The picture as an opaque 8-bit RGB file."""
        stream = bytearray()
        above = bytes(self.width * 3)
        for row in self.rows:
            line = bytes(quantized(channel) for pixel in row for channel in pixel)
            stream += filtered(line, above)
            above = line
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(bytes(stream), 9)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(map(chunk, *zip(*chunks)))


def quantized(channel):
    """A channel as 7 bits of 8: halves the files, and no terminal shows the difference."""
    return min(max(int(channel / 2 + 0.5), 0), 127) * 2


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def filtered(line, above):
    """The row after PNG's filter that leaves the smallest numbers, its filter's number first."""
    def paeth(index):
        left = line[index - 3] if index >= 3 else 0
        corner = above[index - 3] if index >= 3 else 0
        estimate = left + above[index] - corner
        return min((left, above[index], corner), key=lambda near: abs(estimate - near))

    indices = range(len(line))
    candidates = (
        bytes([1]) + bytes((line[i] - (line[i - 3] if i >= 3 else 0)) & 255 for i in indices),
        bytes([2]) + bytes((line[i] - above[i]) & 255 for i in indices),
        bytes([4]) + bytes((line[i] - paeth(i)) & 255 for i in indices),
    )
    return min(candidates, key=lambda row: sum(min(byte, 256 - byte) for byte in row[1:]))


def ellipse(x, y, across, down, turn=0.0, steps=48):
    cosine, sine = math.cos(turn), math.sin(turn)
    angles = [2 * math.pi * step / steps for step in range(steps)]
    return [
        (
            x + across * math.cos(angle) * cosine - down * math.sin(angle) * sine,
            y + across * math.cos(angle) * sine + down * math.sin(angle) * cosine,
        )
        for angle in angles
    ]


def curve(points, steps=10):
    """A smooth line through points (Catmull-Rom)."""
    padded = [points[0]] + list(points) + [points[-1]]
    line = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for step in range(steps):
            t = step / steps
            line.append(tuple(
                0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
                       + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
                for k in (0, 1)
            ))
    return line + [tuple(points[-1])]


def ribbon(points, start, end):
    """The outline of a stroke whose width goes from `start` to `end`."""
    left, right = [], []
    for index, (x, y) in enumerate(points):
        x0, y0 = points[max(index - 1, 0)]
        x1, y1 = points[min(index + 1, len(points) - 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        half = (start + (end - start) * index / (len(points) - 1)) / 2
        across = (-(y1 - y0) / length * half, (x1 - x0) / length * half)
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
    return left + right[::-1]
