/** Shown when a session ends by itself. Apart from the other errors, because every page contains it. */
export const sessionExpired = "Your session has expired. Please sign in again.";
