"""What `make install`, `make dist` and `make deb` put where, and that the program runs from there."""
import os
import pathlib
import shutil
import subprocess
import tarfile

import pytest

from conftest import ROOT
from terminal import base_environment


def needs(tool):
    """Skips where a tool is missing, but for CI, which installs it."""
    if shutil.which(tool) is None:
        if os.environ.get("CI"):
            pytest.fail(f"no {tool}: Scripts/bootstrap.sh test installs it")
        pytest.skip(f"no {tool}")


def run(*arguments, **options):
    return subprocess.run([str(argument) for argument in arguments], cwd=ROOT, check=True, capture_output=True, text=True,
                          **options).stdout


def files(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir())


def works(program, tmp_path):
    """The program finds its scenes, their pictures and its fonts, where it has been put."""
    environment = base_environment() | {"HOME": str(tmp_path)}
    checked = subprocess.run([program, "check", "app-store"], capture_output=True, text=True, env=environment, cwd=tmp_path)
    assert (checked.returncode, checked.stderr) == (0, "")
    picture = tmp_path / "frame.png"
    subprocess.run([program, "render", "app-store", "-o", picture], check=True, env=environment, cwd=tmp_path)
    assert picture.stat().st_size > 10_000


@pytest.fixture(scope="module")
def package(program, tmp_path_factory):
    """A package of the program under test."""
    needs("dpkg-shlibdeps")
    return pathlib.Path(run("Scripts/package.sh", "deb", program.parent, tmp_path_factory.mktemp("deb")).strip())


def test_install_and_uninstall(program, tmp_path):
    prefix = tmp_path / "a b" / "usr"
    run("Scripts/install.sh", program.parent, "", prefix)
    found = files(prefix)
    assert "bin/segue" in found and "share/segue/app-store/scene.yaml" in found
    for completion in ("bash-completion/completions/segue", "zsh/site-functions/_segue",
                       "fish/vendor_completions.d/segue.fish"):
        assert "segue" in (prefix / "share" / completion).read_text()
    assert "share/man/man1/segue-preview.1" in found
    assert not [name for name in found if not os.access(prefix / name, os.R_OK)]
    works(prefix / "bin" / "segue", tmp_path)
    # What others have put there stays.
    (prefix / "share" / "man" / "man1" / "other.1").write_text("")
    run("Scripts/install.sh", "--remove", "", prefix)
    assert files(prefix) == ["share/man/man1/other.1"]


def test_the_archive_runs_from_any_folder(program, tmp_path):
    made = pathlib.Path(run("Scripts/package.sh", "tarball", program.parent, tmp_path).strip())
    again = pathlib.Path(run("Scripts/package.sh", "tarball", program.parent, tmp_path / "again").strip())
    assert made.read_bytes() == again.read_bytes()
    with tarfile.open(made) as archive:
        owners = {(member.uid, member.gid) for member in archive}
        archive.extractall(tmp_path / "somewhere else")
    assert owners == {(0, 0)}
    (folder,) = (tmp_path / "somewhere else").iterdir()
    assert {"LICENSE", "LICENSE-fonts", "README.md", "CHANGELOG.md"} <= set(files(folder))
    works(folder / "bin" / "segue", tmp_path)


def test_the_package_is_put_into_a_clean_root_and_taken_away(package, tmp_path):
    if os.geteuid() != 0:
        pytest.skip("dpkg needs root, as CI has it")
    root = tmp_path / "root"
    for folder in ("var/lib/dpkg/info", "var/lib/dpkg/updates", "var/lib/dpkg/triggers", "var/log"):
        (root / folder).mkdir(parents=True)
    (root / "var/lib/dpkg/status").write_text("")
    before = files(root)
    dpkg = ["dpkg", f"--root={root}", "--force-depends", "--force-script-chrootless"]
    run(*dpkg, "-i", package)
    works(root / "usr" / "bin" / "segue", tmp_path)
    run(*dpkg, "--purge", "segue")
    left = [name for name in files(root) if not name.startswith("var/") and name not in before]
    assert left == []


def test_the_package_names_what_the_program_is_linked_with(package):
    depends = run("dpkg-deb", "--field", package, "Depends")
    for library in ("libc6", "libncursesw6", "libpng16-16", "libyaml-0-2", "zlib1g"):
        assert library in depends


def test_lintian_has_nothing_to_say(package):
    needs("lintian")
    said = subprocess.run(["lintian", "--fail-on", "error,warning", package], capture_output=True, text=True)
    assert said.returncode == 0, said.stdout
    assert " E: " not in said.stdout and " W: " not in said.stdout


def test_the_manual_is_what_the_program_says(program, tmp_path):
    run("Scripts/write-manual.py", program, tmp_path)
    kept = ROOT / "Documentation" / "Manual"
    assert files(tmp_path) == files(kept), "`make manual` writes the pages"
    for name in files(kept):
        assert (kept / name).read_text() == (tmp_path / name).read_text(), f"{name}: `make manual` writes it"


def test_the_manual_s_pages_are_valid():
    needs("mandoc")
    for page in sorted((ROOT / "Documentation" / "Manual").iterdir()):
        said = subprocess.run(["mandoc", "-Tlint", "-Wwarning", page], capture_output=True, text=True)
        assert (said.returncode, said.stdout) == (0, ""), page.name
