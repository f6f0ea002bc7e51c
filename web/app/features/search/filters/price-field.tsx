import { limits } from "@vesper/contract/core/limits";
import { defaultCurrency, formatMoney } from "@vesper/contract/profiles/money";
import type { FacetValue } from "@vesper/contract/profiles/search";
import { type RefObject, useEffect, useRef, useState } from "react";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type Currency, currencyOptions, toAmount, toDollars, useCurrency } from "./currency.ts";
import type { Filters } from "./filters.ts";
import { PriceSlider } from "./price-slider.tsx";
import { crossedMessage } from "./labels.ts";

const getLegend = ({ code }: Currency) =>
  code === defaultCurrency
    ? "US dollars per hour"
    : `${new Intl.DisplayNames("en", { type: "currency" }).of(code) ?? code} per hour`;

interface PriceFieldsProps {
  filters: Filters;
  /** Number of results per price band, if known. */
  bands?: readonly FacetValue[] | undefined;
}

/** Price range, in the visitor's currency. The URL always has US dollars. */
export function PriceFields({ filters, bands }: PriceFieldsProps) {
  const { currency, handleChange } = useCurrency();
  const { low, high, setLow, setHigh, lowInput, highInput, isCrossed } = usePriceRange(filters, currency);
  const legend = getLegend(currency);
  const formatPrice = (dollars: string) => formatMoney(Number(toAmount(dollars, currency)), currency.code);
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <PriceSlider
        low={toDollars(low, currency)}
        high={toDollars(high, currency)}
        bands={bands}
        formatPrice={formatPrice}
        onLow={(dollars) => setLow(toAmount(dollars, currency))}
        onHigh={(dollars) => setHigh(toAmount(dollars, currency))}
      />
      <div className="grid grid-cols-2 gap-2 [&_input]:[appearance:textfield]">
        <PriceInput
          ref={lowInput}
          name="minPrice"
          label={`${legend}, from`}
          placeholder="From"
          currency={currency}
          value={low}
          onValue={setLow}
        />
        <PriceInput
          ref={highInput}
          name="maxPrice"
          label={`${legend}, to`}
          placeholder="To"
          currency={currency}
          value={high}
          onValue={setHigh}
        />
      </div>
      <FormError>{isCrossed && crossedMessage}</FormError>
      {/* Converting needs JavaScript. */}
      <SelectField
        label="Currency"
        labelHidden
        options={currencyOptions}
        value={currency.code}
        onChange={(event) => void handleChange(event.target.value)}
        className="noscript:hidden"
      />
    </fieldset>
  );
}

interface PriceInputProps {
  ref: RefObject<HTMLInputElement | null>;
  name: string;
  label: string;
  placeholder: string;
  currency: Currency;
  value: string;
  onValue: (value: string) => void;
}

/** In another currency, a hidden field holds the dollars that the form sends. */
function PriceInput({ ref, name, label, placeholder, currency, value, onValue }: PriceInputProps) {
  const isDollars = currency.code === defaultCurrency;
  return (
    <>
      <TextField
        ref={ref}
        type="number"
        inputMode="numeric"
        min={0}
        max={Math.round(limits.rate.max * currency.perDollar)}
        step={1}
        name={isDollars ? name : undefined}
        label={label}
        labelHidden
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      {!isDollars && <input type="hidden" name={name} value={toDollars(value, currency)} />}
    </>
  );
}

/** The two amounts as entered. Filters that arrive replace them, except in the field that has the focus. */
function usePriceRange({ minPrice, maxPrice }: Filters, currency: Currency) {
  const [low, setLow] = useState(() => toAmount(minPrice, currency));
  const [high, setHigh] = useState(() => toAmount(maxPrice, currency));
  const lowInput = useRef<HTMLInputElement>(null);
  const highInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (document.activeElement !== lowInput.current) setLow(toAmount(minPrice, currency));
  }, [minPrice, currency]);
  useEffect(() => {
    if (document.activeElement !== highInput.current) setHigh(toAmount(maxPrice, currency));
  }, [maxPrice, currency]);

  const isCrossed = low !== "" && high !== "" && Number(low) > Number(high);
  // Prevents submitting a range that cannot match anything.
  useEffect(() => highInput.current?.setCustomValidity(isCrossed ? crossedMessage : ""), [isCrossed]);

  return { low, high, setLow, setHigh, lowInput, highInput, isCrossed };
}
