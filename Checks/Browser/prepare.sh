# Prepares the browser tests: Python's packages and the command. To be read by a script that stands in this
# folder, in the checkout.
venv=.build/browser-tests
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" -c 'import websocket' 2>/dev/null ||
  "$venv/bin/pip" install --quiet --disable-pip-version-check -r Checks/Browser/requirements.txt
swift build --product touchkit
