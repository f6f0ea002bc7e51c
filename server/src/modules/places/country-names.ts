/** How people also write a country, in small letters, and its code in the city list. */
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

/** The code of a country; most are found by their name as it is. */
export const toCountryCode = (country: string) =>
  alternativeNames[country.toLowerCase()] ?? country.toLowerCase();
