"""How near cells come to the pictures they stand for.

Cells are read from `.tcel` files (little-endian words: magic, columns, rows, frames, then code point, foreground and
background of each cell) and drawn at 8 x 16 pixels a cell by the geometry of their glyphs.
"""
import numpy as np

from clips import SCORED

MAGIC = 0x4C454354
OWN = 0xFFFFFFFF
"""The colour that is the terminal's own: white ink on black."""

QUADRANTS = " \u2598\u259d\u2580\u2596\u258c\u259e\u259b\u2597\u259a\u2590\u259c\u2584\u2599\u259f\u2588"


def parts(mask, rows):
    """The inked part of each pixel of a cell of 2 x `rows` equal parts: bit 2 y + x is the part (x, y)."""
    fine = np.zeros((48, 8))
    high = 48 // rows
    for bit in range(2 * rows):
        if mask >> bit & 1:
            y, x = divmod(bit, 2)
            fine[y * high:(y + 1) * high, 4 * x:4 * x + 4] = 1
    return fine.reshape(16, 3, 8).mean(axis=1)


def glyphs():
    table = {ord(glyph): parts(mask, 2) for mask, glyph in enumerate(QUADRANTS)}
    for eighth in range(1, 8):
        block = np.zeros((16, 8))
        block[16 - 2 * eighth:] = 1
        table[0x2580 + eighth] = block
        block = np.zeros((16, 8))
        block[:, :eighth] = 1
        table[0x2590 - eighth] = block
    table[0x2594] = 1 - table[0x2587]
    table[0x2595] = 1 - table[0x2589]
    sextants = [mask for mask in range(1, 63) if mask not in (0b010101, 0b101010)]
    table |= {0x1FB00 + index: parts(mask, 3) for index, mask in enumerate(sextants)}
    return table | octants()


def octants():
    """Unicode gives U+1CD00 on to the masks in their order, but for those that other blocks have."""
    elsewhere = {0x01: 0x1CEA8, 0x02: 0x1CEAB, 0x03: 0x1FB82, 0x40: 0x1CEA3, 0x80: 0x1CEA0, 0xC0: 0x2582,
                 0x14: 0x1FBE6, 0x28: 0x1FBE7, 0x3F: 0x1FB85, 0xFC: 0x2586}
    doubled = {(mask & 3) * 5 | (mask >> 2) * 80 for mask in range(16)}
    table = {scalar: parts(mask, 4) for mask, scalar in elsewhere.items()}
    rest = [mask for mask in range(256) if mask not in elsewhere and mask not in doubled]
    return table | {0x1CD00 + index: parts(mask, 4) for index, mask in enumerate(rest)}


INK = glyphs()


def read(path):
    words = np.fromfile(path, "<u4")
    magic, columns, rows, frames = (int(word) for word in words[:4])
    if magic != MAGIC:
        raise ValueError(f"{path} holds no cells")
    return words[4:].reshape(frames, rows, columns, 3)


def draw(cells):
    """The picture of one frame. A glyph that is no block counts as half inked."""
    rows, columns, _ = cells.shape
    kinds, places = np.unique(cells[..., 0], return_inverse=True)
    ink = np.stack([INK.get(int(kind), np.full((16, 8), 0.5)) for kind in kinds])[places.reshape(rows, columns)]
    front, back = channels(cells[..., 1], 255), channels(cells[..., 2], 0)
    picture = back[:, :, None, None] + (front - back)[:, :, None, None] * ink[..., None]
    return picture.transpose(0, 2, 1, 3, 4).reshape(rows * 16, columns * 8, 3)


def channels(colors, own):
    split = np.stack([colors >> 16 & 255, colors >> 8 & 255, colors & 255], axis=-1).astype(float)
    split[colors == OWN] = own
    return split


def smoothed(image):
    """Gaussian means with a deviation of 1.5 pixels over 11 x 11, inside the picture."""
    offsets = np.arange(-5, 6)
    kernel = np.exp(-offsets ** 2 / 4.5)
    kernel /= kernel.sum()
    down = sum(weight * image[5 + k:image.shape[0] - 5 + k] for k, weight in zip(offsets, kernel))
    return sum(weight * down[:, 5 + k:down.shape[1] - 5 + k] for k, weight in zip(offsets, kernel))


def similarity(a, b):
    """Structural similarity (Wang, Bovik, Sheikh and Simoncelli, 2004), the mean over pixels and channels."""
    first, second = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    mean_a, mean_b = smoothed(a), smoothed(b)
    spread_a = smoothed(a * a) - mean_a ** 2
    spread_b = smoothed(b * b) - mean_b ** 2
    shared = smoothed(a * b) - mean_a * mean_b
    alike = (2 * mean_a * mean_b + first) * (2 * shared + second)
    return float((alike / ((mean_a ** 2 + mean_b ** 2 + first) * (spread_a + spread_b + second))).mean())


def score(cells_path, reference_path):
    """The mean squared error and the similarity, means over the frames of a clip that are scored."""
    cells, references = read(cells_path), np.load(reference_path).astype(float)
    errors, alike = [], []
    for index, reference in zip(SCORED, references):
        picture = draw(cells[index])
        errors.append(((picture - reference) ** 2).mean())
        alike.append(similarity(picture, reference))
    return float(np.mean(errors)), float(np.mean(alike))
