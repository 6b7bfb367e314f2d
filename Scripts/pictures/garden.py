"""A herb garden: beds that run to the hills, a glasshouse, an evening sun."""
import math

from .canvas import Canvas, curve, gradient, mix, rgb, scatter, smooth

WIDTH, HEIGHT = 360, 520
HORIZON = 236
VANISH = (206, HORIZON - 8)
BEDS = (0x7B5EA7, 0x3F8B4E, 0xA678C8, 0x5BA55A, 0x8B6FBF, 0x2F7A48)


def draw_beds(canvas):
    """Wedges that meet at the vanishing point, each a row of herbs lit on its sunny side."""
    count, reach = 13, 900
    for index in range(-count // 2, count // 2 + 1):
        left, right = VANISH[0] + (index - 0.42) * reach / 8, VANISH[0] + (index + 0.42) * reach / 8
        middle = VANISH[0] + (index + 0.05) * reach / 8
        colour = rgb(BEDS[index % len(BEDS)])
        dark, light = mix(colour, rgb(0x1A2038), 0.42), mix(colour, rgb(0xFFE2A8), 0.22)
        bottom = HEIGHT + 60
        canvas.polygon([VANISH, (left, bottom), (middle, bottom)], far_haze(dark))
        canvas.polygon([VANISH, (middle, bottom), (right, bottom)], far_haze(light))
        draw_tufts(canvas, middle, bottom, dark, light, index)


def draw_tufts(canvas, end, bottom, dark, light, seed):
    """Round bushes along a bed, larger towards us."""
    for step in range(11):
        near = 0.1 + 0.9 * (step / 10) ** 1.8
        x = VANISH[0] + (end - VANISH[0]) * near
        y = VANISH[1] + (bottom - VANISH[1]) * near
        size = 92 * near * (0.9 + 0.2 * scatter(seed, step))
        canvas.ellipse(x, y, size, size * 0.7, far_haze(dark))
        canvas.ellipse(x + size * 0.1, y - size * 0.1, size * 0.72, size * 0.45, far_haze(light))


def far_haze(colour):
    warm = rgb(0xF3C79A)
    return lambda x, y: mix(warm, colour, smooth(HORIZON - 14, HORIZON + 110, y))


def draw_glasshouse(canvas):
    left, right, foot, eaves, top = 40, 148, HORIZON + 14, HORIZON - 30, HORIZON - 74
    roof = [(left - 6, eaves), ((left + right) / 2, top), (right + 6, eaves)]
    canvas.polygon(roof, 0xE9F3EE)
    canvas.polygon([(left, eaves), (right, eaves), (right, foot), (left, foot)], 0xBFDCD6)
    for pane in range(5):
        x = left + (right - left) * pane / 4
        canvas.line([(x, eaves), (x, foot)], 4, 0x39566B)
        canvas.line([((left + right) / 2, top), (x, eaves)], 3, 0x39566B)
    canvas.line([(left - 6, eaves), (right + 6, eaves)], 5, 0x39566B)
    canvas.polygon([(84, foot), (84, eaves + 8), (104, eaves + 8), (104, foot)], 0x39566B)


def draw():
    canvas = Canvas(WIDTH, HEIGHT)
    sky = gradient((0, 0x35508F), (110, 0x8A86B8), (190, 0xF0A98C), (HORIZON, 0xFFDFA6))
    canvas.fill(lambda x, y: sky(y))
    canvas.glow(282, 176, 170, 0xFFD08A, 0.8)
    canvas.ellipse(282, 176, 58, 58, 0xFFF6D8)
    for base, height, colour, phase in ((HORIZON - 4, 52, 0xB78FB0, 0.4), (HORIZON + 4, 34, 0x6E6A9A, 2.1)):
        hill = [(x, base - height * (0.55 + 0.45 * math.sin(x / 62 + phase))) for x in range(0, WIDTH + 12, 12)]
        canvas.polygon(hill + [(WIDTH, HEIGHT), (0, HEIGHT)], colour)
    soil = gradient((HORIZON, 0xD9A877), (HEIGHT, 0x4A3140))
    canvas.polygon(curve([(0, HORIZON + 2), (120, HORIZON - 4), (360, HORIZON + 2)])
                   + [(WIDTH, HEIGHT), (0, HEIGHT)], lambda x, y: soil(y))
    draw_beds(canvas)
    draw_glasshouse(canvas)
    return canvas
