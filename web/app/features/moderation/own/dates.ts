const days = new Intl.DateTimeFormat("en", { dateStyle: "long" });
const moments = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" });

export const dayOf = (time: string) => days.format(new Date(time));
export const momentOf = (time: string) => moments.format(new Date(time));
