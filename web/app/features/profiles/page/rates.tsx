import { formatMoney } from "@vesper/contract/money";
import type { PageProfile } from "./page-profile.ts";

/** Both rates side by side; one that was left at nothing is left out. */
export function Rates({ profile: { rateOutcall, rateIncall, currency } }: { profile: PageProfile }) {
  const rates = [
    { label: "Outcall", amount: rateOutcall },
    { label: "Incall", amount: rateIncall },
  ].filter(({ amount }) => amount > 0);
  if (rates.length === 0) return <p className="text-muted">Rates on request</p>;
  return (
    <dl className="flex gap-3">
      {rates.map(({ label, amount }) => (
        <div key={label} className="min-w-0 flex-1 rounded-inner bg-raised px-4 py-3">
          <dt className="text-small text-muted">{label}</dt>
          <dd>
            <bdi className="block font-serif text-title font-semibold wrap-break-word">
              {formatMoney(amount, currency)}
            </bdi>
            <span className="text-small text-muted">per hour</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
