/** "March 14, 2026", the day in UTC. */
export const formatDate = (date: Date): string =>
  date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "March 14, 2026, 3:20 PM UTC" */
export const formatDateTime = (date: Date): string => `${formatDate(date)}, ${formatTime(date)} UTC`;

/** Use a plain space: some mail programs show the formatter's narrow space as a box. */
const formatTime = (date: Date) =>
  date.toLocaleTimeString("en-US", { timeStyle: "short", timeZone: "UTC" }).replaceAll(/\s/gu, " ");
