"""A sheet of 900 points' width to draw on, in the colours of the other pictures of the catalog."""

LIGHT = {
    "ground": "#ffffff", "ink": "#222222", "quiet": "#666666", "faint": "#d4d4d4",
    "gesture": "#00798c", "template": "#edae49", "templateInk": "#9a6700", "cost": "#d1495b",
    "other": "#30638e"}
DARK = {
    "ground": "#1c1c1e", "ink": "#f2f2f2", "quiet": "#a8a8ad", "faint": "#48484c",
    "gesture": "#3fb6c8", "template": "#edae49", "templateInk": "#edae49", "cost": "#f2768a",
    "other": "#7fb2e5"}


def number(value):
    """At most one decimal, and no negative zero."""
    text = f"{value:.1f}"
    return {"-0.0": "0"}.get(text, text.removesuffix(".0"))


class Canvas:
    """Collects elements; a colour is the name of one of the palette's."""

    def __init__(self, title, height, palette):
        self.title, self.height, self.palette, self.parts = title, height, palette, []

    def add(self, name, text=None, **attributes):
        words = []
        for key, value in attributes.items():
            if isinstance(value, float):
                value = number(value)
            words.append(f' {key.replace("_", "-")}="{self.palette.get(value, value)}"')
        content = f">{text}</{name}>" if text is not None else "/>"
        self.parts.append(f"<{name}{''.join(words)}{content}")

    def path(self, points, colour, width=1.5, closed=False, **more):
        steps = "L".join(f"{number(p.real)} {number(p.imag)}" for p in points)
        self.add("path", d=f"M{steps}{'Z' if closed else ''}", fill=more.pop("fill", "none"),
                 stroke=colour, stroke_width=width, stroke_linejoin="round",
                 stroke_linecap="round", **more)

    def dots(self, points, colour, radius=2.2, **more):
        for p in points:
            self.add("circle", cx=p.real, cy=p.imag, r=radius, fill=colour, **more)

    def arrow(self, start, end, colour, width=1.8, head=5.0):
        if abs(end - start) == 0:
            return
        along = (end - start) / abs(end - start)
        back = end - head * along
        self.path([start, end - 0.6 * head * along], colour, width)
        self.path([end, back + 0.5j * head * along, back - 0.5j * head * along], colour, 0.5,
                  closed=True, fill=colour)

    def text(self, at, words, colour="ink", size=14, anchor="middle", bold=False):
        self.add("text", words, x=at.real, y=at.imag, text_anchor=anchor, font_size=size,
                 font_weight="bold" if bold else "normal", fill=colour)

    def svg(self):
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 {self.height}" width="900" '
            f'height="{self.height}" font-family="DejaVu Sans, Helvetica, sans-serif">\n'
            f"<title>{self.title}</title>\n"
            f'<rect width="900" height="{self.height}" fill="{self.palette["ground"]}"/>')
        return "\n".join([head, *self.parts, "</svg>", ""])


class Sheet(Canvas):
    """Three panels side by side, with an arrow between them and two lines below each."""

    CENTRES = (150, 450, 750)
    MIDDLE = 150

    def __init__(self, title, palette, links=("→", "→")):
        super().__init__(title, 324, palette)
        self.text(20 + 30j, title, anchor="start", bold=True, size=15)
        for at, link in zip((300, 600), links):
            if link == "→":
                self.path([at - 15 + 150j, at + 15 + 150j], "quiet", 2)
                self.path([at + 8 + 144j, at + 15 + 150j, at + 8 + 156j], "quiet", 2)
            elif link:
                self.text(complex(at, 158), link, "quiet", 24)

    def caption(self, panel, first, second, colour="ink"):
        x = self.CENTRES[panel]
        self.text(complex(x, 282), first, colour, 13)
        self.text(complex(x, 303), second, "quiet", 13)

    def fit(self, panel, *clouds, width=220, height=180):
        """The clouds placed into a panel: all by the same scale."""
        points = [p for cloud in clouds for p in cloud]
        xs, ys = [p.real for p in points], [p.imag for p in points]
        scale = min(width / (max(xs) - min(xs)), height / (max(ys) - min(ys)))
        middle = complex(max(xs) + min(xs), max(ys) + min(ys)) / 2
        at = complex(self.CENTRES[panel], self.MIDDLE)
        return lambda p: at + (p - middle) * scale

    def stroke(self, samples, colour, radius=2.4, line=1.3):
        self.path(samples, colour, line)
        self.dots(samples, colour, radius)
        self.dots(samples[:1], "ground", radius + 1.6, stroke=colour, stroke_width=2)

    def axes(self, panel, x_title, y_title, width=220, height=170):
        """The origin of a graph, its far corner, and its axes."""
        origin = complex(self.CENTRES[panel] - width / 2, self.MIDDLE + height / 2)
        self.path([origin - 1j * height, origin, origin + width], "ink", 1)
        self.text(origin + width / 2 + 18j, x_title, "quiet", 12)
        self.text(origin - 1j * height + 6 - 4j, y_title, "quiet", 12, anchor="start")
        return origin
