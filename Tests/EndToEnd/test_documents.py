"""The documents' examples and the schema, against the program."""
import json
import re

import pytest

from conftest import ROOT


def examples():
    for document in ("README.md", "Documentation/SceneLanguage.md"):
        text = (ROOT / document).read_text()
        for number, example in enumerate(re.findall(r"^```yaml\n(.*?)^```", text, re.M | re.S)):
            yield pytest.param(example, id=f"{document}-{number}")


@pytest.mark.parametrize("example", examples())
def test_examples_pass_check(segue, scene, example):
    result = segue("check", scene(example))
    assert (result.returncode, result.stderr) == (0, "")


def test_documents_link_to_files_that_exist():
    for path in [*ROOT.glob("*.md"), *ROOT.glob("Documentation/*.md"), *ROOT.glob("Examples/*.md")]:
        for target in re.findall(r"\]\((?!https?://|#)([^)#]+)", path.read_text()):
            assert (path.parent / target).exists(), f"{path.relative_to(ROOT)} links to {target}"


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
        # A screen's 'bar' is among a layer's keys only for editors.
        known = set(schema["definitions"][place]["properties"]) - {"bar"}
        assert int(listed.group(1)) == len(known), place
        assert set(re.findall(r"[a-z][a-zA-Z0-9.-]*", listed.group(2))) <= known, place
