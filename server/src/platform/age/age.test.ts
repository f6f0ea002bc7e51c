import { describe, expect, it } from "vitest";
import { addMilliseconds, day } from "../clock.ts";
import { createSecrets } from "../security/secrets.ts";
import { formatAgeCookie, readAgeCookie } from "./cookie.ts";
import { findAgeLevel, toAgeRules } from "./levels.ts";
import { createPass, findPassEnd } from "./pass.ts";

const secrets = createSecrets("a root secret for tests");
const now = new Date("2026-11-18T10:00:00Z");

describe("the level of a country", () => {
  const rules = toAgeRules({ ageGate: "click", ageCountries: "DE=proof, US=off" });

  it("is that of its rule, or else that of all others", () => {
    expect(["DE", "US", "NO"].map((country) => findAgeLevel(rules, country))).toEqual([
      "proof",
      "off",
      "click",
    ]);
  });

  it("is the strictest of all where the country is unknown", () => {
    expect([findAgeLevel(rules, null), findAgeLevel(rules, "XX")]).toEqual(["proof", "proof"]);
    expect(findAgeLevel(toAgeRules({ ageGate: "off", ageCountries: "" }), null)).toBe("off");
    expect(findAgeLevel(toAgeRules({ ageGate: "off", ageCountries: "GB=click" }), "XX")).toBe("click");
  });
});

describe("a pass", () => {
  it("ends with a day, thirty days later", () => {
    const { value, until } = createPass(secrets, now);

    expect(until).toEqual(new Date("2026-12-19T00:00:00Z"));
    expect(findPassEnd(secrets, value, now)).toEqual(until);
    expect(findPassEnd(secrets, value, addMilliseconds(until, -1))).toEqual(until);
    expect(findPassEnd(secrets, value, until)).toBeNull();
  });

  it("is the same for everyone on a day", () => {
    const values = [1, 3, 12].map(
      (hours) => createPass(secrets, addMilliseconds(now, hours * 3_600_000)).value,
    );

    expect(new Set(values).size).toBe(1);
    expect(createPass(secrets, addMilliseconds(now, day)).value).not.toBe(values[0]);
  });

  it("is refused before the day it could have been issued", () => {
    const { value } = createPass(secrets, now);

    expect(findPassEnd(secrets, value, addMilliseconds(now, -day))).not.toBeNull();
    expect(findPassEnd(secrets, value, addMilliseconds(now, -3 * day))).toBeNull();
  });

  it("is refused if any part of it was changed", () => {
    const { value } = createPass(secrets, now);
    const [text = "", signature = ""] = value.split(".");
    const later = (Number.parseInt(text, 36) + 1).toString(36);

    const forged = [
      "",
      ".",
      text,
      `${later}.${signature}`,
      `${text}.${signature}.`,
      ` ${value}`,
      `${text}.`,
      `0${value}`,
      `zzzzzz.${signature}`,
    ];
    expect(forged.map((one) => findPassEnd(secrets, one, now))).toEqual(forged.map(() => null));
    expect(findPassEnd(createSecrets("another root secret"), value, now)).toBeNull();
  });
});

describe("the cookie", () => {
  const expires = new Date("2026-12-19T00:00:00Z");

  it("holds the pass and the running check, out of reach of scripts and of other hosts", () => {
    const header = formatAgeCookie({ pass: "a.b", check: "c" }, { secure: true, expires });

    expect(header).toBe(
      "__Host-age=a.b:c; Path=/; Expires=Sat, 19 Dec 2026 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax",
    );
    const [cookie] = header.split(";");
    expect(readAgeCookie({ cookie }, { secure: true })).toEqual({ pass: "a.b", check: "c" });
    expect(readAgeCookie({ cookie }, { secure: false })).toEqual({ pass: "", check: "" });
  });

  it("is found among others, and nothing is read from a request without it", () => {
    expect(readAgeCookie({ cookie: "x=1; age=a.b:; y=2" }, { secure: false }).pass).toBe("a.b");
    expect(readAgeCookie({ cookie: "page=1" }, { secure: false })).toEqual({ pass: "", check: "" });
    expect(readAgeCookie({}, { secure: false })).toEqual({ pass: "", check: "" });
  });
});
