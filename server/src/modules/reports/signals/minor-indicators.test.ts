import { describe, expect, it } from "vitest";
import { findAgeBelow18, findHiddenNumber } from "./hidden-digits.ts";
import { findMinorIndicator } from "./minor-indicators.ts";

describe("minor indicators", () => {
  it.each([
    ["A sweet schoolgirl from town", "schoolgirl"],
    ["Teen spirit", "teen"],
    ["I am BARELY   LEGAL", "barely legal"],
    ["She just turned 18 last week", "just turned 18"],
    ["She just turned eighteen", "just turned eighteen"],
    ["ｔｅｅｎ", "teen"],
    ["te\u200Ben", "teen"],
    ["Süße Schülerin", "schulerin"],
    ["une lycéenne", "lyceenne"],
    ["colegiala traviesa", "colegiala"],
    ["школьница", "школьница"],
    ["かわいい女子高生です", "女子高生"],
  ])("are found in %j", (text, word) => {
    expect(findMinorIndicator(text)?.word).toBe(word);
  });

  it.each([
    "A young professional who loves the opera",
    "I am 18 years old",
    "Twenty-one, and a student of law",
    "Fifteen minutes from the canteen, nineteen from the station",
    "Without further ado",
    "A minor detail: I sing in A minor",
    "Youthful, fresh and full of life",
    "I teach at a high school",
    "No teens, no drama",
    "Keine Minderjährigen",
    "Soy mayor de edad",
    "The girl next door",
  ])("are not found in %j", (text) => {
    expect(findMinorIndicator(text)).toBeNull();
  });
});

describe("a hidden number", () => {
  it.each([
    ["call zero seven nine one two three four five", "07912345"],
    ["call 0 7 9 1 2 3 4 5", "07912345"],
    ["call O79 l23 4O5 67", "07912340567"],
    ["call ０７９１２３４５", "07912345"],
    ["call 0️⃣7️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣", "07912345"],
    ["call ①②③④⑤⑥⑦", "1234567"],
    ["ruf an: null-eins-sieben-sechs-eins-zwei-drei", "0176123"],
    ["call 0\u200B7\u200B9\u200B1\u200B2345", "07912345"],
    ["zero.seven.9.1.two.three.45", "07912345"],
  ])("is found in %j", (text, digits) => {
    expect(findHiddenNumber(text)).toBe(digits);
  });

  it.each([
    "Plainly there: +49 30 23125 001",
    "٠٥٠١٢٣٤٥٦٧",
    "One, two or three hours; from nine to five",
    "90-60-90, 172 cm, 58 kg, 90 m²",
    "200 for one hour, 350 for two, 1200 for the night",
    "Available 24/7 from 01.02.2026 to 28.02.2026",
    "1️⃣ dinner 2️⃣ theatre 3️⃣ a walk",
    "One 030 2312500",
  ])("is not found in %j", (text) => {
    expect(findHiddenNumber(text)).toBeNull();
  });
});

describe("an age below 18", () => {
  it.each([
    ["I am 17 years old", "17"],
    ["i'm sixteen.", "16"],
    ["seventeen y/o", "17"],
    ["Age: １７", "17"],
    ["I am 1️⃣7️⃣ years old", "17"],
    ["I am 1 7 years old", "17"],
    ["J’ai dix-sept ans", "17"],
    ["Tengo 16 años.", "16"],
    ["ich bin siebzehn Jahre alt", "17"],
    ["Мне 17 лет", "17"],
  ])("is found in %j", (text, age) => {
    expect(findAgeBelow18(text)).toBe(age);
  });

  it.each([
    "I am 18 years old",
    "I am 21",
    "I am 15 minutes away",
    "J'ai 12 ans d'expérience",
    "Tengo 15 años de experiencia",
    "A glass of 16 years old whisky",
    "Ten years in Berlin, seventeen books",
    "Aged 25 to 45 preferred",
    "Apartment 17, floor 12",
  ])("is not found in %j", (text) => {
    expect(findAgeBelow18(text)).toBeNull();
  });
});
