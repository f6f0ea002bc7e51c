import { expect, it } from "vitest";
import { formatValue } from "./setting-text.ts";

it("names countries in words, and counts certificates instead of printing them", () => {
  const pem = "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n";

  expect(formatValue("ageCountries", "DE=proof, GB=click")).toBe("Germany: proof, United Kingdom: click");
  expect(formatValue("ageIssuers", pem)).toBe("1 certificate");
  expect(formatValue("ageIssuers", pem.repeat(3))).toBe("3 certificates");
  expect(formatValue("ageIssuers", null)).toBe("empty");
});
