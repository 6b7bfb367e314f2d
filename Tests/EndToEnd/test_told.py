"""What SegueUIKit takes from an app without an effect, it says so."""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "Sources/SegueUIKit"
# What is silent, as nothing that is seen or called would be another with it, or as it calls what is not.
UNSEEN = {
    "Foundation/DispatchQueue.swift async",
    "Foundation/NSObject+Observing.swift didChangeValue",
    "Foundation/NSObject+Observing.swift willChangeValue",
    "QuartzCore/CGGradient.swift interpolationQuality",
    "QuartzCore/CGGradient.swift setFlatness",
    "QuartzCore/CGGradient.swift setMiterLimit",
    "UIKit/Layout/NSLayoutConstraint.swift shouldBeArchived",
    "UIKit/Scenes/UISceneSession.swift sceneClass",
    "UIKit/Text/UITextField.swift clearButtonRect",
    "UIKit/Views/UIApplication.swift openURL",
}
DECLARATION = re.compile(r"^  (?:@\S+ )?(?:open|public) (?:override )?(?:var|func) (\w+)")


def silent():
    """What is documented to have no effect, and does not say so as it is called."""
    found = []
    for path in sorted(SOURCES.rglob("*.swift")):
        lines = path.read_text().split("\n")
        for number, line in enumerate(lines):
            declaration = DECLARATION.match(line)
            if not declaration:
                continue
            first = number
            while lines[first - 1].lstrip().startswith(("///", "@")):
                first -= 1
            comment = " ".join(lines[first:number])
            if not re.search(r"ha(s|ve) no effect|(is|are) not shown", comment):
                continue
            last = next(i for i in range(number, len(lines)) if i > number and (not lines[i].strip() or lines[i].startswith("  ///")))
            if not re.search(r"note\w*\(", "\n".join(lines[number:last])):
                found.append(f"{path.relative_to(SOURCES)} {declaration.group(1)}")
    return found


@pytest.mark.parametrize("name", sorted(set(silent()) - UNSEEN) or [None])
def test_what_has_no_effect_is_told(name):
    assert name is None, f"{name} is taken without a word"


def test_every_exception_is_needed():
    assert UNSEEN <= set(silent())
