import { getCountries, parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/min";

const englishNames = new Intl.DisplayNames(["en"], { type: "region" });
const countryByName = new Map(
  getCountries().map((code) => [(englishNames.of(code) ?? code).toLowerCase(), code] as const),
);
for (const [name, code] of [
  ["usa", "US"],
  ["uk", "GB"],
  ["england", "GB"],
  ["scotland", "GB"],
  ["uae", "AE"],
  ["czech republic", "CZ"],
  ["turkey", "TR"],
] as const) {
  countryByName.set(name, code);
}

const findCountry = (country: string): CountryCode | undefined =>
  countryByName.get(country.trim().toLowerCase());

const minDigits = 7;

/** Normalizes a phone number. Returns bare digits if its format is ambiguous, null if it is not a phone number. */
function normalizeNumber(written: string, country: string): string | null {
  const text = written.replace(/^\s*00(?=\d)/, "+");
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: findCountry(country), extract: false });
  if (parsed?.isPossible()) return parsed.number;
  const digits = text.replace(/\D/g, "");
  return digits.length >= minDigits ? digits : null;
}

interface Contacts {
  phoneNumber: string | null;
  whatsapp: string | null;
  telegram: string | null;
  country: string;
}

/** A Telegram handle counts only if it consists of nothing but a phone number. */
export function getNumbers({ phoneNumber, whatsapp, telegram, country }: Contacts): string[] {
  const handle = telegram && /^[+\d\s().-]+$/.test(telegram) ? telegram : null;
  const numbers = [phoneNumber, whatsapp, handle].map((written) =>
    written ? normalizeNumber(written, country) : null,
  );
  return [...new Set(numbers.filter((number) => number !== null))];
}
