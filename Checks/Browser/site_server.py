"""A plain file server for a folder that `touchkit export site` wrote."""

import functools
import http.server
import pathlib
import threading


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Python's own file server, without a line for each request."""

    def log_message(self, *_):
        pass


class QuietServer(http.server.ThreadingHTTPServer):
    """The same for a browser that breaks a connection off."""

    def handle_error(self, *_):
        pass


class Site:
    """A served folder; `with Site(folder) as site:`."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        handler = functools.partial(Quiet, directory=str(folder))
        self.server = QuietServer(("127.0.0.1", 0), handler)
        # Service workers and secure pages want this name.
        self.address = f"http://localhost:{self.server.server_port}/"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self):
        """Serves no more."""
        self.server.shutdown()
        self.server.server_close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
