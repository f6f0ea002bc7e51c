/** Long, because a waiting test costs nothing: only one that hangs needs all of it. Other suites may use the machine. */
export const timeouts = { testTimeout: 180_000, hookTimeout: 180_000 };
