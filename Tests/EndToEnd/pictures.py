"""How far two pictures differ, but for what two renderers may do otherwise."""
from PIL import Image, ImageChops, ImageFilter


def eroded(picture):
    """How different pixels are, but for edges that are a pixel off and noise of 24 of 255."""
    gray = picture.convert("L").point(lambda value: 255 if value > 24 else 0)
    return gray.filter(ImageFilter.MinFilter(3))


def differing(picture, path):
    """The part of a picture's pixels that differ from those of the one in a file."""
    wrong = eroded(ImageChops.difference(picture, Image.open(path).convert("RGB")))
    return sum(1 for value in wrong.getdata() if value) / (picture.width * picture.height)
