import type { Currency } from "@vesper/contract/currencies";

export function CurrencyName({ currency: { code, name, symbol } }: { currency: Currency }) {
  return (
    <span className="flex items-center gap-3">
      <span
        aria-hidden
        className="flex h-8 min-w-12 shrink-0 items-center justify-center rounded-inner bg-raised px-1.5 font-normal"
      >
        <bdi>{symbol}</bdi>
      </span>
      <span className="flex min-w-0 flex-col">
        <span>{code}</span>
        <span className="font-normal text-muted">{name}</span>
      </span>
    </span>
  );
}
