// Days are days of the server's calendar, which is UTC, wherever the reader is.
const short = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });

/** "Nov 4" for `2026-11-04`. */
export const dayName = (day: string) => short.format(new Date(`${day}T00:00:00Z`));
