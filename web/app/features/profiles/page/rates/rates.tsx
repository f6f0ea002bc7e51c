import { formatMoney } from "@vesper/contract/profiles/money";
import { placeLabels } from "@vesper/contract/profiles/rate-labels";
import { listRates } from "#web/shared/rates.ts";
import { useConversion } from "#web/shared/visitor-currency.ts";
import type { PageProfile } from "../profile-facts.ts";
import { type RateTable, toRateTable } from "./rate-table.ts";

type FormatAmount = (amount: number) => { amount: string; about: string | null };

/** Formats amounts with their value in the visitor's own currency, which is known only after hydration. */
function useFormatAmount(currency: string): FormatAmount {
  const conversion = useConversion(currency);
  return (amount) => ({
    amount: formatMoney(amount, currency),
    about: conversion && `about ${formatMoney(conversion.convert(amount), conversion.code)}`,
  });
}

/** The hourly rates side by side, or a table if there are other durations. A rate of zero is left out. */
export function Rates({
  profile,
}: {
  profile: Pick<PageProfile, "rates" | "rateOutcall" | "rateIncall" | "currency">;
}) {
  const format = useFormatAmount(profile.currency);
  const table = toRateTable(profile.rates);
  if (table) return <DurationTable table={table} format={format} />;
  const rates = listRates(profile);
  if (rates.length === 0) return <p className="text-muted">Rates on request</p>;
  return (
    <dl className="flex flex-wrap gap-3">
      {rates.map(({ label, amount }) => (
        <HourlyRate key={label} label={label} {...format(amount)} />
      ))}
    </dl>
  );
}

interface HourlyRateProps extends ReturnType<FormatAmount> {
  label: string;
}

function HourlyRate({ label, amount, about }: HourlyRateProps) {
  return (
    <div className="min-w-0 flex-1 basis-28 rounded-inner bg-raised px-4 py-3">
      <dt className="text-small text-muted">{label}</dt>
      <dd>
        <bdi className="block font-serif text-title font-semibold wrap-anywhere">{amount}</bdi>
        <span className="text-small text-muted">per hour</span>
        {about && <bdi className="block text-caption text-muted">{about}</bdi>}
      </dd>
    </div>
  );
}

function DurationTable({ table: { places, rows }, format }: { table: RateTable; format: FormatAmount }) {
  return (
    <table className="rates w-full border-collapse">
      <caption className="sr-only">Rates by duration</caption>
      <thead>
        <tr>
          <th scope="col">Duration</th>
          {places.map((place) => (
            <th key={place} scope="col">
              {placeLabels[place]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ duration, label, amounts }) => (
          <tr key={duration}>
            <th scope="row">{label}</th>
            {places.map((place, index) => (
              <AmountCell key={place} amount={amounts[index]} format={format} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AmountCell({ amount, format }: { amount: number | undefined; format: FormatAmount }) {
  if (amount === undefined) {
    return (
      <td className="text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">not offered</span>
      </td>
    );
  }
  const { amount: text, about } = format(amount);
  return (
    <td>
      <bdi>{text}</bdi>
      {about && <bdi className="block text-caption text-muted">{about}</bdi>}
    </td>
  );
}
