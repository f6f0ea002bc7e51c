/** Short reference of a report or notice that a person can read out or type. Taken from the random end of its id. */
export const toReference = (id: string): string =>
  id
    .replaceAll("-", "")
    .slice(-8)
    .toUpperCase()
    .replace(/^(.{4})/, "$1-");
