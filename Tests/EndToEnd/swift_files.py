"""What the tests of programs share: a cache with everything built once, and sources to play."""
import fcntl
import os
import subprocess

import pytest

from conftest import ROOT, base_environment

EXAMPLES = ROOT / "Examples/UIKit"


@pytest.fixture(scope="session")
def cache(program):
    """One library for all tests, with the rewriter, built before the first: swift-syntax alone takes minutes."""
    environment = {"XDG_CACHE_HOME": str(ROOT / ".build/run-cache")}
    # Of several workers the others wait for the first.
    with open(ROOT / ".build/run-cache.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([str(program), "trace", str(EXAMPLES / "SlideDown.swift")], stdin=subprocess.DEVNULL,
                       capture_output=True, cwd=ROOT, timeout=1200, env=base_environment() | environment)
    # The compiler is found as it is here.
    return environment | {"PATH": os.environ["PATH"]}
