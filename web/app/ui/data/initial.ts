// White letters on each of these meet 4.5 : 1.
const colours = [
  "#8b3a60",
  "#7a4a2b",
  "#5a4a8f",
  "#1c6e54",
  "#2f5d86",
  "#86560f",
  "#8f3f34",
  "#4d5f2a",
] as const;

/** What stands for somebody who has no picture. */
export function initialOf(name: string | null | undefined) {
  const [first] = name?.trim() ?? "";
  return first?.toLocaleUpperCase() ?? "?";
}

/** Stays the same for the same name. */
export function colourOf(name: string) {
  const sum = Array.from(name).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return colours[sum % colours.length];
}
