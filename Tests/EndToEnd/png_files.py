"""PNG files made and read without any library for pictures, to hold Segue's reader to."""
import itertools
import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
# Samples of a pixel, by colour type.
SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
# First row and column, and steps, of the passes of an interlaced picture.
PASSES = [(0, 0, 8, 8), (0, 4, 8, 8), (4, 0, 8, 4), (0, 2, 4, 4), (2, 0, 4, 2), (0, 1, 2, 2), (1, 0, 2, 1)]


def chunk(kind, data=b"", crc=None):
    found = zlib.crc32(kind + data) if crc is None else crc
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", found)


def header(width, height, colour, depth, interlace=0, compression=0, filtering=0):
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colour, compression, filtering, interlace))


def places(width, height, interlaced):
    """Rows of each pass as lists of (x, y); empty passes have no rows."""
    if not interlaced:
        return [[[(x, y) for x in range(width)] for y in range(height)]]
    passes = [
        [[(x, y) for x in range(left, width, across)] for y in range(top, height, down)]
        for top, left, down, across in PASSES
    ]
    return [[row for row in rows if row] for rows in passes]


def packed(samples, depth):
    """A row's samples as bytes."""
    if depth == 16:
        return struct.pack(f">{len(samples)}H", *samples)
    bits = "".join(format(sample, f"0{depth}b") for sample in samples)
    bits += "0" * (-len(bits) % 8)
    return int(bits, 2).to_bytes(len(bits) // 8, "big")


def unpacked(row, count, depth):
    if depth == 16:
        return list(struct.unpack(f">{count}H", row))
    bits = "".join(format(byte, "08b") for byte in row)
    return [int(bits[index * depth : (index + 1) * depth], 2) for index in range(count)]


def predicted(kind, left, above, corner):
    """What a filter takes for granted of a byte."""
    if kind < 4:
        return (0, left, above, (left + above) // 2)[kind]
    guess = left + above - corner
    return min((abs(guess - left), 0, left), (abs(guess - above), 1, above), (abs(guess - corner), 2, corner))[2]


def filtered(kind, row, before, step):
    result = bytearray([kind])
    for index, byte in enumerate(row):
        left, corner = (row[index - step], before[index - step]) if index >= step else (0, 0)
        result.append((byte - predicted(kind, left, before[index], corner)) & 0xFF)
    return bytes(result)


def restored(kind, row, before, step):
    result = bytearray()
    for index, byte in enumerate(row):
        left, corner = (result[index - step], before[index - step]) if index >= step else (0, 0)
        result.append((byte + predicted(kind, left, before[index], corner)) & 0xFF)
    return bytes(result)


def scanlines(pixels, width, height, colour, depth, interlaced=False):
    """Filtered rows of samples, each filter in its turn; `pixels` are tuples of samples by (x, y)."""
    step = max(SAMPLES[colour] * depth // 8, 1)
    kinds = itertools.cycle(range(5))
    result = b""
    for rows in places(width, height, interlaced):
        before = None
        for row in rows:
            raw = packed([sample for place in row for sample in pixels[place]], depth)
            result += filtered(next(kinds), raw, before or bytes(len(raw)), step)
            before = raw
    return result


def encoded(pixels, width, height, colour, depth, interlaced=False, chunks=(), pieces=1):
    """A whole file; `chunks` go before the data, which lies in so many pieces."""
    data = zlib.compress(scanlines(pixels, width, height, colour, depth, interlaced))
    size = -(-len(data) // pieces)
    parts = [chunk(b"IDAT", data[start : start + size]) for start in range(0, len(data), size)]
    head = header(width, height, colour, depth, int(interlaced))
    return SIGNATURE + head + b"".join(chunks) + b"".join(parts) + chunk(b"IEND")


def chunks_of(data):
    """The chunks of a file in their order."""
    result, index = [], len(SIGNATURE)
    while index < len(data):
        (length,) = struct.unpack(">I", data[index : index + 4])
        result.append((data[index + 4 : index + 8], data[index + 8 : index + 8 + length]))
        index += 12 + length
    return result


def decoded(data):
    """Width, height, and colours as red, green, blue and alpha from 0 to 1, sRGB, by (x, y)."""
    parts = chunks_of(data)
    named = dict(parts)
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", named[b"IHDR"])
    raw = zlib.decompress(b"".join(content for kind, content in parts if kind == b"IDAT"))
    count, most = SAMPLES[colour], (1 << depth) - 1
    step = max(count * depth // 8, 1)
    result, index = {}, 0
    for rows in places(width, height, interlaced):
        before = None
        for row in rows:
            length = (len(row) * count * depth + 7) // 8
            kind, line = raw[index], raw[index + 1 : index + 1 + length]
            index += 1 + length
            before = restored(kind, line, before or bytes(length), step)
            samples = unpacked(before, len(row) * count, depth)
            for place, start in zip(row, range(0, len(samples), count)):
                result[place] = color(samples[start : start + count], colour, most, named)
    return width, height, result


def color(samples, colour, most, named):
    """One pixel; a gamma is taken to the 2.2 of a display, as PNG's specification has it."""
    clear = named.get(b"tRNS")
    if colour == 3:
        palette, index = named[b"PLTE"], samples[0]
        parts = [byte / 255 for byte in palette[3 * index : 3 * index + 3]]
        alpha = clear[index] / 255 if clear and index < len(clear) else 1
    else:
        parts = [sample / most for sample in (samples[:1] * 3 if colour in (0, 4) else samples[:3])]
        alpha = samples[-1] / most if colour in (4, 6) else 1
        if clear and samples == list(struct.unpack(f">{len(clear) // 2}H", clear)):
            alpha = 0
    if b"gAMA" in named and b"sRGB" not in named:
        (gamma,) = struct.unpack(">I", named[b"gAMA"])
        parts = [part ** (100_000 / gamma / 2.2) for part in parts]
    return (*parts, alpha)
