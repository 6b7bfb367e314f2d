"""Texts that a terminal would obey, that hide or reorder what is read, or that a shell would run."""
import re
import unicodedata

MARK = "PWNED"
"""The file that a shell makes which runs a part of a name."""

CONTROLS = [
    "\x1b[31mred", "\x1b]0;title\x07", "\x1b]52;c;cHduZWQ=\x07", "\x1bc", "\x1b[?1049h", "\x1bP$q\x1b\\", "\x07bell",
    "a\bb", "a\rb", "\x7fdel", "\x9b31m", "\x9d52;c;cHduZWQ=\x9c", "\x90q\x9c", "\x85next", "a\x00b"[:1] + "\x01b",
]
HIDDEN = [
    "a\u202eb", "a\u202db", "a\u2066b\u2069", "a\u200eb", "a\u200fb", "a\u061cb", "a\u200bb", "a\u200cb", "a\u200db",
    "a\u2060b", "a\ufeffb", "a\u2028b", "a\u2029b", "a\u00adb", "a\u180eb", "a\u034fb", "a\u3164b", "a\ufff9b",
    "a\U000e0001b", "a\U000e0041b",
]
COMMANDS = [
    f"x$(touch {MARK})", f"x`touch {MARK}`", f"x$(touch ${{PWD}}{chr(47)}{MARK})".replace("/", ""), "x${x@P}",
    f"x;touch {MARK}", f"x|touch {MARK}", f"x&touch {MARK}", f"x\ntouch {MARK}\n", f"x<(touch {MARK})",
    f"x>{MARK}", f"'$(touch {MARK})", f'"$(touch {MARK})', f"x' ; touch {MARK} ; '", f'x" ; touch {MARK} ; "',
    f"x(touch {MARK})", f"x\\$(touch {MARK})", f"$'x\\x24(touch {MARK})'", "!!", "!$", "~root", "a b", "a\tb", "*", "?",
    "[a-z]", "{a,b}", "-rf", "--help", "---completion", "$HOME", "a:b", "a#b", "#c", "=ls", f"x$[`touch {MARK}`]",
]
NAMES = [name for name in CONTROLS + HIDDEN + COMMANDS if "/" not in name]
"""Names that a file may have."""

assert len(NAMES) >= 60


def unseen(text):
    """Those of a text's characters that must not be printed: all that is obeyed or has no place of its own."""
    text = re.sub("(?<=[\u2600-\u27bf\ufe0f\U0001f000-\U0001faff])\u200d", "", text)
    return {f"U+{ord(character):04X}" for character in text
            if character != "\n" and unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp")
            or character in "\u034f\u3164"}


def decoded(output):
    """Bytes of a stream as text; what is no UTF-8 counts as unseen too."""
    return output.decode("utf-8", errors="surrogateescape")
