"""Lottie animations, drawn by rlottie at ten times and compared with the compositor; and read by rules written here."""
import ctypes
import ctypes.util
import json
import math

import mask_modes
import pytest
from PIL import Image

from pictures import differing

CANVAS = (393, 852)


def rlottie():
    for name in ("librlottie.so.0-1", "librlottie.so.0", ctypes.util.find_library("rlottie")):
        try:
            library = ctypes.CDLL(name) if name else None
        except OSError:
            continue
        if library:
            library.lottie_animation_from_data.restype = ctypes.c_void_p
            return library
    return None


RLOTTIE = rlottie()


def drawn(text, frames):
    """What rlottie shows of an animation at each of some frames."""
    width, height = CANVAS
    text = text.encode()
    animation = RLOTTIE.lottie_animation_from_data(text, str(hash(text)).encode(), b"")
    assert animation, "rlottie cannot read it"
    for frame in frames:
        buffer = (ctypes.c_uint32 * (width * height))()
        RLOTTIE.lottie_animation_render(
            ctypes.c_void_p(animation), ctypes.c_size_t(frame), buffer, ctypes.c_size_t(width), ctypes.c_size_t(height),
            ctypes.c_size_t(width * 4))
        yield Image.frombytes("RGBA", CANVAS, bytes(buffer), "raw", "BGRA").convert("RGB")
    RLOTTIE.lottie_animation_destroy(ctypes.c_void_p(animation))


def exported(segue, path, *arguments):
    result = segue("export", *arguments, "-o", path)
    assert result.returncode == 0, result.stderr
    return result


@pytest.mark.skipif(not RLOTTIE, reason="no rlottie")
@pytest.mark.parametrize("run", [
    ("app-store", "-t", "open"), ("slide-down", "-t", "show"), ("crossfade",), ("side-panel",), ("portal",), ("pan",),
    ("place-sheet", "--script", "list"), ("herb-gallery",), ("logo-reveal",), ("image-card",),
], ids=lambda run: run[0])
def test_rlottie_draws_what_the_compositor_draws(segue, tmp_path, run):
    path = tmp_path / "x.json"
    exported(segue, path, *run)
    exported(segue, f"{tmp_path}/frames/", *run)
    frames = sorted((tmp_path / "frames").iterdir())
    numbers = [round(index * (len(frames) - 1) / 9) for index in range(10)]
    for number, picture in zip(numbers, drawn(path.read_text(), numbers)):
        share = differing(picture, frames[number])
        assert share < 0.002, f"frame {number}: {share:.4%} differ"


@pytest.mark.skipif(not RLOTTIE, reason="no rlottie")
def test_masks_are_read_in_every_way(segue, scene, tmp_path):
    run = (scene(mask_modes.WITHOUT_SUBTRACTION), "-t", "go")
    result = exported(segue, tmp_path / "x.json", *run)
    assert "note" not in result.stderr
    exported(segue, f"{tmp_path}/frames/", *run)
    frames = sorted((tmp_path / "frames").iterdir())
    for number, picture in zip([0, 5, 20], drawn((tmp_path / "x.json").read_text(), [0, 5, 20])):
        share = differing(picture, frames[number])
        assert share < 0.002, f"frame {number}: {share:.4%} differ"


def test_what_is_taken_away_from_a_mask_is_told(segue, scene, tmp_path):
    result = exported(segue, tmp_path / "x.json", scene(mask_modes.WHOLE), "-t", "go")
    assert "is taken away from a mask, which a Lottie animation cannot" in result.stderr


@pytest.mark.skipif(not RLOTTIE, reason="no rlottie")
def test_what_fades_as_a_whole_is_seen_through_as_a_whole(segue, scene, tmp_path):
    """Half of a fill shows through half of the picture, the border or the layer in it, unless they fade together."""
    path = scene("""
segue: 1
device: [393, 852]
screens:
  home: {fill: white}
  away:
    fill: white
    layers:
      framed: {frame: [20, 20, 100, 100], fill: red, border: 30 blue}
      pictured: {frame: [20, 220, 100, 100], fill: red, image: mountains, fit: fill}
      nested: {frame: [20, 420, 100, 100], fill: red, layers: {inner: {frame: [10, 10, 80, 80], fill: blue}}}
transitions:
  go:
    kind: push
    from: home
    to: away
    duration: 1
    ease: linear
    tracks: {to/framed: {opacity: 0 -> 1}, to/pictured: {opacity: 0 -> 1}, to/nested: {opacity: 0 -> 1}}
""")
    exported(segue, tmp_path / "x.json", path, "-t", "go")
    exported(segue, f"{tmp_path}/frames/", path, "-t", "go")
    meant = Image.open(sorted((tmp_path / "frames").iterdir())[30]).convert("RGB")
    found, = drawn((tmp_path / "x.json").read_text(), [30])
    for place in [(30, 30), (70, 230), (70, 470), (24, 470)]:
        colors = found.getpixel(place), meant.getpixel(place)
        assert all(abs(a - b) <= 4 for a, b in zip(*colors)), (place, colors)


# MARK: A player of its own: properties, curves and parents, by the specification


def curve(keyframe, part):
    (x1,), (y1,) = keyframe["o"]["x"], keyframe["o"]["y"]
    (x2,), (y2,) = keyframe["i"]["x"], keyframe["i"]["y"]
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        x = 3 * (1 - middle) ** 2 * middle * x1 + 3 * (1 - middle) * middle ** 2 * x2 + middle ** 3
        low, high = (middle, high) if x < part else (low, middle)
    return 3 * (1 - low) ** 2 * low * y1 + 3 * (1 - low) * low ** 2 * y2 + low ** 3


def value(prop, frame):
    """A property's numbers at a frame, which may lie between two."""
    if prop.get("s") is True:
        return value(prop["x"], frame) + value(prop["y"], frame)
    if not prop["a"]:
        return prop["k"] if isinstance(prop["k"], list) else [prop["k"]]
    keyframes = prop["k"]
    before = [index for index, key in enumerate(keyframes) if key["t"] <= frame]
    if not before:
        return keyframes[0]["s"]
    index = before[-1]
    if index == len(keyframes) - 1 or keyframes[index].get("h"):
        return keyframes[index]["s"]
    start, end = keyframes[index], keyframes[index + 1]
    part = curve(start, (frame - start["t"]) / (end["t"] - start["t"]))
    return [a + (b - a) * part for a, b in zip(start["s"], end["s"])]


def applied(layer, layers, point, frame):
    """A point of a layer on the composition."""
    while layer:
        transform = layer["ks"]
        (sx, sy), (r,), (px, py) = (value(transform[key], frame) for key in "srp")
        x, y, angle = point[0] * sx / 100, point[1] * sy / 100, math.radians(r)
        point = (x * math.cos(angle) - y * math.sin(angle) + px, x * math.sin(angle) + y * math.cos(angle) + py)
        layer = layers.get(layer.get("parent"))
    return point


SCENE = """
segue: 1
device: [400, 800]
screens:
  home: {fill: white}
  away:
    fill: white
    layers:
      box: {frame: [40, 60, 100, 80], fill: red, layers: {dot: {frame: [10, 20, 30, 30], fill: blue}}}
transitions:
  go:
    kind: push
    from: home
    to: away
    duration: 0.8
    tracks:
      to: {y: H -> rest, ease: spring(ratio 0.5)}
      to/box: [{rotate: 200deg -> 0}, {scale: 0.2 -> 1, ease: spring(response 0.3 ratio 0.4)}, {x: 250 -> rest, ease: ease-in}]
      to/box/dot: {center: "[90, 10] -> [60, 70] -> rest", mode: cubic}
"""


def test_curves_stay_within_half_a_point(segue, scene, tmp_path):
    """Every corner, in every frame, of layers that carry one another."""
    path = scene(SCENE)
    exported(segue, tmp_path / "x.json", path, "-t", "go")
    lottie = json.loads((tmp_path / "x.json").read_text())
    layers = {layer["ind"]: layer for layer in lottie["layers"]}
    samples = [json.loads(line) for line in segue("sample", path, "-t", "go", "--fps", "60").stdout.splitlines()]
    assert len(samples) > 40
    worst = 0
    for frame, sample in enumerate(samples):
        boxes = {layer["id"]: layer["frame"] for layer in sample["layers"]}
        for name in ("away", "away/box", "away/box/dot"):
            layer = next(one for one in lottie["layers"] if one["nm"] == name and one["ty"] == 4)
            rect = layer["shapes"][0]["it"][0]
            (cx, cy), (w, h) = value(rect["p"], frame), value(rect["s"], frame)
            corners = [applied(layer, layers, (cx + i * w / 2, cy + j * h / 2), frame) for i in (-1, 1) for j in (-1, 1)]
            xs, ys = [x for x, _ in corners], [y for _, y in corners]
            x, y, width, height = boxes[name]
            found = (min(xs), min(ys), max(xs), max(ys))
            worst = max(worst, *(abs(a - b) for a, b in zip(found, (x, y, x + width, y + height))))
    assert worst < 0.5
    keyframes = [len(prop["k"]) for layer in lottie["layers"] for prop in layer["ks"].values()
                 if prop.get("a") and isinstance(prop["k"], list)]
    assert keyframes and max(keyframes) < len(samples) / 3


# MARK: The specification's rules


PROPERTIES = {"a", "k"}
LAYERS = {0: {"refId", "w", "h"}, 2: {"refId"}, 3: set(), 4: {"shapes"}}
COMMON = {"ddd", "ind", "ty", "nm", "sr", "ks", "ao", "ip", "op", "st", "bm"}
SHAPES = {
    "gr": {"it"}, "rc": {"d", "s", "p", "r"}, "sh": {"ks"}, "fl": {"c", "o", "r"}, "gf": {"o", "r", "t", "g", "s", "e"},
    "st": {"c", "o", "w", "lc", "lj", "ml"}, "tm": {"s", "e", "o", "m"}, "tr": {"p", "a", "s", "r", "o", "sk", "sa"},
}


def check_property(prop, end):
    if prop.get("s") is True:
        assert set(prop) == {"s", "x", "y"}
        return check_property(prop["x"], end), check_property(prop["y"], end)
    assert set(prop) == PROPERTIES and prop["a"] in (0, 1)
    if prop["a"]:
        times = [key["t"] for key in prop["k"]]
        assert len(times) > 1 and times == sorted(set(times)) and 0 <= times[0] and times[-1] <= end
        for key in prop["k"][:-1]:
            assert set(key) in ({"t", "s", "h"}, {"t", "s", "i", "o"})
        # With a curve on the last one players lead it on, hundreds of points.
        assert set(prop["k"][-1]) == {"t", "s"}
    return None


def check_shape(shape, end):
    assert set(shape) == {"ty"} | SHAPES[shape["ty"]], shape
    if shape["ty"] == "gr":
        assert shape["it"][-1]["ty"] == "tr"
        for item in shape["it"]:
            check_shape(item, end)
        return
    for key, prop in shape.items():
        if isinstance(prop, dict) and key != "g":
            check_property(prop, end)


def check_layers(layers, assets, end):
    indices = [layer["ind"] for layer in layers]
    assert len(set(indices)) == len(indices)
    for place, layer in enumerate(layers):
        optional = set(layer) - COMMON - LAYERS[layer["ty"]]
        assert optional <= {"parent", "tt", "td"} | ({"hasMask", "masksProperties"} if layer["ty"] == 0 else set())
        for mask in layer.get("masksProperties", []):
            assert set(mask) == {"mode", "inv", "o", "pt"}
            check_property(mask["pt"], end)
        assert not (COMMON | LAYERS[layer["ty"]]) - set(layer)
        assert 0 <= layer["ip"] < layer["op"] <= end
        assert layer.get("parent", indices[0]) in indices and layer.get("parent") != layer["ind"]
        assert layer.get("refId", None) in assets | {None}
        assert ("tt" in layer) == (place > 0 and "td" in layers[place - 1])
        for prop in layer["ks"].values():
            check_property(prop, end)
        for shape in layer.get("shapes", []):
            check_shape(shape, end)


@pytest.mark.parametrize("name", ["app-store", "cards", "cube", "explode", "fold", "image-card", "logo-reveal", "place-sheet"])
def test_it_keeps_the_rules_of_the_specification(segue, tmp_path, name):
    exported(segue, tmp_path / "x.json", name, "--hold", "0.5")
    lottie = json.loads((tmp_path / "x.json").read_text())
    assert set(lottie) == {"v", "nm", "fr", "ip", "op", "w", "h", "ddd", "assets", "layers"}
    assert (lottie["w"], lottie["h"]) == CANVAS and lottie["fr"] == 60
    assets = {asset["id"] for asset in lottie["assets"]}
    assert len(assets) == len(lottie["assets"])
    check_layers(lottie["layers"], assets, lottie["op"])
    for asset in lottie["assets"]:
        if "layers" in asset:
            check_layers(asset["layers"], assets, lottie["op"])
        else:
            assert asset["p"].startswith("data:image/png;base64,") and asset["e"] == 1


def test_what_cannot_be_said_is_told_with_its_layer(segue, scene, tmp_path):
    path = scene("""
segue: 1
device: [400, 800]
screens:
  home: {fill: white}
  away:
    fill: white
    layers:
      soft: {frame: [10, 10, 80, 80], fill: red, blur: 4}
      glass: {frame: [10, 110, 80, 80], fill: white 20%, backdrop-blur: 8}
      card: {frame: [10, 210, 80, 80], fill: red, shadow: {radius: 8, opacity: 0.3}}
      turned: {frame: [10, 310, 80, 80], fill: red, rotate-y: 40deg, m34: -1 / 500}
      plain: {frame: [10, 410, 80, 80], fill: red}
      open: {frame: [10, 510, 80, 80], fill: red, clip: true, layers: {in: {frame: [40, 40, 80, 80], fill: blue}}}
transitions:
  go: {kind: push, from: home, to: away, during: {to/open: {clip: false}}, tracks: {to: {opacity: 0 -> 1}}}
""")
    result = exported(segue, tmp_path / "x.json", path, "-t", "go")
    notes = [line for line in result.stderr.splitlines() if ": note: layer " in line]
    told = {line.split("layer '")[1].split("'")[0]: line for line in notes}
    assert set(told) == {"away/soft", "away/glass", "away/card", "away/turned", "away/open"}
    assert "shadow" in told["away/card"] and "perspective" in told["away/turned"]


@pytest.mark.parametrize("arguments, said", [
    (["--scale", "2"], "--scale is for pixels"), (["--once"], "its player decides"), (["--shard", "1/2"], "--shard is for"),
    (["--max-size", "1MB"], "--max-size is for"),
])
def test_what_means_nothing_to_it_is_refused(segue, tmp_path, arguments, said):
    result = segue("export", "turn", "-o", tmp_path / "x.json", *arguments)
    assert result.returncode == 2 and said in result.stderr and not (tmp_path / "x.json").exists()
