/** What waits behind a tab. Nothing is shown for zero. */
export function TabCount({ count }: { count?: number }) {
  if (!count) return null;
  return (
    <span className="min-w-5 rounded-control bg-accent-soft px-1.5 text-center text-caption font-semibold text-accent tabular-nums">
      {count > 99 ? "99+" : count}
    </span>
  );
}
