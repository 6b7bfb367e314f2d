#!/usr/bin/env python3
"""Writes the manual's pages from what the program says of its own commands and options.

    Scripts/write-manual.py PROGRAM FOLDER    segue.1 and segue-COMMAND.1, in place of what is there

The pages are mdoc, as mandoc and groff read it. They are kept in Documentation/Manual, so that nothing has to be run
to install them; a test holds them to the program.
"""
import json
import pathlib
import re
import subprocess
import sys

ENVIRONMENT = [
    ("SEGUE_GLYPHS , SEGUE_COLORS , SEGUE_CELL_ASPECT , SEGUE_SCREEN , SEGUE_FIDELITY , SEGUE_GRAPHICS , SEGUE_TERMINAL",
     "As the options of the same names."),
    ("SEGUE_REDUCE_MOTION", "Set to 1, what is run is meant for users who want less motion."),
    ("NO_COLOR", "Set to anything, no colours are drawn."),
    ("VISUAL , EDITOR", "What opens a scene at its line."),
    ("XDG_CONFIG_HOME , XDG_STATE_HOME , XDG_CACHE_HOME", "Where the folders of FILES are, instead of those named there."),
    ("SEGUE_SWIFTC", "The Swift compiler that builds an app's own files, instead of the first on PATH."),
]
FILES = [
    ("scene.yaml", "A folder with it is a scene."),
    ("~/.config/segue/config.yaml", "Keys, colours and defaults; \\(lqsegue config\\(rq prints what can be set."),
    ("~/.local/state/segue/panels", "The open panels."),
    ("~/.cache/segue", "What has been built of UIKit files, and can be deleted at any time."),
]
EXIT = [("0", "Done."), ("1", "The input is wrong, and standard error says where; for segue check, a check fails; for segue diff, something differs."), ("2", "Wrong usage."),
        ("130", "Interrupted.")]


def plain(text):
    """Text as roff takes it: no escapes, no requests."""
    text = text.replace("\\", "\\e").replace("\u2019", "'").replace("-", "\\-")
    text = re.sub(r"[^\x00-\x7f]", lambda found: f"\\[u{ord(found[0]):04X}]", text)
    return "\\&" + text if text[:1] in (".", "'") else text


def word(text):
    """An argument of a macro: in quotes, so that no other macro is found in it."""
    return '"' + plain(text).replace('"', '\\(dq') + '"'


def paragraphs(text):
    """Prose, one sentence a line, and as they stand the lines that are set in by two columns."""
    lines, prose, block = [], [], []

    def flush():
        if prose:
            lines.extend(plain(line) for line in re.split(r"(?<=[.:;]) +(?=[A-Z])", " ".join(prose)))
            prose.clear()
        if block:
            lines.extend([".Bd -literal -offset indent", *map(plain, block), ".Ed"])
            block.clear()

    for line in text.splitlines():
        if line.startswith("  "):
            if not block:
                flush()
            block.append(line[2:])
        elif line.strip():
            if block:
                flush()
                lines.append(".Pp")
            prose.append(line.strip())
        elif not block or prose:
            flush()
            if lines and lines[-1] != ".Pp":
                lines.append(".Pp")
    flush()
    while lines and lines[-1] == ".Pp":
        lines.pop()
    # A display has its own space before it.
    return [line for line, following in zip(lines, [*lines[1:], ""]) if not (line == ".Pp" and following.startswith(".Bd"))]


def flags(argument):
    """`.Fl o Ns , Fl -output Ar output`, the short name first."""
    names = sorted(argument["names"], key=lambda name: name["kind"] != "short")
    spelled = [word(name["name"] if name["kind"] == "short" else "-" + name["name"]) for name in names]
    value = f" Ar {word(argument['valueName'])}" if argument["kind"] == "option" else ""
    return " , ".join(f"Fl {name}" for name in spelled) + value


def synopsis(command, name):
    lines = [f".Nm {name}"]
    for argument in shown(command):
        if argument["kind"] == "positional":
            dots = " ..." if argument["isRepeating"] else ""
            inner = f"Ar {word(argument['valueName'])}{dots}"
        else:
            preferred = argument["preferredName"]
            dash = "" if preferred["kind"] == "short" else "-"
            inner = f"Fl {word(dash + preferred['name'])}"
            if argument["kind"] == "option":
                inner += f" Ar {word(argument['valueName'])}"
        lines.append(f".Op {inner}" if argument["isOptional"] else f".{inner}")
    return lines


def shown(command):
    """The arguments of a command's own: every one has --help and --version."""
    own = [argument for argument in command.get("arguments", []) if argument["shouldDisplay"]]
    return [argument for argument in own if argument["valueName"] not in ("help", "version")]


def options(command):
    lines = [".Bl -tag -width Ds"]
    for argument in shown(command):
        head = f"Ar {word(argument['valueName'])}" if argument["kind"] == "positional" else flags(argument)
        lines.append(f".It {head}")
        lines.extend(paragraphs(argument.get("abstract") or argument.get("discussion") or ""))
        if argument.get("allValues"):
            lines.append("One of " + ", ".join(map(plain, argument["allValues"])) + ".")
        if argument.get("defaultValue"):
            lines.append(f"The default is {plain(argument['defaultValue'])}.")
    return [*lines, ".El"]


def head(title, name, abstract, version):
    """The date is left to the release: a page of an unreleased program has none."""
    about = abstract.rstrip(".")
    about = about[:1].lower() + about[1:]
    return [".\\\" Written by Scripts/write-manual.py from the program's own help.", ".Dd $Mdocdate$", f".Dt {title} 1",
            f".Os Segue {version}", ".Sh NAME", f".Nm {name}", f".Nd {plain(about)}"]


def tagged(rows, macro):
    lines = [".Bl -tag -width Ds"]
    for names, text in rows:
        lines += [f".It {macro} {names}", text]
    return [*lines, ".El"]


def overview(program, version):
    lines = head("SEGUE", "segue", program["abstract"], version)
    lines += [".Sh SYNOPSIS", ".Nm segue", ".Op Ar command", ".Op Ar scene", ".Op Ar options"]
    lines += [".Sh DESCRIPTION", *paragraphs(program["discussion"].split("Exit codes:")[0])]
    lines += [".Pp", "The commands are:", ".Bl -tag -width Ds"]
    for command in commands(program):
        lines += [f".It Xr segue-{command['commandName']} 1", plain(command["abstract"])]
    lines += [".El", ".Sh ENVIRONMENT", *tagged(ENVIRONMENT, "Ev")]
    lines += [".Sh FILES", *tagged(FILES, "Pa"), ".Sh EXIT STATUS", *tagged(EXIT, "Li")]
    return lines


def page(command, version):
    name = f"segue-{command['commandName']}"
    lines = head(name.upper(), name, command["abstract"], version)
    lines += [".Sh SYNOPSIS", *synopsis(command, f"segue {command['commandName']}")]
    lines += [".Sh DESCRIPTION", *(paragraphs(command.get("discussion") or command["abstract"]))]
    if shown(command):
        lines += [".Pp", "The options are:", *options(command)]
    lines += [".Sh EXIT STATUS", "As that of", ".Xr segue 1 .", ".Sh SEE ALSO", ".Xr segue 1"]
    return lines


def commands(program):
    return [command for command in program["subcommands"] if command["commandName"] != "help"]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    program, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
    said = subprocess.run([program, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    root = json.loads(said)["command"]
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("segue*.1"):
        old.unlink()
    pages = {"segue": overview(root, version)}
    pages |= {f"segue-{command['commandName']}": page(command, version) for command in commands(root)}
    for name, lines in pages.items():
        (folder / f"{name}.1").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
