"""Pictures as the scene shows them: every kind of PNG right to the pixel, and whatever is damaged refused."""
import importlib.util
import itertools
import json
import random
import struct
import subprocess
import sys
import tarfile
import zlib

import png_files
import pytest
from png_files import SIGNATURE, chunk, chunks_of, decoded, encoded, header, scanlines

# Below the pictures, so that their alpha shows.
GROUND = (0x60, 0x80, 0xA0)
# Where 16 bits become 8, and where a transparent colour is rounded twice. A picture that is read wrong is off by more.
TOLERANCE = 2

SIZES = [(1, 1), (3, 5), (5, 3), (8, 8), (33, 17)]
KINDS = [(colour, depth) for colour, depths in png_files.DEPTHS.items() for depth in depths]

GAMMAS = {
    "plain": [],
    "srgb": [chunk(b"sRGB", b"\0"), chunk(b"gAMA", struct.pack(">I", 45455))],
    "gamma 1/2.2": [chunk(b"gAMA", struct.pack(">I", 45455))],
    "linear": [chunk(b"gAMA", struct.pack(">I", 100_000))],
    "dark": [chunk(b"gAMA", struct.pack(">I", 35_000))],
}


def scene_of(folder, pictures):
    """Writes the pictures and a scene that shows them beside each other; returns their left sides and the size."""
    left, layers, places = 0, [], []
    for index, (data, width, height) in enumerate(pictures):
        (folder / f"{index}.png").write_bytes(data)
        layers.append(f"      p{index}: {{image: {index}.png, frame: [{left}, 0, {width}, {height}]}}\n")
        places.append(left)
        left += width
    ground = "".join(f"{part:02x}" for part in GROUND)
    (folder / "scene.yaml").write_text(
        f"segue: 1\ntitle: Pictures\nscreens:\n  only:\n    fill: 0x{ground}\n    layers:\n{''.join(layers)}"
    )
    highest = max(height for _, _, height in pictures)
    return places, max(left, 4), max(highest + highest % 2, 4)


def shown(segue, folder, width, height):
    """The colours on the screen by (x, y): in half blocks each cell has two pixels, as they are."""
    size = ["--device", f"{width}x{height}", "--size", f"{width}x{height // 2}"]
    result = segue("render", folder, *size, "--glyphs", "half", "--colors", "truecolor", "--format", "json")
    assert result.returncode == 0, result.stderr
    pixels = {}
    for row, cells in enumerate(json.loads(result.stdout)["cells"]):
        for column, (glyph, ink, ground, _) in enumerate(cells):
            upper, lower = {" ": (ground, ground), "▄": (ground, ink), "▀": (ink, ground), "█": (ink, ink)}[glyph]
            for y, color in ((2 * row, upper), (2 * row + 1, lower)):
                pixels[column, y] = tuple(int(color[index : index + 2], 16) for index in (1, 3, 5))
    return pixels


def check(segue, folder, files):
    """Holds files by their names to what the decoder of the tests makes of them."""
    read = {name: decoded(data) for name, data in files.items()}
    pictures = [(files[name], width, height) for name, (width, height, _) in read.items()]
    places, width, height = scene_of(folder, pictures)
    pixels = shown(segue, folder, width, height)
    wrong = {}
    for left, (name, (_, _, colors)) in zip(places, read.items()):
        for (x, y), (*parts, alpha) in colors.items():
            wanted = [255 * part * alpha + under * (1 - alpha) for part, under in zip(parts, GROUND)]
            if any(abs(a - b) > TOLERANCE for a, b in zip(pixels[left + x, y], wanted)):
                wrong.setdefault(name, ((x, y), pixels[left + x, y], wanted))
    assert not wrong


def random_pixels(numbers, width, height, colour, depth):
    count, most = png_files.SAMPLES[colour], (1 << depth) - 1
    # Both ends of the range more often than chance has them.
    sample = lambda: numbers.choice([0, most, numbers.randint(0, most)])
    return {
        place: tuple(sample() for _ in range(count)) for place in itertools.product(range(width), range(height))
    }


def palette(numbers, depth):
    return chunk(b"PLTE", numbers.randbytes(3 << depth))


def clear_chunk(pixels, colour, depth, numbers):
    """tRNS: alphas of the first colours of a palette, else the one colour that is not seen."""
    if colour == 3:
        return [chunk(b"tRNS", numbers.randbytes(max((1 << depth) - 1, 1)))]
    if colour in (0, 2):
        return [chunk(b"tRNS", struct.pack(f">{png_files.SAMPLES[colour]}H", *pixels[0, 0]))]
    return []


@pytest.mark.parametrize("interlaced", [False, True], ids=["in rows", "interlaced"])
@pytest.mark.parametrize("colour, depth", KINDS)
def test_every_kind_of_png_is_read_right(segue, tmp_path, colour, depth, interlaced):
    numbers = random.Random(f"{colour} {depth} {interlaced}")
    files = {}
    for (width, height), gamma, clear in itertools.product(SIZES, GAMMAS, [False, True]):
        pixels = random_pixels(numbers, width, height, colour, depth)
        chunks = GAMMAS[gamma] + ([palette(numbers, depth)] if colour == 3 else [])
        if clear:
            chunks = chunks + clear_chunk(pixels, colour, depth, numbers)
        data = encoded(pixels, width, height, colour, depth, interlaced, chunks, pieces=numbers.choice([1, 1, 7]))
        files[f"{width}x{height} {gamma} {'clear' if clear else ''}"] = data
    check(segue, tmp_path, files)


# A picture that is right, to be damaged: 5 x 3 of 8 bits, red, green and blue.
PIXELS = {(x, y): (50 * x, 80 * y, 20 * x * y) for x in range(5) for y in range(3)}
RIGHT = encoded(PIXELS, 5, 3, 2, 8)
ROWS = scanlines(PIXELS, 5, 3, 2, 8)
DATA = chunk(b"IDAT", zlib.compress(ROWS))
END = chunk(b"IEND")


def file(*parts):
    return SIGNATURE + b"".join(parts)


def rows(data):
    return file(header(5, 3, 2, 8), chunk(b"IDAT", zlib.compress(data)), END)


DAMAGED = {
    "the first byte is another": b"\x09" + RIGHT[1:],
    "the end of line became one byte": RIGHT.replace(b"\r\n\x1a\n", b"\n\x1a\n", 1),
    "the end of line became two bytes": RIGHT.replace(b"\r\n\x1a\n", b"\r\r\n\x1a\r\n", 1),
    "the name is in small letters": b"\x89png" + RIGHT[4:],
    "there is nothing after the signature": SIGNATURE,
    "there is no header": file(DATA, END),
    "the header's sum is wrong": file(chunk(b"IHDR", header(5, 3, 2, 8)[8:21], crc=1), DATA, END),
    "the header is too short": file(chunk(b"IHDR", header(5, 3, 2, 8)[8:20]), DATA, END),
    "the header comes twice": file(header(5, 3, 2, 8), header(5, 3, 2, 8), DATA, END),
    "no columns": file(header(0, 3, 2, 8), DATA, END),
    "no rows": file(header(5, 0, 2, 8), DATA, END),
    "2³¹ columns": file(header(1 << 31, 1, 2, 8), DATA, END),
    "2³² - 1 columns and rows": file(header((1 << 32) - 1, (1 << 32) - 1, 2, 8), DATA, END),
    **{f"colour type {kind}": file(header(5, 3, kind, 8), DATA, END) for kind in (1, 5, 7, 9, 255)},
    **{f"{depth} bits": file(header(5, 3, 0, depth), DATA, END) for depth in (0, 3, 5, 7, 9, 32, 99)},
    **{f"{depth} bits of a colour": file(header(5, 3, 2, depth), DATA, END) for depth in (1, 2, 4)},
    "16 bits of a palette": file(header(5, 3, 3, 16), chunk(b"PLTE", bytes(9)), DATA, END),
    "another compression": file(header(5, 3, 2, 8, compression=1), DATA, END),
    "another way to filter": file(header(5, 3, 2, 8, filtering=1), DATA, END),
    "another way to interlace": file(header(5, 3, 2, 8, interlace=2), DATA, END),
    "there is no data": file(header(5, 3, 2, 8), END),
    "the data's sum is wrong": file(header(5, 3, 2, 8), chunk(b"IDAT", DATA[8:-4], crc=7), END),
    "the data are cut off": file(header(5, 3, 2, 8), chunk(b"IDAT", DATA[8:-9]), END),
    "the data are no stream": file(header(5, 3, 2, 8), chunk(b"IDAT", b"nothing of the kind"), END),
    "the data are empty": file(header(5, 3, 2, 8), chunk(b"IDAT"), END),
    "a row is missing": rows(ROWS[:32]),
    "a pixel is missing": rows(ROWS[:-3]),
    "a filter of its own": rows(bytes([5]) + ROWS[1:]),
    "the palette is missing": file(header(5, 3, 3, 8), DATA, END),
    "the palette comes after the data": file(header(5, 3, 3, 8), DATA, chunk(b"PLTE", bytes(9)), END),
    "a palette of no colours": file(header(5, 3, 3, 8), chunk(b"PLTE"), DATA, END),
    "a palette of two thirds of a colour": file(header(5, 3, 3, 8), chunk(b"PLTE", bytes(8)), DATA, END),
    "a palette of 257 colours": file(header(5, 3, 3, 8), chunk(b"PLTE", bytes(771)), DATA, END),
    "an unknown chunk that is needed": file(header(5, 3, 2, 8), chunk(b"NEED", b"x"), DATA, END),
    "a chunk that is longer than the file": file(header(5, 3, 2, 8), struct.pack(">I", 1 << 30), DATA[4:]),
    "a chunk of 2³² - 1 bytes": file(header(5, 3, 2, 8), b"\xff\xff\xff\xff", DATA[4:]),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_png_is_refused(segue, tmp_path, name):
    scene_of(tmp_path, [(DAMAGED[name], 5, 3)])
    for command in ("check", "render"):
        result = segue(command, tmp_path)
        assert result.returncode == 1, (command, result.returncode)
        assert "scene.yaml:7:19: error: cannot show '0.png': " in result.stderr + result.stdout


def test_the_undamaged_one_is_right(segue, tmp_path):
    check(segue, tmp_path, {"right": RIGHT})


@pytest.fixture(scope="module")
def suite(tmp_path_factory):
    """PngSuite's pictures, by Willem van Schaik, as pypng's source archive has them."""
    folder = tmp_path_factory.mktemp("pypng")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:"]
    fetched = subprocess.run(
        [*command, "--dest", str(folder), "pypng==0.20220715.0"], capture_output=True, text=True, timeout=300
    )
    if fetched.returncode != 0:
        pytest.skip(f"PngSuite cannot be fetched: {fetched.stderr.strip().splitlines()[-1:]}")
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        member = next(name for name in archive.getnames() if name.endswith("code/pngsuite.py"))
        (folder / "pngsuite.py").write_bytes(archive.extractfile(member).read())
    spec = importlib.util.spec_from_file_location("pngsuite", folder / "pngsuite.py")
    module = sys.modules["pngsuite"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.png


def test_the_suite_of_png_is_read_right(segue, tmp_path, suite):
    files = {name: data for name, data in suite.items() if chunks_of(data)[-1][0] == b"IEND"}
    assert len(files) >= 20
    check(segue, tmp_path, files)
