// Compiled on Linux, where the plugin PortSources ports Sources/Gestures.
