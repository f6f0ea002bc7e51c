/** Takes the focus when no card is left to take it. */
export const headingId = "admin-reviews";

export const cardId = (id: string) => `review-${id}`;

/** Who comes next when this one is decided: the card behind it, else the one before, else the heading. */
export function nextAfter(id: string): () => HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>("[data-queue-item]")];
  const place = cards.findIndex((card) => card.id === cardId(id));
  const next = cards[place + 1] ?? cards[place - 1];
  return () => (next?.isConnected ? next : document.getElementById(headingId));
}
