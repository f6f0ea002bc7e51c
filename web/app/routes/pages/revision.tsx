const inFull = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** When a text was last changed, by the day its authors wrote down: never simply today. */
export function Revision({ day }: { day: string }) {
  return (
    <>
      Last updated: <time dateTime={day}>{inFull.format(new Date(day))}</time>
    </>
  );
}
