import type { Currency } from "@vesper/contract/currencies";
import { inWords } from "#web/ui/data/in-words.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";

export const rateFieldId = (currency: string) => `rate-${currency}`;

interface RateFieldProps {
  currency: Currency;
  value: string;
  problem: string | undefined;
  onType: (currency: string, text: string) => void;
}

export function RateField({ currency: { code, name }, value, problem, onType }: RateFieldProps) {
  return (
    <TextField
      id={rateFieldId(code)}
      label={`One dollar buys, in ${name} (${code})`}
      labelHidden
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={problem && inWords("Rate", problem)}
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
