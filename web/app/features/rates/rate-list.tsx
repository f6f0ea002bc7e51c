import type { Currency } from "@vesper/contract/currencies";
import type { ExchangeRate } from "@vesper/contract/rates";
import { RateRow } from "./rate-row.tsx";
import { RateTable } from "./rate-table.tsx";
import type { RateEdits } from "./use-rate-edits.ts";

interface RateListProps {
  shown: readonly Currency[];
  rates: readonly ExchangeRate[];
  edits: RateEdits;
}

export function RateList({ shown, rates, edits }: RateListProps) {
  const known = new Map(rates.map((rate) => [rate.currency, rate]));
  return (
    <RateTable>
      {shown.map((currency) => (
        <RateRow
          key={currency.code}
          currency={currency}
          rate={known.get(currency.code)}
          typed={edits.typed[currency.code]}
          isChanged={edits.changed.includes(currency.code)}
          problem={edits.problemOf(currency.code)}
          onType={edits.type}
        />
      ))}
    </RateTable>
  );
}
