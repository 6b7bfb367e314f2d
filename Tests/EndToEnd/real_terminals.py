"""Real terminal emulators, on a display that nobody sees.

The program runs on the tests' own terminal, which reads along. All that it writes goes on to an emulator's window, and what
the emulator answers comes back, so that the program is shown by somebody else's work and driven like any other.
"""
import contextlib
import fcntl
import os
import pathlib
import select
import shutil
import socket
import struct
import subprocess
import sys
import termios
import time

from PIL import ImageGrab

from terminal import PATIENCE, Terminal, base_environment

DISPLAY_SIZE = 1280, 800

POINTERS = ["left_ptr", "default", "text", "xterm"]
"""What a compositor and a text's window call the pointers they draw; theirs are a single clear pixel, wherever the mouse is."""

RELAY = pathlib.Path(__file__).with_name("terminal_relay.py")

CONFIGURATIONS = {
    "weston.ini": "[core]\nidle-time=0\n[shell]\npanel-position=none\nlocking=false\nbackground-color=0xff000000\n",
    # Plain colours, and no bell, no title bar, no question at the end.
    "foot.ini": "[main]\nfont=monospace:size=9\npad=0x0\n[csd]\npreferred=none\n[colors]\nbackground=000000\n",
}

KITTY = ["kitty", "--config", "NONE", "-o", "font_size=9", "-o", "remember_window_size=no", "-o", "window_padding_width=0", "-o", "placement_strategy=top-left",
         "-o", f"initial_window_width={DISPLAY_SIZE[0]}", "-o", f"initial_window_height={DISPLAY_SIZE[1]}"]

XTERM = ["xterm", "-ti", "vt340", "-xrm", "XTerm*decTerminalID: vt340", "-xrm", "XTerm*maxGraphicSize: 2000x2000",
         "-xrm", "XTerm*numColorRegisters: 256", "-b", "0", "-bw", "0", "-fa", "Monospace", "-fs", "9",
         "-bg", "black", "-fg", "gray90", "-geometry", "150x45+0+0"]

WESTON = ["weston", "--backend=x11-backend.so", "--use-pixman", "--socket=shown",
          f"--width={DISPLAY_SIZE[0]}", f"--height={DISPLAY_SIZE[1]}"]

NEEDED = {"kitty": ["kitty"], "xterm": ["xterm"], "foot": ["foot", "weston"]}
"""What each emulator is started by; foot's window needs a compositor of its own kind of windows."""


def missing(name):
    """The programs that an emulator needs and that are not there."""
    return [program for program in [*NEEDED[name], "Xvfb", "xdotool"] if not shutil.which(program)]


def clear_pointer(size=24):
    """A file of a pointer that is not seen: a header, a table of one entry, and an image of one clear pixel (xcursor(3))."""
    header = b"Xcur" + struct.pack("<3I", 16, 0x10000, 1)
    entry = struct.pack("<3I", 0xFFFD0002, size, 28)
    image = struct.pack("<9I", 36, 0xFFFD0002, size, 1, 1, 1, 0, 0, 0)
    return header + entry + image + bytes(4)


class Emulator:
    """A window of a real terminal emulator; `socket` is the line to what runs in it."""

    def __init__(self, name, folder):
        self.name, self.folder = name, folder
        self._processes = []
        self.environment = base_environment() | {
            "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "XDG_CONFIG_HOME": str(folder),
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "XCURSOR_PATH": str(folder / "icons"), "XCURSOR_THEME": "clear",
        }
        os.chmod(folder, 0o700)
        for file, text in CONFIGURATIONS.items():
            (folder / file).write_text(text)
        pointers = folder / "icons" / "clear" / "cursors"
        pointers.mkdir(parents=True)
        for pointer in POINTERS:
            (pointers / pointer).write_bytes(clear_pointer())
        with contextlib.ExitStack() as failing:
            failing.callback(self.close)
            self._open(name)
            failing.pop_all()

    def _open(self, name):
        self.display = self._open_display()
        self.environment["DISPLAY"] = self.display
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(self.folder / "line"))
        self._server.listen(1)
        relay = [sys.executable, str(RELAY), str(self.folder / "line")]
        if name == "foot":
            self._run([*WESTON, f"--config={self.folder / 'weston.ini'}"])
            self._wait(lambda: (self.folder / "shown").exists(), "weston")
            self.environment["WAYLAND_DISPLAY"] = "shown"
            self._run(["foot", "-F", "-c", str(self.folder / "foot.ini"), *relay])
        else:
            self._run([*(KITTY if name == "kitty" else [*XTERM, "-e"]), *relay])
        self._wait(lambda: select.select([self._server], [], [], 0)[0], name)
        self.socket, _ = self._server.accept()
        self._sizes = b""
        self._wait(self.size, f"the size of {name}'s window")

    def _open_display(self):
        ours, theirs = os.pipe()
        self._run(["Xvfb", "-displayfd", str(theirs), "-nolisten", "tcp", "-nocursor",
                   "-screen", "0", f"{DISPLAY_SIZE[0]}x{DISPLAY_SIZE[1]}x24"], pass_fds=[theirs])
        os.close(theirs)
        self._wait(lambda: select.select([ours], [], [], 0)[0], "Xvfb")
        number = os.read(ours, 20).decode().strip()
        os.close(ours)
        assert number, "Xvfb does not start"
        return f":{number}"

    def _run(self, command, **options):
        log = open(self.folder / f"{command[0]}.log", "w")  # pylint: disable=consider-using-with
        self._processes.append(subprocess.Popen(
            command, env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **options))
        log.close()

    def _wait(self, condition, what):
        limit = time.monotonic() + PATIENCE
        while not condition():
            ended = [process.args[0] for process in self._processes if process.poll() is not None]
            assert not ended, f"{ended} ended before {what} was there: {self.logs()}"
            assert time.monotonic() < limit, f"never saw {what}: {self.logs()}"
            time.sleep(0.02)

    def logs(self):
        return {path.name: path.read_text(errors="replace")[-500:] for path in self.folder.glob("*.log")}

    def size(self):
        """Rows, columns, and the pixels across and down that they take, once the relay has said so."""
        with contextlib.suppress(OSError, ValueError):
            numbers = tuple(map(int, (self.folder / "line.size").read_text().split()))
            return numbers if len(numbers) == 4 and all(numbers) else None
        return None

    def picture(self):
        """What the window shows now."""
        return ImageGrab.grab((0, 0, *DISPLAY_SIZE), xdisplay=self.display).convert("RGB")

    def resize(self, width, height):
        """Another size of the window, in pixels."""
        subprocess.run(["xdotool", "search", "--onlyvisible", "--class", ".", "windowsize", "%@", str(width), str(height)],
                       env=self.environment, check=True, capture_output=True)

    def close(self):
        for process in reversed(self._processes):
            process.terminate()
        for process in reversed(self._processes):
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(5)
            process.kill()
            process.wait()


class ShownTerminal(Terminal):
    """A program whose terminal is shown by an emulator."""

    def __init__(self, emulator, command, **options):
        self.emulator = emulator
        self.rows, self.columns, self.width, self.height = emulator.size()
        super().__init__(command, columns=self.columns, rows=self.rows, **options)

    @property
    def cell(self):
        """A cell's pixels across and down."""
        return self.width // self.columns, self.height // self.rows

    def _set_size(self, columns, rows, cell=None):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, self.width, self.height))

    def resize_window(self, width, height):
        """Gives the emulator's window another size in pixels, which it tells the program when it has it."""
        before, limit = self.emulator.size(), time.monotonic() + PATIENCE
        self.emulator.resize(width, height)
        while (size := self.emulator.size()) in (None, before):
            assert time.monotonic() < limit, "the window keeps its size"
            self.read(0.02)
        self.rows, self.columns, self.width, self.height = size
        self.resize(self.columns, self.rows)

    def late_answers(self):
        """What the emulator has answered since the program ended."""
        return self.emulator.socket.recv(1 << 16) if select.select([self.emulator.socket], [], [], 0)[0] else b""

    def read(self, seconds, most=1 << 16):
        line = self.emulator.socket
        ready, _, _ = select.select([self.master, line], [], [], max(0.0, seconds))
        if line in ready and (answers := line.recv(1 << 16)):
            os.write(self.master, answers)
        if self.master not in ready:
            return bool(ready)
        before = len(self.output)
        came = super().read(0, most)
        line.sendall(self.output[before:])
        return came
