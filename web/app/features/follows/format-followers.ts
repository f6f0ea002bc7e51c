/** Puts the number of followers into words; null stands for a few. */
export function formatFollowers({ count, few }: { count: number | null; few: number }): string {
  if (count === 0) return "Nobody follows your profile yet.";
  const number = count === null ? `Fewer than ${few}` : count.toLocaleString("en");
  return `${number} members follow your profile. They hear about your tours, your availability and your new photos.`;
}
