/** While pages are turned the list grows at its head, and the last entry of a page comes again on the next. */
export const eachOnce = <Entry extends { _id: string }>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry._id, entry])).values(),
];
