"""The page itself: its list, its line to the server, its mouse, and two pages side by side."""

import json
import urllib.error
import urllib.request

from app import App

SOCKET = """
new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/socket`), heard = [];
  socket.onopen = () => { for (const text of %s) socket.send(text); };
  socket.onmessage = (event) => {
    heard.push(JSON.parse(event.data));
    if (heard.length >= %d) { done({heard}); socket.close(); }
  };
  socket.onclose = (event) => done({heard, code: event.code, reason: event.reason});
})
"""
HELLO = '{"type":"hello","version":1,"page":"%s","app":"PhotoBoard","size":[400,600],"time":1}'


def talk(page, texts, answers):
    """Sends texts on a socket of its own and returns what came back."""
    return page.value(SOCKET % (json.dumps(texts), answers))


def test_the_list_starts_an_app(browser, playground):
    page = browser.open(playground.address)
    page.wait("document.querySelectorAll('.card').length > 0")
    page.value("document.querySelector('.card').click()")
    page.wait("touchkit.scene.nodes.length > 0 && document.body.dataset.view === 'app'")
    assert page.complaints() == [], page.complaints()
    page.close()


def test_two_pages_do_not_disturb_each_other(browser, playground):
    left, right = App(browser, playground, "PhotoBoard"), App(browser, playground, "PhotoBoard")
    start = left.thing("Top").centre
    left.fingers.put_down(a=start)
    right.fingers.put_down(a=start)
    for step in range(1, 13):
        left.fingers.move(a=(start[0] + 3 * step, start[1]))
        right.fingers.move(a=(start[0], start[1] - 2 * step))
    left.fingers.lift()
    right.fingers.lift()
    left.thing_is_at("Top", (start[0] + 26, start[1]))
    right.thing_is_at("Top", (start[0], start[1] - 14))
    left.close()
    right.close()


def test_a_mouse_is_one_finger_and_with_alt_two(browser, playground):
    board = App(browser, playground, "PhotoBoard", touch=False)
    start = board.thing("Top").centre
    board.mouse.drag(start, by=(30, 10))
    board.thing_is_at("Top", (start[0] + 30, start[1] + 10))
    board.mouse.move((100, 100), modifiers=1)
    board.page.wait("touchkit.circles === 2")
    board.close()


def test_a_lost_connection_is_stated_and_comes_back(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    board.page.call("Network.emulateNetworkConditions", offline=True, latency=0,
                    downloadThroughput=-1, uploadThroughput=-1)
    playground.stop()
    board.page.wait("touchkit.connection.state === 'lost' && !document.querySelector('.lost').hidden")
    assert "Connection lost" in board.page.value("document.querySelector('.lost').innerText")
    board.page.call("Network.emulateNetworkConditions", offline=False, latency=0,
                    downloadThroughput=-1, uploadThroughput=-1)
    playground.start(playground.port)
    board.page.wait("touchkit.connection.state === 'open' && touchkit.scene.app === 'PhotoBoard'"
                    " && document.querySelector('.lost').hidden")
    board.close()


def test_a_page_that_comes_back_finds_its_app_as_it_was(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    first = talk(board.page, [HELLO % "same"], 2)
    again = talk(board.page, [HELLO % "same"], 2)
    other = talk(board.page, [HELLO % "other"], 2)
    assert first["heard"][1]["run"] == again["heard"][1]["run"] == other["heard"][1]["run"] == 1
    board.close()


def test_a_wrong_message_is_answered_and_the_next_one_is_heard(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    wrong = '{"type":"touches","time":2,"touches":[{"finger":1,"phase":"begun","x":1,"y":1}]}'
    answer = talk(board.page, [HELLO % "wrong", wrong, '{"type":"tick","time":3}'], 3)
    error = next(message for message in answer["heard"] if message["type"] == "error")
    assert error["place"] == "touches[0].phase" and error["found"] == '"begun"', error
    assert "began" in error["expected"] and error["remedy"], error
    board.close()


def test_a_message_that_is_too_large_closes_with_a_reason(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    answer = talk(board.page, [HELLO % "large", "x" * 70_000], 99)
    assert answer["code"] == 1009 and "65536" in answer["reason"], answer
    assert board.page.value("touchkit.connection.state") == "open", "the page itself does not go on"
    board.close()


def test_a_flood_closes_with_a_reason(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    flood = ['{"type":"tick","time":2}'] * 5_000
    answer = talk(board.page, [HELLO % "flood", *flood], 99_999)
    assert answer["code"] == 1008 and "1000 messages" in answer["reason"], answer
    board.close()


def test_strangers_are_refused(browser, playground):
    for headers in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
        try:
            urllib.request.urlopen(urllib.request.Request(playground.address, headers=headers))
            raise AssertionError(f"let in with {headers}")
        except urllib.error.HTTPError as refusal:
            assert refusal.code == 403 and b"evil.example" in refusal.read()
