"""Transitions drawn at random from the language of tracks, each with its mirror image as the way back."""
import random

SCREENS = """screens:
  home:
    fill: white
    layers:
      box: {frame: [40, 120, 120, 90], fill: red, radius: 6, layers: {in: {frame: [10, 10, 30, 30], fill: blue}}}
  page:
    fill: gray
    layers:
      card: {frame: [60, 300, 200, 150], fill: green, radius: 12, layers: {dot: {frame: [20, 20, 40, 40], fill: blue}}}
      rows: {frame: [0, 500, 393, 200], layers: {row: {repeat: 3, frame: [20, 60 * i, 300, 50], fill: yellow}}}
"""

# The numbers of a layer that each property moves: of two that share one, a layer has one at a time in a track.
NUMBERS = {
    "x": "x", "center.x": "x", "position.x": "x", "y": "y", "center.y": "y", "center": "xy", "position": "xy",
    "width": "w", "height": "h", "frame": "xywhsrm", "scale": "s", "scale.x": "s", "rotate": "r", "rotate-x": "r",
    "rotate-y": "r", "move.x": "m", "move.y": "m", "transform": "srm", "opacity": "o", "radius": "c",
}


def scene(seed):
    """A scene's text."""
    return Drawing(seed).scene()


class Drawing:
    def __init__(self, seed):
        self.random = random.Random(seed)
        # By the layer, the properties that its tracks have.
        self.taken = {}

    def scene(self):
        added = self._additions()
        tracks = self._tracks(["from", "to", "from/box", "to/card", "to/card/dot", "from/box + to/card", "to/rows/*", *added])
        lines = ["segue: 1", "title: Drawn", "device: iphone-15", SCREENS + "transitions:", "  open:",
                 f"    kind: {self.random.choice(['push', 'push', 'present'])}", "    from: home", "    to: page", "    tap: from",
                 f"    duration: {self.random.choice([0.413, 0.521, 0.983])}",
                 f"    ease: {self.random.choice(['ease-in-out', 'linear', 'spring(ratio 0.7)'])}", *self._during()]
        if added:
            lines += ["    add:", *(f"      {line}" for line in added.values() if line)]
        lines.append("    tracks:")
        lines += [f"      {target}: {maps[0] if len(maps) == 1 else '[' + ', '.join(maps) + ']'}" for target, maps in tracks.items()]
        return "\n".join(lines + ["  close: {reverse: open, tap: from}"]) + "\n"

    def _chance(self, probability):
        return self.random.random() < probability

    def _number(self, low, high):
        return f"{self.random.uniform(low, high):.4g}"

    def _additions(self):
        """Targets in the container, with the lines that add them."""
        added = {}
        if self._chance(0.5):
            look = self.random.choice(["", ", anchor: [0, 0]", ", anchor: [1, 0.5]"])
            look += self.random.choice(["", ", opacity: 0.5", ", radius: 8"])
            added["container/plate"] = "plate: {fill: red, frame: [%s, %s, 80, 120]%s}" % (
                self._number(0, 200), self._number(0, 500), look)
        if self._chance(0.35):
            added["container/ghost"] = "ghost: {copy: from/box}"
        if self._chance(0.25):
            added["container/tiles/*"] = "tiles: {copy: %s, grid: [%d, %d]%s}" % (
                self.random.choice(["from", "to"]), self.random.randint(1, 3), self.random.randint(2, 3),
                self.random.choice(["", ", pieces: {anchor: [0, 0.5]}", ", pieces: {anchor: [1 - col, 0]}"]))
            added["container/tiles/0"] = None
        return added

    def _during(self):
        held = self.random.choice([None, None, None, "to: {m34: -1 / 900}", "to/card: {opacity: 0.4}", "to: {anchor: [0, 0]}",
                                   "from/box: {hidden: true}"])
        return [f"    during: {{{held}}}"] if held else []

    def _tracks(self, targets):
        tracks = {}
        while not tracks:
            for _ in range(self.random.randint(1, 4)):
                target = self.random.choice(targets)
                if track := self._track(target):
                    tracks.setdefault(target, []).append(track)
        return tracks

    def _track(self, target):
        if not (properties := self._properties(target)):
            return None
        count = self.random.choice([1, 1, 2, 2, 2, 3])
        places = " @ 0.3" if count == 3 and self._chance(0.3) else ""
        keys = [f"{name}: {self._values(name, count, places)}" for name in properties]
        keys += self._mode(properties, count, places) + self._timing(target)
        return "{" + ", ".join(keys) + "}"

    def _properties(self, target):
        """Some that do not meet one another, nor others of the layer's tracks that move a part of what they move."""
        chosen = []
        for name in self.random.sample(list(NUMBERS), self.random.choice([1, 1, 2, 3])):
            own = set(NUMBERS[name])
            others = [other for one in self._layers(target) for other in self.taken.get(one, ())]
            meets = any(own & set(NUMBERS[other]) for other in chosen)
            meets = meets or any(other != name and own & set(NUMBERS[other]) for other in others)
            if not meets and not (name in others and self._chance(0.5)):
                chosen.append(name)
        for one in self._layers(target):
            self.taken.setdefault(one, set()).update(chosen)
        return chosen

    @staticmethod
    def _layers(target):
        """A piece is moved with all pieces."""
        return ["container/tiles/*" if one == "container/tiles/0" else one for one in target.split(" + ")]

    def _values(self, name, count, place):
        values = [self._value(name) for _ in range(count)]
        if count > 1 and self._chance(0.4):
            values[-1] = "rest"
        if count == 1:
            return values[0]
        if place:
            values[1] += place
        text = " -> ".join(values)
        return f'"{text}"' if "[" in text else text

    def _value(self, name):
        draw, number = self.random.choice, self._number
        if name in ("center", "position"):
            return f"[{number(0, 390)}, {number(0, 800)}]"
        if name == "frame":
            return f"[{number(0, 200)}, {number(0, 500)}, {number(20, 300)}, {number(20, 300)}]"
        if name in ("x", "position.x", "center.x"):
            return draw([number(-300, 400), "W", "-W", f"W / 2 + {number(1, 50)}", "here + 50"])
        if name in ("y", "center.y"):
            return draw([number(-300, 800), "H", "-H", "H - 30", "here - 40"])
        if name in ("width", "height"):
            return draw([number(10, 400), "W / 2"])
        if name.startswith("rotate"):
            return draw(["30deg", "-90deg", "60deg", "170deg", "360deg" if name == "rotate" else "10deg"])
        if name == "transform":
            return draw(["rotate 20deg scale 0.5", "scale 0.8 translate 10 (-0.08 * H)", "rotate-x 15deg scale 0.95",
                         "translate 30 40", "scale 0.5 1.2"])
        ranges = {"opacity": (0, 1), "radius": (0, 40), "move.x": (-90, 90), "move.y": (-90, 90)}
        return number(*ranges.get(name, (0.2, 1.6)))

    def _mode(self, properties, count, place):
        if count < 3 or self._chance(0.6):
            return []
        if self._chance(0.4):
            return ["eases: [ease-in, linear]"]
        modes = ["discrete"] if "transform" in properties else ["discrete", "cubic"]
        return [f"mode: {self.random.choice(modes)}"]

    def _timing(self, target):
        keys = []
        kind = self.random.random()
        if kind < 0.3:
            start = round(self.random.uniform(0, 0.6), 2)
            keys.append(f"at: {start}..{round(self.random.uniform(start + 0.1, 1), 2)}")
        elif kind < 0.45:
            keys.append(f"delay: {self.random.uniform(0, 0.3):.3f}")
        elif kind < 0.55:
            keys.append(f"duration: {self.random.uniform(0.1, 0.8):.3f}")
        if self._chance(0.4):
            eases = ["linear", "ease-in", "ease-out", "spring(ratio 0.6)", "spring(ratio 0.7 velocity 2)", "bezier(0.25 0.75 0.5 1)",
                     "steps(3 start)", "steps(4 end)", "linear(0 0.3 50% 1)"]
            if not keys:
                # One that times itself takes no duration.
                eases.append("spring(mass 1 stiffness 200 damping 18)")
            keys.append("ease: " + self.random.choice(eases))
        if set("*+") & set(target) and self._chance(0.4):
            keys.append(f"stagger: {self.random.choice(['0.05', '{total: 0.2, from: last}', '{each: 0.03, from: center}'])}")
        if self._chance(0.1):
            keys.append("as: layer")
        if self._chance(0.12):
            keys += self.random.choice([["repeat: 2"], ["repeat: 2", "autoreverse: true"], ["autoreverse: true"], ["speed: 2"]])
        return keys
