/** Accessible name of the bell. */
export const getBellLabel = (unread: number) =>
  unread > 0 ? `Notifications, ${unread} unread` : "Notifications";

/** Badge text for the bell: undefined for zero, capped to fit. */
export function findBadge(unread: number, most: number): string | undefined {
  if (unread <= 0) return undefined;
  return unread > most ? `${most}+` : String(unread);
}

/** Prefixes a page title with the badge, replacing any earlier one. */
export function toBadgedTitle(title: string, badge: string | undefined): string {
  const plain = title.replace(/^\(\d+\+?\) /, "");
  return badge ? `(${badge}) ${plain}` : plain;
}
