/**
 * Short reference for a report or notice, which a person can read out or type. It is taken from the random end of
 * the id.
 */
export const toReference = (id: string): string =>
  id
    .replaceAll("-", "")
    .slice(-8)
    .toUpperCase()
    .replace(/^(.{4})/, "$1-");
