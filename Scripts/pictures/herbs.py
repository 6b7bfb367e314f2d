"""Four herbs, each a portrait on its own ground."""
import math

from .canvas import Canvas, curve, gradient, mix, rgb, scatter, smooth

WIDTH, HEIGHT = 360, 520


def ground(upper, lower, light, centre=(180, 220)):
    """A canvas with a soft pool of light behind the plant."""
    canvas = Canvas(WIDTH, HEIGHT)
    colours = gradient((0, upper), (HEIGHT, lower))
    canvas.fill(lambda x, y: colours(y))
    canvas.glow(*centre, 300, light, 0.6)
    return canvas


def leaf_outline(x, y, length, width, angle, point=0.55):
    """A leaf from its stalk at (x, y), broadest at `point` of its length."""
    cosine, sine = math.cos(angle), math.sin(angle)
    side = [(0, 0), (length * point * 0.35, width * 0.36), (length * point, width * 0.5),
            (length * (0.55 + point * 0.5), width * 0.3), (length, 0)]
    upper = curve(side)
    outline = upper + [(px, -py) for px, py in upper[::-1]]
    return [(x + px * cosine - py * sine, y + px * sine + py * cosine) for px, py in outline]


def draw_leaf(canvas, x, y, length, width, angle, dark, light, point=0.55, veins=0):
    """Half in light, half in shade, with a pale midrib."""
    cosine, sine = math.cos(angle), math.sin(angle)
    dark, light = rgb(dark), rgb(light)

    def shade(px, py):
        along = ((px - x) * cosine + (py - y) * sine) / length
        across = ((py - y) * cosine - (px - x) * sine) / width * (1 if cosine >= 0 else -1)
        return mix(light, dark, smooth(-0.06, 0.06, across) * 0.75 + 0.25 * (1 - along))

    canvas.polygon(leaf_outline(x, y, length, width, angle, point), shade)
    rib = mix(light, (255, 255, 230), 0.45)
    tip = (x + length * 0.9 * cosine, y + length * 0.9 * sine)
    canvas.line([(x, y), tip], (max(2.5, width * 0.05), 1), lambda px, py: rib)
    for vein in range(1, veins + 1):
        start = length * vein / (veins + 2)
        for side in (-1, 1):
            reach = (start + length * 0.12, side * width * 0.24)
            ends = [(start, 0), reach]
            canvas.line([(x + a * cosine - b * sine, y + a * sine + b * cosine) for a, b in ends], (2.6, 1),
                        lambda px, py: rib, 0.5)


def draw_basil():
    canvas = ground(0x0F2B33, 0x071A22, 0x2F7F6A, (180, 230))
    canvas.line(curve([(178, 540), (186, 400), (180, 250)]), (16, 9), 0x5E8F3E)
    pairs = ((430, 132, 84, 0.18), (345, 170, 112, -0.12), (262, 168, 116, -0.55), (208, 128, 92, -0.95))
    for y, length, width, lift in pairs:
        for side in (1, -1):
            angle = lift if side > 0 else math.pi - lift
            draw_leaf(canvas, 181 + side * 4, y, length, width, angle, 0x1F6B35, 0x63B94A, 0.5, 4)
    draw_leaf(canvas, 180, 226, 150, 96, -math.pi / 2 - 0.12, 0x2F8A3E, 0x8CD65E, 0.5, 4)
    draw_leaf(canvas, 182, 232, 84, 52, -math.pi / 2 + 0.5, 0x4FA648, 0xB4EA7C, 0.5, 2)
    return canvas


def draw_marjoram():
    canvas = ground(0xF6CFAE, 0xE39A86, 0xFFF3DC, (180, 200))
    stems = ((172, 540, 96, 150), (184, 540, 184, 92), (196, 540, 270, 160))
    for number, (x0, y0, x1, y1) in enumerate(stems):
        spine = curve([(x0, y0), ((x0 + x1) / 2 + (x1 - 180) * 0.12, (y0 + y1) / 2 + 40), (x1, y1)])
        canvas.line(spine, (8, 4), 0x6B5A3A)
        for step in range(3, 9):
            x, y = spine[int((len(spine) - 1) * step / 9.5)]
            size = 74 - 4.5 * step
            for side in (1, -1):
                angle = -0.45 if side > 0 else math.pi + 0.45
                draw_leaf(canvas, x, y, size, size * 0.62, angle, 0x4B7A54, 0x93BE7C, 0.6)
        draw_blossom(canvas, x1, y1, number)
    return canvas


def draw_blossom(canvas, x, y, seed):
    """A round head of small flowers."""
    canvas.ellipse(x, y - 4, 78, 70, 0x5C8A5A)
    for index in range(13):
        turn, away = index * 2.4, 9.4 * math.sqrt(index)
        px, py = x + away * math.cos(turn), y - 6 + away * 0.9 * math.sin(turn)
        size = 19 + 4 * scatter(seed, index)
        canvas.ellipse(px, py, size, size, 0xC65F95)
        canvas.ellipse(px - 2, py - 3, size * 0.66, size * 0.6, 0xFFE3F0)


def draw_rosemary():
    canvas = ground(0x5F86B8, 0x24375F, 0xCFE3F2, (200, 190))
    stems = (((150, 540), (120, 380), (84, 150)), ((182, 540), (188, 330), (180, 64)), ((214, 540), (250, 390), (292, 170)))
    for number, stem in enumerate(stems):
        spine = curve(stem, 24)
        canvas.line(spine, (11, 5), 0x6A4F3B)
        for step in range(3, 21):
            x, y = spine[(len(spine) - 1) * step // 21]
            length = 66 - step * 1.5
            for side in (1, -1):
                reach = (x + side * length * 0.72, y - length * 0.62)
                middle = (x + side * length * 0.42, y - length * 0.16)
                colour = 0x7DB292 if side > 0 else 0x2B5E4E
                canvas.line(curve([(x, y), middle, reach]), (11, 5), colour)
        for index in range(6):
            x, y = spine[(len(spine) - 1) * (9 + index * 2) // 21]
            side = 1 if index % 2 else -1
            draw_flower(canvas, x + side * (20 + 6 * scatter(number, index)), y - 14)
    return canvas


def draw_flower(canvas, x, y):
    for petal in range(5):
        angle = petal * 2 * math.pi / 5 - 0.4
        canvas.ellipse(x + 7.5 * math.cos(angle), y + 7.5 * math.sin(angle), 15, 11, 0xB9A6FF, 1, angle)
    canvas.ellipse(x, y, 8, 8, 0xFFF3C9)


def draw_saffron():
    canvas = ground(0x2A1038, 0x120720, 0x8A3A8F, (180, 210))
    for lean in (-0.62, 0.58, -0.3, 0.32):
        blade = curve([(180, 540), (180 + 60 * lean, 380), (180 + 250 * lean, 250 + 60 * abs(lean))])
        canvas.line(blade, (15, 2), 0x3F7F55)
    canvas.line(curve([(180, 540), (176, 430), (180, 330)]), (20, 26), 0xB98FC9)
    back = ((-0.62, 0x5B2A9A), (0.62, 0x5B2A9A), (0.0, 0x6A35AC))
    for turn, dark in back:
        draw_petal(canvas, turn, 268, 118, dark, 0x9A6BE0)
    for index, turn in enumerate((-0.34, 0.02, 0.36)):
        tip = (180 + 205 * math.sin(turn), 330 - 205 * math.cos(turn))
        middle = (180 + 95 * math.sin(turn * 0.5), 330 - 110 * math.cos(turn * 0.5))
        canvas.line(curve([(180, 320), middle, tip]), (7, 15), (0xFF5A1F, 0xFF7A2B, 0xF2451B)[index])
    for turn, dark in ((-0.98, 0x6C39B4), (0.98, 0x6C39B4), (-0.42, 0x7A46C4), (0.42, 0x7A46C4)):
        draw_petal(canvas, turn, 214, 104, dark, 0xC09CF7)
    for turn in (-0.16, 0.14):
        tip = (180 + 168 * math.sin(turn), 320 - 168 * math.cos(turn))
        canvas.line(curve([(180, 318), (180 + 60 * math.sin(turn), 250), tip]), (6, 13), 0xFFB02E)
    return canvas


def draw_petal(canvas, turn, length, width, dark, light):
    angle = turn - math.pi / 2
    draw_leaf(canvas, 180, 338, length, width, angle, dark, light, 0.62, 0)
