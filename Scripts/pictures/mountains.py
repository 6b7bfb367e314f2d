"""Sunrise behind ridges that grow darker towards us."""
import math

from .canvas import Canvas, gradient, mix, rgb, scatter, smooth

WIDTH, HEIGHT = 360, 468
SUN = (232, 226)


def ridge(base, height, seed, roughness=0.5, points=7):
    """A mountain's outline: midpoint displacement between seeded corners."""
    corners = [base - height * scatter(seed, index) for index in range(points)]
    for depth in range(5):
        finer = []
        for index, (a, b) in enumerate(zip(corners, corners[1:])):
            shift = (scatter(seed, 100 + depth, index) - 0.5) * height * roughness ** (depth + 1)
            finer += [a, (a + b) / 2 + shift]
        corners = finer + [corners[-1]]
    step = WIDTH / (len(corners) - 1)
    return [(index * step, y) for index, y in enumerate(corners)]


def below(outline):
    return outline + [(WIDTH, HEIGHT), (0, HEIGHT)]


def draw_summit(canvas):
    """The main peak, its sunny side in snow and its shadow side blue."""
    top, foot = (118, 122), 352
    left, right = (-70, foot), (318, foot)
    canvas.polygon([top, right, left], gradient_down(top[1], foot, 0xC9B7D6, 0x8E7FB0))
    crest = [(118, 122), (126, 158), (112, 192), (132, 232), (120, 282), (146, foot)]
    canvas.polygon([left] + crest[::-1][:-1] + [top], gradient_down(top[1], foot, 0x5A5390, 0x6F679F))
    snow_light = [top, (166, 180), (150, 176), (146, 200), (131, 184), (124, 206), (113, 190), (126, 158)]
    snow_dark = [top, (126, 158), (113, 190), (101, 184), (92, 206), (80, 188), (72, 192)]
    canvas.polygon(snow_light, 0xFFF1E2)
    canvas.polygon(snow_dark, 0xA9A3D0)


def gradient_down(top, bottom, upper, lower):
    colours = gradient((top, upper), (bottom, lower))
    return lambda x, y: colours(y)


def draw_pines(canvas):
    for index in range(17):
        x = index * 23 + 10 * scatter(7, index)
        foot = HEIGHT - 22 + 14 * math.sin(x / 50)
        tall = 34 + 44 * scatter(8, index)
        for tier in range(4):
            top = foot - tall * (1 - 0.22 * tier)
            half = tall * (0.09 + 0.07 * tier)
            canvas.polygon([(x, top), (x + half, top + tall * 0.36), (x - half, top + tall * 0.36)], 0x10162F)
    canvas.polygon(
        [(x, HEIGHT - 24 + 14 * math.sin(x / 50)) for x in range(0, WIDTH + 10, 10)]
        + [(WIDTH, HEIGHT), (0, HEIGHT)],
        0x10162F,
    )


def draw():
    canvas = Canvas(WIDTH, HEIGHT)
    sky = gradient((0, 0x20306E), (90, 0x4A4A8F), (170, 0xB0668F), (235, 0xF59C7A), (300, 0xFFD79A))
    canvas.fill(lambda x, y: sky(y))
    canvas.glow(*SUN, 190, 0xFFC27A, 0.75)
    canvas.ellipse(*SUN, 74, 74, 0xFFF4CF)
    draw_summit(canvas)
    layers = (
        (330, 90, 3, 0xB78AA8, 0xE2A796),
        (372, 84, 11, 0x7C6296, 0xA97F9B),
        (414, 84, 5, 0x4A4379, 0x6C5A88),
        (452, 74, 23, 0x262B57, 0x3A3A6B),
    )
    for base, height, seed, upper, lower in layers:
        canvas.polygon(below(ridge(base, height, seed)), haze(base, height, upper, lower))
    draw_pines(canvas)
    return canvas


def haze(base, height, upper, lower):
    """Dark at the crest, lighter where mist fills the valley, warmer under the sun."""
    upper, lower, warm = rgb(upper), rgb(lower), rgb(0xFFB98A)

    def shade(x, y):
        colour = mix(upper, lower, smooth(base - height, base + 10, y))
        return mix(colour, warm, 0.22 * max(0.0, 1 - abs(x - SUN[0]) / 150))

    return shade
