"""A city at night across the water, its windows lit."""
from .canvas import Canvas, gradient, mix, rgb, scatter

WIDTH, HEIGHT = 360, 468
SHORE = 372
MOON = (262, 92)

# x, width, top, storeys' seed; the near row last.
FAR = [(0, 46, 250, 1), (50, 34, 214, 2), (88, 52, 262, 3), (144, 30, 196, 4), (178, 48, 244, 5), (230, 38, 222, 6),
       (272, 46, 268, 7), (322, 40, 236, 8)]
NEAR = [(-8, 60, 292, 11), (58, 56, 176, 12), (120, 64, 306, 13), (190, 54, 140, 14), (250, 62, 282, 15),
        (318, 54, 206, 16)]
WARM = (0xFFD36B, 0xFFB84A, 0xFFE6A3, 0x8FD3FF)


def draw_tower(canvas, x, width, top, wall, windows):
    canvas.polygon([(x, top), (x + width, top), (x + width, SHORE), (x, SHORE)], wall)
    if not windows:
        return
    columns = max(2, width // 15)
    pitch = (width - 6) / columns
    for row in range(int((SHORE - top - 10) // 17)):
        for column in range(columns):
            chance = scatter(windows, row // 2, column, 3)
            if chance > 0.36:
                left, upper = x + 6 + column * pitch, top + 10 + row * 17
                colour = WARM[int(scatter(windows, row, column, 5) * 3.25)]
                canvas.polygon(
                    [(left, upper), (left + pitch - 6, upper), (left + pitch - 6, upper + 10), (left, upper + 10)],
                    colour,
                    0.55 + 0.45 * chance,
                )


def draw_crowns(canvas):
    """What tops the two towers that stand out."""
    canvas.polygon([(190, 140), (244, 140), (232, 116), (202, 116)], 0x141B3F)
    canvas.polygon([(214, 116), (220, 116), (218, 62), (216, 62)], 0x141B3F)
    canvas.glow(217, 62, 26, 0xFF5A5A, 0.9)
    canvas.ellipse(217, 62, 6, 6, 0xFF8080)
    canvas.polygon([(58, 176), (114, 176), (86, 146)], 0x141B3F)


def mirror(canvas):
    """The water: the city upside down, darker and stretched, broken by swells."""
    deep = rgb(0x0A1030)
    source = [list(row) for row in canvas.rows]
    for y in range(SHORE, HEIGHT):
        away = y - SHORE
        from_row = source[max(0, SHORE - 1 - int(away * 1.9))]
        calm = 1 if (away // 6) % 2 else 0.62
        for x in range(WIDTH):
            shifted = min(max(x + ((away // 6) % 3 - 1) * away // 18, 0), WIDTH - 1)
            canvas.rows[y][x] = mix(deep, from_row[shifted], 0.62 * calm * (1 - away / 190))


def draw():
    canvas = Canvas(WIDTH, HEIGHT)
    sky = gradient((0, 0x080C2A), (140, 0x1C1D58), (240, 0x5A2B78), (320, 0xB8487A), (372, 0xF2876B))
    canvas.fill(lambda x, y: sky(y))
    for star in range(26):
        size = 1.6 + 1.8 * scatter(star, 3)
        canvas.ellipse(WIDTH * scatter(star, 1), 150 * scatter(star, 2), size, size, 0xDDE4FF, 0.8)
    canvas.glow(*MOON, 120, 0xA9B8FF, 0.55)
    canvas.ellipse(*MOON, 62, 62, 0xF6F0DC)
    for dx, dy, size in ((-10, -8, 14), (9, 4, 18), (-6, 13, 9)):
        canvas.ellipse(MOON[0] + dx, MOON[1] + dy, size, size, 0xDDD5C2, 0.8)
    far_wall = gradient((190, 0x3A2A6C), (SHORE, 0x6B3A78))
    near_wall = gradient((130, 0x10163A), (SHORE, 0x241B4A))
    for x, width, top, _ in FAR:
        draw_tower(canvas, x, width, top, lambda x, y: far_wall(y), None)
    for x, width, top, seed in NEAR:
        draw_tower(canvas, x, width, top, lambda x, y: near_wall(y), seed)
    draw_crowns(canvas)
    mirror(canvas)
    canvas.polygon([(0, SHORE - 3), (WIDTH, SHORE - 3), (WIDTH, SHORE + 2), (0, SHORE + 2)], 0x080B22)
    return canvas
