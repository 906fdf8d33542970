"""Apps that end, loop or leak: each ends alone, its page says so, and the other pages go on."""

import json
import os
import signal
import urllib.request

from app import App
from playground import Playground


def lone_page(browser, own, app="PhotoBoard"):
    """A page and the process of its apps, which is the youngest."""
    board = App(browser, own, app)
    return board, own.pages()[-1]


def is_alive(board):
    """Whether a finger still drags the picture of a page."""
    start = board.thing("lighthouse").centre
    board.fingers.drag(start, by=(30, 0))
    board.thing_is_at("lighthouse", (start[0] + 30, start[1]))


def is_gone(process):
    """Asserts that a process has ended."""
    try:
        with open(f"/proc/{process}/stat") as stat:
            state = stat.read().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return
    assert state == "Z", f"the process goes on: {state}"


def test_an_app_that_crashes_ends_alone_and_leaves_its_recording(browser, playground):
    with Playground() as own:
        sound, _ = lone_page(browser, own)
        board, process = lone_page(browser, own)
        is_alive(board)
        os.kill(process, signal.SIGKILL)
        board.page.wait("!document.querySelector('.ended').hidden")
        text = board.page.value("document.querySelector('.ended').innerText")
        assert "Photo Board crashed: signal 9" in text and "Start it again" in text, text
        link = board.page.value("document.querySelector('.ended .recording').href")
        with urllib.request.urlopen(link, timeout=5) as answer:
            lines = answer.read().decode().splitlines()
        assert json.loads(lines[0])["app"] == "PhotoBoard", lines[0]
        assert any('"moved"' in line for line in lines[1:]), "the recording has no finger that moved"
        is_alive(sound)
        board.page.value("document.querySelector('.start-again').click()")
        board.page.wait("touchkit.scene.nodes.length > 0")
        assert board.page.value("document.querySelector('.ended').hidden"), "the cover stays"
        is_alive(board)
        sound.close()
        board.close()


def test_an_app_that_does_not_answer_is_named_and_ended(browser, playground):
    with Playground() as own:
        sound, _ = lone_page(browser, own)
        board, process = lone_page(browser, own)
        os.kill(process, signal.SIGSTOP)
        notice = "document.querySelector('.notice')"
        board.page.wait(f"{notice}.innerText.startsWith('The app has not answered for')", 6)
        is_alive(sound)
        board.page.wait("!document.querySelector('.ended').hidden", 16)
        text = board.page.value("document.querySelector('.ended').innerText")
        assert "did not answer for 10 seconds" in text, text
        assert board.page.value("touchkit.connection.state") == "open"
        assert process not in own.pages(), "the process is still there"
        is_alive(sound)
        sound.close()
        board.close()


def test_the_processes_of_pages_end_with_the_server(browser, playground):
    own = Playground()
    board, process = lone_page(browser, own)
    own.process.kill()
    own.process.wait(5)
    board.page.wait("touchkit.connection.state !== 'open'")
    board.eventually(lambda: is_gone(process), seconds=10)
    board.close()
