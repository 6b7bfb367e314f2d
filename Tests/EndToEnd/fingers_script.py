"""Scripts of a scene's own, which lead the scene and the app that is written from it alike."""
import re

from app_host import type_name


class Script:
    """A scene's script for both: fingers, and transitions that begin where it taps.

    All is half a second later than the scene has it, so that nothing happens as the app comes up.
    """

    DELAY = 0.5

    def __init__(self, app, name, text):
        self.app, self.begins, lines, fingers = app, [], [], []
        trace = app.run("trace", app.scene, "--script", name).splitlines()
        for line in text:
            time, what, *rest = line.split()
            later = f"{float(time) + self.DELAY:.3f}"
            if what == "tap":
                self.begins.append((later, self._begun(trace, f"{float(time):.3f}")))
                lines.append(f"{later} trigger {self.begins[-1][1]}")
            else:
                fingers.append(" ".join([later, what, *rest]))
                lines.append(fingers[-1])
        end = float(lines[-1].split()[0]) + 3
        rest = [f"{end} press -9 -9", f"{end + 0.01:.2f} release -9 -9"]
        self.lines, self.fingers = app.folder / "scene.script", app.folder / "fingers.script"
        self.lines.write_text("\n".join(lines + rest) + "\n")
        self.fingers.write_text("\n".join(fingers + rest) + "\n")

    def _begun(self, trace, time):
        """The transition that a tap has begun, by the question about it."""
        question = next(line for line in trace if line.startswith(time) and "animationController(" in line)
        if found := re.search(r"for: (\w+), from: ([\w-]+), to: ([\w-]+)\)", question):
            wanted = found[1], found[2], found[3]
        elif found := re.search(r"forPresented: ([\w-]+), presenting: ([\w-]+)", question):
            wanted = "present", found[2], found[1]
        else:
            wanted = "dismiss", re.search(r"forDismissed: ([\w-]+)", question)[1], None
        return next(one["name"] for one in self.app.transitions
                    if (one["kind"], one["from"]) == wanted[:2] and wanted[2] in (one["to"], None))

    def setup(self):
        """Every transition put to use as the head of its code says, before anything happens."""
        lines = ["var steps: [String: () -> Void] = [:]"]
        for transition in self.app.transitions:
            lines += self._prepared(transition)
        for time, name in self.begins:
            lines.append(f'DispatchQueue.main.asyncAfter(deadline: .now() + {time}) {{ steps["{name}"]?() }}')
        return lines

    def _prepared(self, transition):
        """What is made for a transition; what sets its delegate is done when the transition begins, by whatever hand."""
        usage = self.app.host.usage(transition)
        made, uses, hands = [], [], []
        for line in usage[:-1]:
            if line.startswith("let ") and not line.endswith("{"):
                made.append(line)
            elif line.endswith("{"):
                hands += [line, "  use()"]
            elif line == "}" or line.startswith(" "):
                hands.append(line)
            else:
                uses.append(line)
        if "views: views" in " ".join(usage):
            made.insert(0, f"let views = {type_name(transition['name'])}Views()")
        names = [found[1] for line in made + hands if (found := re.match(r"let (\w+) = ", line))]
        return ["do {", *made, "let use = {", *uses, "}", *hands, *(f"kept.append({name})" for name in names),
                f'steps["{transition["name"]}"] = {{', "  use()", usage[-1], "}", "}"]
