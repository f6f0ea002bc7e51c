const moments = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** When something happened, to the minute. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {moments.format(new Date(at))}
    </time>
  );
}
