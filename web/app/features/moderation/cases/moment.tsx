const moments = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** When something happened, to the minute. */
export function Moment({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {moments.format(new Date(at))}
    </time>
  );
}
