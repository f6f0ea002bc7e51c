import type { ExchangeRate } from "@vesper/contract/rates";

const dateAndTime = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** When any of the rates was last changed. */
export function LastUpdated({ rates }: { rates: readonly ExchangeRate[] }) {
  const latest = rates
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  if (!latest) return null;
  return (
    <>
      Last updated <time dateTime={latest}>{dateAndTime.format(new Date(latest))}</time>.
    </>
  );
}
