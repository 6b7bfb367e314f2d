"""The documents' examples and the schema, against the program."""
import json
import re
import subprocess

import pytest

from conftest import ROOT


def examples():
    for document in ("README.md", "Documentation/FirstTransition.md", "Documentation/SceneLanguage.md", "Documentation/SceneLibrary.md"):
        text = (ROOT / document).read_text()
        for number, example in enumerate(re.findall(r"^```yaml\n(.*?)^```", text, re.M | re.S)):
            yield pytest.param(example, id=f"{document}-{number}")


@pytest.mark.parametrize("example", examples())
def test_examples_pass_check(segue, scene, example):
    result = segue("check", scene(example))
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a checkout")
def test_nothing_that_was_built_is_kept():
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    assert "Package.swift" in kept
    built = (".o", ".a", ".so", ".swiftmodule", ".swiftdoc", ".d", ".pyc", ".resolved")
    assert [path for path in kept if path.endswith(built)] == []


def test_documents_link_to_files_that_exist():
    for path in [*ROOT.glob("*.md"), *ROOT.glob("Documentation/*.md"), *ROOT.glob("Examples/*.md")]:
        for target in re.findall(r"\]\((?!https?://|#)([^)#]+)", path.read_text()):
            assert (path.parent / target).exists(), f"{path.relative_to(ROOT)} links to {target}"


def test_the_catalogue_moves_as_the_library_does(program, tmp_path):
    (tmp_path / "SceneLibrary.md").write_text((ROOT / "Documentation/SceneLibrary.md").read_text())
    command = [ROOT / "Scripts/write-catalogue.py", program, tmp_path / "SceneLibrary.md", tmp_path / "Library"]
    subprocess.run(command, check=True)
    assert (tmp_path / "SceneLibrary.md").read_text() == (ROOT / "Documentation/SceneLibrary.md").read_text()
    fresh, kept = ({path.name: path.read_bytes() for path in folder.iterdir()}
                   for folder in (tmp_path / "Library", ROOT / "Documentation/Library"))
    assert fresh and fresh == kept


LIBRARIES = re.findall(r'\.library\(name: "(\w+)"', (ROOT / "Package.swift").read_text())


def snippets(document):
    """Each example in Swift: the modules that it imports, and its other lines."""
    for text in re.findall(r"^```swift\n(.*?)^```", document.read_text(), re.M | re.S):
        lines = text.splitlines()
        body = [line for line in lines if not line.startswith("import ")]
        yield {line for line in lines if line not in body}, "\n".join(body).strip()


def compiled(library):
    """The test that the examples of a library's documents are a part of, without its indentation."""
    path = ROOT / f"Tests/{library}Tests/DocumentationExampleTests.swift"
    return "\n".join(line.removeprefix("    ") for line in path.read_text().splitlines())


@pytest.mark.parametrize("library", LIBRARIES)
def test_the_examples_of_a_library_are_compiled(library):
    examples = list(snippets(ROOT / f"Sources/{library}/{library}.docc/{library}.md"))
    assert examples
    for imports, body in examples:
        assert body in compiled(library)
        assert imports <= set(compiled(library).splitlines())


def test_the_example_of_the_libraries_is_compiled():
    (imports, body), = snippets(ROOT / "Documentation/Libraries.md")
    assert body in compiled("SegueTransitions")
    assert imports <= set(compiled("SegueTransitions").splitlines())


@pytest.mark.parametrize("library", LIBRARIES)
def test_landing_pages_list_each_public_type_once(library):
    sources = "\n".join(path.read_text() for path in (ROOT / "Sources" / library).rglob("*.swift"))
    public = re.findall(r"^(?:public|open) (?:final |indirect )*(?:struct|enum|class|protocol) (\w+)", sources, re.M)
    page = (ROOT / f"Sources/{library}/{library}.docc/{library}.md").read_text()
    assert sorted(re.findall(r"^- ``(\w+)``$", page, re.M)) == sorted(public)


def test_the_schema_knows_the_keys_of_the_language(segue, scene):
    """An unknown key's error tells how many are valid and the nearest: those are the schema's too."""
    schema = json.loads((ROOT / "Documentation/scene.schema.json").read_text())
    places = {
        "layer": "segue: 1\nscreens: {home: {layers: {a: {qqqqqqqq: 1}}}}\n",
        "transition": "segue: 1\nscreens: {a: {}, b: {}}\ntransitions: {t: {kind: push, from: a, to: b, qqqqqqqq: 1}}\n",
        "gesture": "segue: 1\nscreens: {a: {}}\ngestures: {g: {in: a, recognize: tap, sets: {a: {opacity: 1}}, qqqqqqqq: 1}}\n",
    }
    for place, text in places.items():
        listed = re.search(r"valid here, of (\d+): (.*)", segue("check", scene(text)).stderr)
        assert listed, place
        # A screen's bar and tab are among a layer's keys only for editors.
        known = set(schema["definitions"][place]["properties"]) - {"bar", "tab"}
        assert int(listed.group(1)) == len(known), place
        assert set(re.findall(r"[a-z][a-zA-Z0-9.-]*", listed.group(2))) <= known, place
