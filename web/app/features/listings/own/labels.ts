const medium = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
export const dateName = (time: string) => medium.format(new Date(time));
