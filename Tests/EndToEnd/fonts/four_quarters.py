"""Makes `four-quarters.ttf`, a font of one emoji, U+1F600: a picture of 64 × 64 pixels in four colours, as `sbix` has it.

    python3 -m pip install fonttools pillow && python3 Tests/EndToEnd/fonts/four_quarters.py
"""
import io
import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.sbixGlyph import Glyph
from fontTools.ttLib.tables.sbixStrike import Strike
from PIL import Image

COLORS = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0)]


def picture():
    image = Image.new("RGBA", (64, 64))
    for y in range(64):
        for x in range(64):
            image.putpixel((x, y), (*COLORS[y // 32 * 2 + x // 32], 255))
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def font():
    builder = FontBuilder(1000, isTTF=True)
    names = [".notdef", "face"]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({0x1F600: "face"})
    builder.setupGlyf({name: TTGlyphPen(None).glyph() for name in names})
    builder.setupHorizontalMetrics({".notdef": (500, 0), "face": (1250, 0)})
    builder.setupHorizontalHeader(ascent=950, descent=-250)
    builder.setupNameTable({"familyName": "Four Quarters", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=950, sTypoDescender=-250, usWinAscent=950, usWinDescent=250)
    builder.setupPost()
    strike = Strike(ppem=64, resolution=72)
    strike.glyphs = {
        ".notdef": Glyph(glyphName=".notdef"),
        "face": Glyph(glyphName="face", graphicType="png ", imageData=picture(), originOffsetX=8, originOffsetY=-8),
    }
    table = newTable("sbix")
    table.version, table.flags, table.strikes = 1, 1, {64: strike}
    builder.font["sbix"] = table
    return builder


if __name__ == "__main__":
    font().save(pathlib.Path(__file__).with_name("four-quarters.ttf"))
