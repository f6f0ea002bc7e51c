const medium = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
// Days are days of the server's calendar, which is UTC, wherever the reader is.
const wholeDay = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

export const dateName = (time: string) => medium.format(new Date(time));
export const dayName = (day: string) => wholeDay.format(new Date(`${day}T00:00:00Z`));
