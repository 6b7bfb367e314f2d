"""File systems that are really full: small ones in memory, where the system lets a process have one of its own.

Everywhere else `test_a_disk_that_is_full` makes do with a limit.
"""
import os
import pathlib
import subprocess

import pytest

from conftest import ROOT
from terminal import base_environment


def may_mount():
    """Whether a process may have a file system of its own here."""
    command = ["unshare", "--mount", "sh", "-c", "mount -t tmpfs -o size=64k none /mnt"]
    try:
        return subprocess.run(command, stderr=subprocess.DEVNULL).returncode == 0
    except FileNotFoundError:
        return False


WRITERS = {
    "render": ["render", "slide-down", "-o", "{}/x.png"],
    "export": ["export", "slide-down", "-o", "{}/x.gif"],
    "frames": ["export", "slide-down", "-o", "{}/frames/"],
    "table": ["export", "slide-down", "-o", "{}/x.csv"],
}


@pytest.mark.parametrize("writer", WRITERS if may_mount() else [])
def test_a_file_system_without_room_for_a_picture(program, writer):
    """The word is the system's, the exit status 1, and no part of a file stays."""
    fill = "mount -t tmpfs -o size=16k none /mnt && head -c 12000 /dev/zero > /mnt/ballast"
    arguments = [part.format("/mnt") for part in WRITERS[writer]]
    script = f'{fill} && "$@"; echo "ended with $?"; ls -A /mnt'
    done = subprocess.run(["unshare", "--mount", "sh", "-c", script, "sh", str(program), *arguments],
                          capture_output=True, text=True, cwd=ROOT, env=base_environment())
    assert "ended with 1" in done.stdout, done.stdout + done.stderr
    assert "no space left on device" in done.stderr
    left = done.stdout.split("ended with 1\n")[1].split()
    assert left == ["ballast"] + (["frames"] if writer == "frames" else []), left


@pytest.mark.parametrize("size", ["64k"] if may_mount() else [])
def test_a_file_system_that_is_full(start, program, size):
    """A real one: the save fails with the system's word, what was tuned stays, and so does the file."""
    source = (ROOT / "Scenes/slide-down/scene.yaml").read_text()
    script = (f'mount -t tmpfs -o size={size} none /mnt && cp Scenes/slide-down/scene.yaml /mnt/scene.yaml'
              ' && head -c 1000000 /dev/zero > /mnt/ballast; exec "$0" /mnt/scene.yaml')
    terminal = start(command=["unshare", "--mount", "sh", "-c", script, program], columns=120, rows=40,
                     environment={"XDG_STATE_HOME": "/mnt"})
    terminal.wait_for("Library")
    terminal.type("5")
    terminal.wait_for("transitions/show")
    terminal.key("right")
    terminal.wait_for("not saved")
    terminal.type("\x13")
    terminal.wait_for("cannot write", "no space left")
    inside = pathlib.Path(f"/proc/{terminal.process.pid}/root/mnt")
    assert (inside / "scene.yaml").read_text() == source
    assert sorted(os.listdir(inside)) == ["ballast", "scene.yaml"]
    terminal.key("q", "q")
    assert terminal.exit_code() == 0
    assert terminal.leftovers == []
