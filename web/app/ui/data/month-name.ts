const words = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** `2026-11` as "November 2026", the same in every place of the world. */
export const monthName = (month: string) => words.format(new Date(`${month}-01T00:00:00Z`));
