// Compiled on Linux, where the plugin PortSources ports Sources/OldGestures.
