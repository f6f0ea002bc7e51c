/** Alternative country names in lowercase, with the code that the city list uses. */
const alternativeNames: Record<string, string> = {
  america: "us",
  usa: "us",
  "u.s.": "us",
  "u.s.a.": "us",
  "united states of america": "us",
  britain: "gb",
  "great britain": "gb",
  england: "gb",
  scotland: "gb",
  wales: "gb",
  "northern ireland": "gb",
  uk: "gb",
  "u.k.": "gb",
  uae: "ae",
  "czech republic": "cz",
  holland: "nl",
  "the netherlands": "nl",
  "hong kong": "hk",
  macau: "mo",
  turkey: "tr",
  "south korea": "kr",
  korea: "kr",
};

/**
 * Returns the code of a country with an alternative name, otherwise its lowercase name: most countries are matched
 * by name.
 */
export const toCountryCode = (country: string) =>
  alternativeNames[country.toLowerCase()] ?? country.toLowerCase();
