"""Drawing with real fingers: MatchItUp played to the end, and shapes in StrokeLab."""

import math

from app import App


class Game:
    """A game of MatchItUp on a page."""

    def __init__(self, browser, playground, **appearance):
        self.app = App(browser, playground, "MatchItUp", **appearance)

    def pictures(self):
        """The four pictures of the round: name and place."""
        return [(name, thing.centre) for name, thing in self.app.things("match-")]

    def odd(self):
        """The one that is different."""
        return next(place for name, place in self.pictures() if name.endswith("-odd"))

    def wrong(self):
        """One of the three that are alike."""
        return next(place for name, place in self.pictures() if not name.endswith("-odd"))

    def says(self, beginning, seconds=2):
        """Waits until a text on the stage begins like this."""
        self.app.says(beginning, seconds)

    def is_ready(self):
        """Waits until lines have faded and the answer was shown."""
        self.app.page.wait("touchkit.scene.wake === null", 5)


def around(centre, radius, turns=1.0, start=-0.25, steps=48):
    """Places on a circle, from the top."""
    return [
        (centre[0] + radius * math.cos(2 * math.pi * (start + turns * step / steps)),
         centre[1] + radius * math.sin(2 * math.pi * (start + turns * step / steps)))
        for step in range(steps + 1)
    ]


def line(centre, size, *corners):
    """Straight lines between corners, which lie within ±1 of the centre, with places between."""
    places = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:]):
        for step in range(12):
            part = step / 12
            places.append((centre[0] + size * (ax + (bx - ax) * part),
                           centre[1] + size * (ay + (by - ay) * part)))
    places.append((centre[0] + size * corners[-1][0], centre[1] + size * corners[-1][1]))
    return places


def no_circles(centre, size):
    """Lines around a picture that are none, by name."""
    def curve(x, y, steps=60):
        return [(centre[0] + size * x(t / steps), centre[1] + size * y(t / steps))
                for t in range(steps + 1)]
    turn = 2 * math.pi
    return {
        "square": line(centre, size, (-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)),
        "triangle": line(centre, size, (0, -1), (1, 1), (-1, 1), (0, -1)),
        "S": curve(lambda t: -0.8 * math.sin(turn * t), lambda t: -1 + 2 * t),
        "8": curve(lambda t: 0.7 * math.sin(2 * turn * t), lambda t: -math.cos(turn * t)),
        "spiral": [(centre[0] + size * t / 90 * math.cos(turn * 3 * t / 90),
                    centre[1] + size * t / 90 * math.sin(turn * 3 * t / 90))
                   for t in range(5, 91)],
        "arc": around(centre, size, turns=0.55),
        "line": line(centre, size, (-1, 0), (1, 0)),
    }


# What people are told of each.
PEOPLE = {
    "square": "Not round enough: a corner at the ",
    "triangle": "Not round enough: a corner at the ",
    "S": "Not closed: draw all the way around.",
    "8": "Not round enough: a corner at the ",
    "spiral": "Too many turns: once around is enough.",
    "arc": "Not closed: draw all the way around.",
    "line": "That is no way around: circle a picture.",
}


def test_a_game_is_played_to_the_end_with_circles(browser, playground):
    game = Game(browser, playground)
    rounds = 6
    right = 0
    for number in range(1, rounds + 1):
        wins = number % 3 != 0
        right += wins
        centre = game.odd() if wins else game.wrong()
        game.app.fingers.draw(around(centre, 75))
        game.says(f"{right} of {number}")
        game.is_ready()
    game.app.close()


def test_what_is_no_circle_says_why_and_counts_nothing(browser, playground):
    game = Game(browser, playground)
    for name, places in no_circles(game.odd(), 70).items():
        game.app.fingers.draw(places)
        game.says(PEOPLE[name])
        game.says("0 of 0")
        game.is_ready()
    game.app.close()


def test_the_button_deals_a_new_set(browser, playground):
    game = Game(browser, playground)
    before = sorted(name for name, _ in game.pictures())
    game.app.fingers.tap(game.app.thing("New set").centre)
    def changed():
        assert sorted(name for name, _ in game.pictures()) != before, "the same set"
    game.app.eventually(changed)
    game.app.fingers.draw(around(game.odd(), 75))
    game.says("1 of 1")
    game.app.close()


def test_a_shape_is_recognized_while_it_is_drawn(browser, playground):
    lab = App(browser, playground, "StrokeLab")
    centre = (lab.size[0] / 2, lab.size[1] / 2)
    lab.fingers.draw(line(centre, 90, (0, -1), (-1, 1), (1, 1), (0, -1)), lift=False)
    lab.says("Triangle  ")
    lab.fingers.lift()
    lab.close()


def test_a_shape_that_is_not_known_is_nothing_it_knows(browser, playground):
    lab = App(browser, playground, "StrokeLab")
    centre = (lab.size[0] / 2, lab.size[1] / 2)
    for places in (line(centre, 90, (-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)),
                   line(centre, 90, (-1, 0), (1, 0.05))):
        lab.fingers.draw(places)
        lab.says("Nothing I know  ")
    lab.fingers.draw([(x, centre[1] + (y - centre[1]) / 2) for x, y in around(centre, 110)])
    lab.says("Circle  ")
    lab.close()
