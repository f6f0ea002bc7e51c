/** A tag's own colour as a tone of the theme: words on it stay readable, whatever an admin chose. */
export const tint = (color: string) => ({
  ground: `color-mix(in srgb, ${color} 16%, var(--surface))`,
  line: `color-mix(in srgb, ${color} 75%, var(--ink))`,
});
