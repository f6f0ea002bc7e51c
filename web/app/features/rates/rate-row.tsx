import type { Currency } from "@vesper/contract/profiles/currencies";
import { defaultCurrency } from "@vesper/contract/profiles/money";
import type { ExchangeRate } from "@vesper/contract/profiles/rates";
import { memo } from "react";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatDate } from "#web/ui/data/dates.ts";
import { Badge } from "#web/ui/data/badge.tsx";
import { clsx } from "clsx/lite";
import { rowStyles } from "./rate-table.tsx";
import { toErrorSentence } from "#web/ui/forms/field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

export const toRateFieldId = (currency: string) => `rate-${currency}`;

interface RateRowProps {
  currency: Currency;
  /** Absent if no rate was ever set. */
  rate: ExchangeRate | undefined;
  /** Value as entered; absent while unedited. */
  typed: string | undefined;
  isChanged: boolean;
  problem: string | undefined;
  onType: (currency: string, text: string) => void;
}

/** Memoized: there are more than a hundred rows, and one is edited at a time. */
export const RateRow = memo(function RateRow(props: RateRowProps) {
  const { currency, rate, typed, isChanged, ...field } = props;
  const isMeasure = currency.code === defaultCurrency;
  return (
    <tr
      className={clsx("max-xl:items-start!", isChanged && "max-xl:bg-accent-soft/60 xl:*:bg-accent-soft/60")}
    >
      <th scope="row" className={rowStyles.name}>
        <CurrencyName currency={currency} />
      </th>
      <td data-numeric className={rowStyles.rate}>
        {isMeasure ? (
          <Measure />
        ) : (
          <RateField {...field} currency={currency} value={typed ?? rate?.perDollar.toString() ?? ""} />
        )}
      </td>
      <td className={clsx("text-muted", rowStyles.since, !isMeasure && !isChanged && rowStyles.usual)}>
        {isMeasure ? "Base currency" : isChanged ? <PreviousRate rate={rate} /> : <RateDate rate={rate} />}
      </td>
    </tr>
  );
});

/** Fixed value of the base currency, in place of an input. */
function Measure() {
  return (
    <span className="flex min-h-11 items-center justify-end gap-2.5 pr-4.5">
      <span className="text-body">1</span>
      <span className="text-muted">{defaultCurrency}</span>
    </span>
  );
}

function PreviousRate({ rate }: { rate: ExchangeRate | undefined }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone="accent">Changed</Badge>
      {rate && <span className="tabular-nums">was {rate.perDollar}</span>}
    </span>
  );
}

function RateDate({ rate }: { rate: ExchangeRate | undefined }) {
  if (!rate) return "Never set";
  return (
    <>
      <span className="xl:hidden">Updated </span>
      <DateTime at={rate.updatedAt} format={formatDate} className="whitespace-nowrap" />
    </>
  );
}

function CurrencyName({ currency: { code, name, symbol } }: { currency: Currency }) {
  return (
    <span className="flex items-center gap-3">
      <span
        aria-hidden
        className="flex h-8 min-w-12 shrink-0 items-center justify-center rounded-inner bg-raised px-1.5 font-normal max-[359px]:hidden"
      >
        <bdi>{symbol}</bdi>
      </span>
      <span className="flex min-w-0 flex-col">
        <span>{code}</span>
        <span className="font-normal wrap-anywhere text-muted">{name}</span>
      </span>
    </span>
  );
}

interface RateFieldProps {
  currency: Currency;
  value: string;
  problem: string | undefined;
  onType: (currency: string, text: string) => void;
}

function RateField({ currency: { code, name }, value, problem, onType }: RateFieldProps) {
  return (
    <TextField
      id={toRateFieldId(code)}
      label={`1 US dollar in ${name} (${code})`}
      labelHidden
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={problem && toErrorSentence("Rate", problem)}
      onChange={(event) => onType(code, event.target.value)}
      trailing={
        <span aria-hidden className="pointer-events-none pr-4 text-small text-muted">
          {code}
        </span>
      }
      className="ml-auto w-full max-w-56 text-left [&_input]:scroll-mt-16 [&_input]:scroll-mb-36 [&_input]:pr-14 [&_input]:text-right [&_input]:tabular-nums"
    />
  );
}
