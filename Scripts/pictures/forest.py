"""A forest with morning light falling between the trunks."""
import math

from .canvas import Canvas, curve, gradient, mix, rgb, scatter, smooth

WIDTH, HEIGHT = 360, 468
LIGHT = (250, -60)


def draw_trunks(canvas, places, colours, foot, lean=6):
    shade = gradient((0, colours[0]), (foot, colours[1]))
    for x, width, seed in places:
        drift = lean * (scatter(seed, 1) - 0.5)
        spine = curve([(x + drift * 2, -10), (x + drift, foot * 0.4), (x, foot * 0.8), (x, foot)])
        canvas.line(spine, (width * 0.72, width), lambda px, py: shade(py))
        for branch in range(2):
            height = 60 + 120 * scatter(seed, 2, branch)
            side = 1 if scatter(seed, 3, branch) > 0.5 else -1
            reach = width * (1.2 + scatter(seed, 4, branch))
            limb = curve([(x + drift, height), (x + side * reach * 0.6, height - 18), (x + side * reach, height - 44)])
            canvas.line(limb, (width * 0.3, 1), lambda px, py: shade(py))


def draw_shafts(canvas):
    """Light that fans out from above the picture and fades on its way."""
    light = rgb(0xFFF6BE)
    for angle, spread, strength in ((2.03, 0.05, 0.5), (1.82, 0.06, 0.55), (1.6, 0.05, 0.45), (1.4, 0.04, 0.35)):
        for share in (1.0, 0.6):
            ends = [(LIGHT[0] + 680 * math.cos(a), LIGHT[1] + 680 * math.sin(a))
                    for a in (angle - spread * share, angle + spread * share)]
            canvas.polygon([LIGHT, *ends], lambda x, y: (*light, strength / 2 * (1 - smooth(40, 420, y))))


def draw_bush(canvas, x, y, size, dark, light):
    canvas.ellipse(x, y, size, size * 0.62, dark)
    canvas.ellipse(x + size * 0.06, y - size * 0.1, size * 0.68, size * 0.32, light)


def ground(line, shade):
    def paint(canvas):
        canvas.polygon(curve(line) + [(WIDTH, HEIGHT), (0, HEIGHT)], shade)

    return paint


def draw():
    canvas = Canvas(WIDTH, HEIGHT)
    air = gradient((0, 0x2F7A5E), (150, 0x7CBF86), (270, 0xD9EDB0), (340, 0xF3F6C4))
    canvas.fill(lambda x, y: mix(air(y), rgb(0x1D5A50), 0.55 * smooth(90, 330, abs(x - 225))))
    canvas.glow(238, 220, 210, 0xFFF7C8, 0.6)
    draw_trunks(canvas, [(30, 15, 1), (92, 12, 2), (150, 13, 3), (206, 11, 4), (268, 13, 5), (330, 14, 6)],
                (0x4E9A78, 0xA6CF98), 336)
    ground([(0, 322), (90, 332), (200, 338), (290, 330), (360, 318)], lambda x, y: rgb(0x8DBB6E))(canvas)
    draw_trunks(canvas, [(62, 26, 11), (176, 22, 12), (304, 28, 13)], (0x1F5F4F, 0x4A8158), 366, 10)
    ground([(0, 362), (120, 352), (220, 372), (360, 350)], lambda x, y: rgb(0x3F7D4C))(canvas)
    draw_shafts(canvas)
    left = curve([(228, 352), (216, 378), (212, 404), (140, 470)])
    right = curve([(244, 352), (240, 378), (256, 406), (276, 470)])
    canvas.polygon(left + right[::-1], lambda x, y: mix(rgb(0xFBF3C0), rgb(0xB99D62), (y - 350) / 118))
    for x, y, size in ((40, 392, 92), (120, 386, 78), (168, 398, 60), (292, 390, 74), (344, 396, 96)):
        draw_bush(canvas, x, y, size, 0x2B6A43, 0x5C9B57)
    draw_trunks(canvas, [(8, 52, 21), (346, 60, 22)], (0x0E2F2E, 0x12352D), HEIGHT + 10, 8)
    canvas.polygon(curve([(-10, 428), (60, 432), (120, 468)]) + [(0, HEIGHT)], 0x12352D)
    canvas.polygon(curve([(262, 470), (310, 436), (370, 424)]) + [(WIDTH, HEIGHT)], 0x12352D)
    for x, y, size in ((36, 450, 120), (100, 464, 78), (322, 452, 110)):
        draw_bush(canvas, x, y, size, 0x0E2B26, 0x1E4D39)
    return canvas
