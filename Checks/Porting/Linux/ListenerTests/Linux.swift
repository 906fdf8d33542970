// Compiled on Linux, where the plugin PortSources ports Tests/ListenerTests.
