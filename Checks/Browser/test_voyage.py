"""The page of an app that is not one of TouchKit's, from three modules and another package: as the native one."""

import pathlib
import shutil
import subprocess
import sys
import tempfile

from app import App
from playground import ROOT
from site_server import Site
from test_site import STAGE, opened, require_same

PROGRAM = ROOT / "Checks" / "Browser" / "Voyage" / ".build" / "debug" / "VoyagePlay"
WHOLE = ROOT / "Checks" / "Embedded" / "whole.py"


def journey():
    """What a page says: a row is chosen, its card is thrown, a zig-zag books the trip, a swipe goes back, and
    another row is swiped."""
    time = 1.0
    yield {"type": "play", "app": "Voyage", "stage": STAGE, "time": time}
    for finger, places in enumerate([
            [(100, 130)] * 3,
            [(150 + 4 * step, 220 + 3 * step) for step in range(20)],
            [(250 - 8 * min(step % 20, 20 - step % 20), 500 + step / 3) for step in range(50)],
            [(2 + 9 * step, 400) for step in range(30)],
            [(300 - 8 * step, 180) for step in range(25)]], 1):
        for step, (x, y) in enumerate(places):
            time += 1 / 60
            phase = "began" if step == 0 else "ended" if step == len(places) - 1 else "moved"
            yield {"type": "touches", "time": time, "touches": [
                {"finger": finger, "phase": phase, "x": x, "y": y, "radius": 11.5}]}
        for step in range(80):
            time += 1 / 60
            yield {"type": "tick", "time": time}


def test_another_packages_app_is_as_the_native_one(browser, folder, player):
    with Site(folder) as site:
        page = opened(browser, site)
        told = require_same(player, page, "Voyage", list(journey()))
        page.close()
    log = "\n".join(line for _, line in told.log)
    for sign in ("zigZag", "pan began", "backSwipeRecognizer ended", "rowPanRecognizer ended"):
        assert sign in log, f"the log has no “{sign}”: {log}"
    texts = [node["text"]["string"] for node in told.nodes.values() if node.get("text")]
    assert "booked" in texts and "Cancel trip" in texts, texts


def test_fingers_choose_a_trip(browser, folder, _):
    with Site(folder) as site:
        app = App(browser, site, "Voyage")
        app.fingers.tap(app.thing("Oslo").centre)
        app.says("‹ Trips")
        app.page.screenshot(ROOT / "Checks" / "Browser" / "screenshots" / "voyage.png")
        complaints = app.page.complaints()
        assert not complaints, complaints
        app.close()


def test_fingers_of_a_recording_are_played_on_it(browser, folder, _):
    with tempfile.TemporaryDirectory() as work:
        copy = pathlib.Path(work, "voyage")
        shutil.copytree(folder, copy)
        reports = ['{"input":"touches","time":%s,"touches":[{"finger":1,"phase":"%s","x":100,"y":130}]}' % report
                   for report in ((1, "began"), (1.1, "ended"))]
        (copy / "tap.jsonl").write_text("\n".join(['{"trace":1,"width":390,"height":700}', *reports]) + "\n")
        with Site(copy) as site:
            page = browser.open(f"{site.address}?fingers=tap.jsonl#Voyage")
            page.wait("!document.querySelector('.playback').hidden && touchkit.scene.nodes.length > 0")
            page.value("document.querySelector('.playback button').click()")
            page.wait("touchkit.scene.nodes.some((node) => node.text?.string === '‹ Trips')")
            assert not page.complaints(), page.complaints()
            page.close()


def test_what_the_compiler_says_names_the_apps_own_lines(*_):
    with tempfile.TemporaryDirectory() as work:
        source = pathlib.Path(work, "Trips.swift")
        source.write_text("""\
#if !hasFeature(Embedded)
  import Foundation
#endif
private enum Place {
  case here, there
}
class Trips {
  weak var next: Trips?
  func go(_ done: @escaping () -> Void) {
    later {
      [weak self] in
      guard let self else { return }
      done()
    }
  }
  let = 3
}
""")
        subprocess.run([sys.executable, WHOLE, "--app", f"{work}/Out", source], check=True)
        said = subprocess.run(["swiftc", "-parse", f"{work}/Out/{pathlib.Path(work).name}_Trips.swift"],
                              capture_output=True, text=True, check=False).stderr
        assert f"{source}:16:7: error" in said, said
