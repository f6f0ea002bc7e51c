/** "March 14, 2026", the UTC day. */
export const formatDate = (date: Date): string =>
  date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "March 14, 2026, 3:20 PM UTC" */
export const formatDateTime = (date: Date): string => `${formatDate(date)}, ${formatTime(date)} UTC`;

/** With a plain space: mail programs show the narrow one that the formatter writes as a box. */
const formatTime = (date: Date) =>
  date.toLocaleTimeString("en-US", { timeStyle: "short", timeZone: "UTC" }).replaceAll(/\s/gu, " ");
