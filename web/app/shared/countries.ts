import { countryCodes } from "@vesper/contract/profiles/countries";

const regionNames = new Intl.DisplayNames(["en"], { type: "region" });

export const getCountryName = (code: string): string => regionNames.of(code) ?? code;

/** All countries, sorted by name. */
export const countryOptions = countryCodes
  .map((code) => ({ value: code, label: getCountryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
