"""The guide's apps in a module: the fingers of each question do on the page what its article says."""

import pathlib
import re
import shutil
import tempfile

from fingers import Fingers
from playground import ROOT
from site_server import Site

GUIDE = ROOT / "Sources" / "TouchTrace" / "TouchTrace.docc" / "Guide"
RECORDINGS = ROOT / "Documentation" / "Guide"
# The lines below a page's button.
PRINTED = "[...document.querySelectorAll('.playback li')].map((line) => line.textContent)"
SHOWN = "!document.querySelector('.playback').hidden && touchkit.scene.nodes.length > 0"
# Nothing is played any more, and all that waits has had its time.
OVER = "!document.getElementById('stage').inert && touchkit.scene.wake !== 'frame' && touchkit.circles === 0"


def questions():
    """The names of all questions."""
    return sorted(recording.stem for recording in RECORDINGS.glob("*.jsonl"))


def told_by(name):
    """What both apps of a question print, as its article says: the wrong one, and the right one."""
    blocks = re.findall(r"The app prints:\n\n```\n(.*?)\n```", (GUIDE / f"{name}.md").read_text(), re.DOTALL)
    assert len(blocks) == 2, f"{name}.md has {len(blocks)} blocks of what the app prints"
    return [re.findall(r"^[\d.]+ s  (.*)$", block, re.MULTILINE) for block in blocks]


def play(page):
    """Plays the fingers, and waits until nothing happens any more; returns what the app printed."""
    run = page.value("touchkit.scene.run")
    page.value("document.querySelector('.playback button').click()")
    page.wait(f"touchkit.scene.run > {run} && document.getElementById('stage').inert")
    page.wait(OVER)
    # A single tap waits a while for a second one, and a long press is long.
    page.wait("new Promise((done) => setTimeout(() => done(true), 500))")
    return page.value(PRINTED)


def with_recordings(guide, work):
    """A copy of the exported folder, with the recordings beside the page."""
    folder = pathlib.Path(work, "guide")
    shutil.copytree(guide, folder)
    for recording in RECORDINGS.glob("*.jsonl"):
        shutil.copy(recording, folder)
    return folder


def test_the_same_fingers_do_what_each_article_says(browser, guide):
    with tempfile.TemporaryDirectory() as work, Site(with_recordings(guide, work)) as site:
        for name in questions():
            for version, expected in zip(("Wrong", "Right"), told_by(name)):
                page = browser.open(f"{site.address}?fingers={name}.jsonl#{name}{version}")
                page.wait(SHOWN)
                found = play(page)
                assert found == expected, f"{name}, {version}: found {found}, expected {expected}"
                assert not page.complaints(), page.complaints()
                page.close()


def test_fingers_are_played_again_and_own_ones_after_them(browser, guide):
    with tempfile.TemporaryDirectory() as work, Site(with_recordings(guide, work)) as site:
        page = browser.open(f"{site.address}?fingers=LateStroke.jsonl#LateStrokeRight")
        page.wait(SHOWN)
        first = play(page)
        assert first == ["the line begins at 100", "the line ends at 200"], first
        assert play(page) == first, "the second time is not as the first one"
        box = page.value("(({x, y}) => [x, y])(document.getElementById('stage').getBoundingClientRect())")
        page.stage_origin = tuple(box)
        own = Fingers(page)
        own.put_down(a=(50, 200))
        own.glide(a=(90, 200))
        own.lift("a")
        page.wait(f"{PRINTED}.length === 4")
        assert page.value(PRINTED)[2:] == ["the line begins at 50", "the line ends at 90"], page.value(PRINTED)
        page.close()


def test_what_replays_print_is_not_shown(browser, guide):
    with tempfile.TemporaryDirectory() as work, Site(with_recordings(guide, work)) as site:
        page = browser.open(f"{site.address}?fingers=BothAtOnce.jsonl#BothAtOnceRight")
        page.wait(SHOWN)
        # The inspector runs the app a second time, and again for each change that it tries.
        page.value("document.querySelector('.inspect-switch').click()")
        once = play(page)
        page.wait("touchkit.inspector.recognizers.some((one) => one.question === 'unasked')")
        page.value("document.querySelector('.recognizers .ask').click()")
        page.wait("touchkit.inspector.recognizers.some((one) => one.question === 'answered')", 20)
        page.wait("new Promise((done) => setTimeout(() => done(true), 500))")
        assert once == page.value(PRINTED) == ["the card moves"], page.value(PRINTED)
        page.close()


def test_a_recording_that_cannot_be_played_is_told(browser, guide):
    with tempfile.TemporaryDirectory() as work:
        folder = with_recordings(guide, work)
        (folder / "empty.jsonl").write_text('{"trace":1,"width":320,"height":480}\n')
        (folder / "broken.jsonl").write_text('{"trace":1,"width":320,"height":480}\n{"input"\n')
        with Site(folder) as site:
            for name, said in (("empty", "found 0 events of touches"), ("broken", "line 2 is no JSON"),
                               ("none", "the server says 404")):
                page = browser.open(f"{site.address}?fingers={name}.jsonl#DoubleTapWrong")
                page.wait("!document.querySelector('.told').hidden")
                told = page.value("document.querySelector('.told p').textContent")
                assert said in told, told
                assert page.value("document.querySelector('.playback').hidden")
                page.close()
