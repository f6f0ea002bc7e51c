import type { ReactNode } from "react";

interface CardListProps<Item> {
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  busy?: boolean;
  /** Placeholder per item while loading. */
  skeleton?: ReactNode;
  className?: string;
  children: (item: Item) => ReactNode;
}

const skeletonSlots = [1, 2, 3, 4];

export function CardList<Item extends { _id: string }>(props: CardListProps<Item>) {
  const { items, busy = false, skeleton, className = "flex flex-col gap-4", children } = props;
  return (
    <ul aria-busy={!items || busy || undefined} className={className}>
      {items
        ? items.map((item) => <li key={item._id}>{children(item)}</li>)
        : skeletonSlots.map((place) => (
            <li key={place} aria-hidden>
              {skeleton}
            </li>
          ))}
    </ul>
  );
}
