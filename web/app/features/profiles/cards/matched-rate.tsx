import type { PriceMatch } from "@vesper/contract/profiles/directory";
import { formatMoney } from "@vesper/contract/profiles/money";
import type { RateDuration } from "@vesper/contract/profiles/profile-rates";
import { type ReactNode, useCallback } from "react";
import { type Currency, useShownCurrency } from "#web/shared/visitor-currency.ts";
import type { FoundCard } from "./card-facts.ts";
import { CardMatch } from "./card-match.ts";

const units: Readonly<Record<RateDuration, string>> = {
  "30": "30 min",
  "60": "hr",
  "90": "90 min",
  "120": "2 hr",
  "180": "3 hr",
  "240": "4 hr",
  "360": "6 hr",
  "720": "12 hr",
  overnight: "night",
  "1440": "24 hr",
};

/** Formats "€400" and "/2 hr". */
export const formatMatchedRate = ({ amount, duration }: PriceMatch, currency: string) => ({
  amount: formatMoney(amount, currency),
  unit: `/${units[duration]}`,
});

/**
 * Explains a match if the rate shown is incall, or in another currency than the visitor's, to which dollars are
 * converted: "incall · about $340".
 */
export function formatMatchNote(match: PriceMatch, currency: string, visitor: Currency): string {
  const isOther = currency !== visitor.code;
  const about =
    isOther && `about ${formatMoney(Math.round(match.dollars * visitor.perDollar), visitor.code)}`;
  return [match.isIncall && "incall", about].filter(Boolean).join(" · ");
}

interface MatchedRateProps {
  match: PriceMatch;
  currency: string;
  visitor: Currency;
}

function MatchedRate({ match, currency, visitor }: MatchedRateProps) {
  const { amount, unit } = formatMatchedRate(match, currency);
  const note = formatMatchNote(match, currency, visitor);
  return (
    <span>
      <bdi>{amount}</bdi>
      <span>{unit}</span>
      {note && <bdi className="inline-block">&nbsp;({note})</bdi>}
    </span>
  );
}

/** Lets the cards inside show the rate that matched a filter, and what it is in the visitor's currency. */
export function MatchedRates({ children }: { children: ReactNode }) {
  const visitor = useShownCurrency();
  const renderMatch = useCallback(
    ({ priceMatch, currency }: FoundCard) =>
      priceMatch && <MatchedRate match={priceMatch} currency={currency} visitor={visitor} />,
    [visitor],
  );
  return <CardMatch value={renderMatch}>{children}</CardMatch>;
}
