import { describe, expect, it } from "vitest";
import { areSimilar, getBands } from "./text-similarity.ts";
import { getNumbers } from "./phone-numbers.ts";

const contacts = (given: object) => ({
  phoneNumber: null,
  whatsapp: null,
  telegram: null,
  country: "Germany",
  ...given,
});

describe("a phone number", () => {
  it.each(["+49 30 23125 001", "0049 (30) 23125-001", "030/23125001", "+493023125001"])(
    "is normalized when written as %j",
    (phoneNumber) => {
      expect(getNumbers(contacts({ phoneNumber }))).toEqual(["+493023125001"]);
    },
  );

  it("counts once when given for two channels", () => {
    const both = contacts({ phoneNumber: "030 23125001", whatsapp: "+493023125001" });

    expect(getNumbers(both)).toEqual(["+493023125001"]);
  });

  it("keeps its national form when the country is unknown", () => {
    expect(getNumbers(contacts({ phoneNumber: "030 23125001", country: "Atlantis" }))).toEqual([
      "03023125001",
    ]);
  });

  it("is found in the Telegram field, unless that holds a username", () => {
    expect(getNumbers(contacts({ telegram: "+49 30 23125 001" }))).toEqual(["+493023125001"]);
    expect(getNumbers(contacts({ telegram: "@ada1234567" }))).toEqual([]);
    expect(getNumbers(contacts({ phoneNumber: "on request" }))).toEqual([]);
  });
});

const longText =
  "Good conversation, long walks along the river and an eye for small theatres: that is how I like to spend an " +
  "evening. I grew up by the sea, studied languages, and still collect postcards from every harbour that I pass through.";

const other =
  "Mountains first, cities second. I cook for friends on Sundays, read crime novels on trains and never say no to a " +
  "concert. If you want someone who listens well and laughs easily, write me a few honest lines about your evening.";

const shareBand = (one: string, two: string) => getBands(one).some((band) => getBands(two).includes(band));

describe("two texts", () => {
  it.each([
    longText.replace("theatres", "cinemas"),
    longText.toUpperCase().replaceAll(",", " –"),
    `${longText} Write me!`,
  ])("are similar: %s", (text) => {
    expect({ meet: shareBand(longText, text), alike: areSimilar(longText, text) }).toEqual({
      meet: true,
      alike: true,
    });
  });

  it("are not similar when they only share a topic", () => {
    expect({ meet: shareBand(longText, other), alike: areSimilar(longText, other) }).toEqual({
      meet: false,
      alike: false,
    });
  });

  it("are not compared when they are short", () => {
    expect(getBands("Theater, travel, and the art of conversation.")).toEqual([]);
  });
});
