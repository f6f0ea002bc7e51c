import { limits } from "@vesper/contract/core/limits";
import { defaultCurrency, formatMoney } from "@vesper/contract/profiles/money";
import { getPriceEdges } from "@vesper/contract/profiles/price-bands";
import type { RateDuration } from "@vesper/contract/profiles/profile-rates";
import { durationLabels } from "@vesper/contract/profiles/rate-labels";
import { type RefObject, useSyncExternalStore } from "react";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useDefaultCurrency } from "#web/shared/default-currency.ts";
import { type Currency, getCurrencyOptions, useCurrency } from "#web/shared/visitor-currency.ts";
import { toAmount } from "./amounts.ts";
import type { Counts } from "./choices.ts";
import type { Filters } from "./filters.ts";
import { PriceSlider } from "./price-slider.tsx";
import { crossedMessage } from "./labels.ts";
import { usePriceRange } from "./use-price-range.ts";

const getCurrencyName = (code: string) =>
  code === defaultCurrency
    ? "US dollars"
    : (new Intl.DisplayNames("en", { type: "currency" }).of(code) ?? code);

function formatDuration(duration: RateDuration): string {
  if (duration === "overnight") return "overnight";
  return duration === "60" ? "per hour" : `for ${durationLabels[duration]}`;
}

const hasCounts = (bands: Counts = new Map()) => [...bands.values()].some((count) => count > 0);

interface PriceFieldsProps {
  filters: Filters;
  /** Number of results per price band, if known. */
  bands?: Counts | undefined;
}

/** Price range, in the visitor's currency. The URL always has US dollars. */
export function PriceFields({ filters, bands }: PriceFieldsProps) {
  const siteCurrency = useDefaultCurrency();
  const { currency, ...choice } = useCurrency(siteCurrency);
  const duration = (filters["duration"] ?? "60") as RateDuration;
  const { low, high, isCrossed } = usePriceRange(filters, currency);
  const legend = `${getCurrencyName(currency.code)} ${formatDuration(duration)}`;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5">{legend}</legend>
      <PriceSlider
        low={low.dollars}
        high={high.dollars}
        bands={bands}
        edges={getPriceEdges(duration)}
        formatPrice={(dollars) => formatMoney(Number(toAmount(dollars, currency)), currency.code)}
        onLow={low.setPrice}
        onHigh={high.setPrice}
      />
      <div className="number-range">
        <PriceInput
          name="minPrice"
          label={`${legend}, from`}
          placeholder="From"
          currency={currency}
          input={low.input}
          text={low.text}
          dollars={low.dollars}
          onType={low.handleType}
        />
        <PriceInput
          name="maxPrice"
          label={`${legend}, to`}
          placeholder="To"
          currency={currency}
          input={high.input}
          text={high.text}
          dollars={high.dollars}
          onType={high.handleType}
        />
      </div>
      <FormError>{isCrossed && crossedMessage}</FormError>
      {hasCounts(bands) && (
        <p className="text-caption text-muted noscript:hidden">Bars show each profile’s lowest rate.</p>
      )}
      <CurrencyField siteCurrency={siteCurrency} {...choice} />
    </fieldset>
  );
}

/** Converting needs JavaScript. */
interface CurrencyFieldProps extends Omit<ReturnType<typeof useCurrency>, "currency"> {
  siteCurrency: string;
}

const subscribeToNothing = () => () => {};

/** The server renders one currency of the menu, which is hidden without JavaScript. */
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

function CurrencyField({ siteCurrency, wanted, isFailed, handleChange }: CurrencyFieldProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <SelectField
        label="Currency"
        labelHidden
        options={isHydrated ? getCurrencyOptions(siteCurrency) : [{ value: wanted, label: wanted }]}
        value={wanted}
        onChange={(event) => void handleChange(event.target.value)}
        className="noscript:hidden"
      />
      <FormError>{isFailed && "Failed to load the exchange rate"}</FormError>
    </>
  );
}

interface PriceInputProps {
  name: string;
  label: string;
  placeholder: string;
  currency: Currency;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  dollars: string;
  onType: (text: string) => void;
}

/** In another currency, a hidden field holds the dollars that the form sends. */
function PriceInput({ input, name, label, placeholder, currency, text, dollars, onType }: PriceInputProps) {
  const isDollars = currency.code === defaultCurrency;
  return (
    <>
      <TextField
        ref={input}
        type="number"
        inputMode="numeric"
        min={0}
        max={Math.round(limits.rate.max * currency.perDollar)}
        step={1}
        name={isDollars ? name : undefined}
        label={label}
        labelHidden
        placeholder={placeholder}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {!isDollars && <input type="hidden" name={name} value={dollars} />}
    </>
  );
}
