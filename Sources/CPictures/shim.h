// The module is there for what is linked with it: librsvg's declarations are in CCairo.
