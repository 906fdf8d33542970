// The page's clock.

/** Seconds on the page's clock: the one clock of everything that is sent. */
export const now = () => performance.now() / 1000;
