import { countryCodes } from "@vesper/contract/countries";

const names = new Intl.DisplayNames(["en"], { type: "region" });

export const countryName = (code: string): string => names.of(code) ?? code;

/** Every country, by its name. */
export const countryOptions = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
