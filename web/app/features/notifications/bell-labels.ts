/** What screen readers hear. */
export const getBellLabel = (unread: number) =>
  unread > 0 ? `Notifications, ${unread} unread` : "Notifications";

/** The number on the bell: nothing for none, and never more than there is room for. */
export function findBadge(unread: number, most: number): string | undefined {
  if (unread <= 0) return undefined;
  return unread > most ? `${most}+` : String(unread);
}

/** The title of a page with that number before it, whatever number stood there. */
export function toBadgedTitle(title: string, badge: string | undefined): string {
  const plain = title.replace(/^\(\d+\+?\) /, "");
  return badge ? `(${badge}) ${plain}` : plain;
}
