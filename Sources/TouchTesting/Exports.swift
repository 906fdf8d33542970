// A test names the app that is played and recorded elsewhere: `TouchApp`, `Trace`.

@_exported import TouchTrace
