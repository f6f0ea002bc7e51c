import type { Favorite } from "@vesper/contract/profiles/favorites";
import { describe, expect, it } from "vitest";
import { toFavoriteCard } from "./favorite-card.ts";

const profile = {
  slug: "vera",
  name: "Vera",
  age: 31,
  city: "Oslo",
  rateOutcall: 0,
  rateIncall: 250,
  currency: "EUR",
  images: [],
  isOnline: true,
  tour: null,
};

const given = (change: object) => ({ profile: null, product: null, ...change }) as unknown as Favorite;

describe("what is shown of a favorite", () => {
  it("is where somebody is, and the rate they have", () => {
    expect(toFavoriteCard(given({ profile }))).toMatchObject({
      path: "/escort/vera",
      place: "Oslo",
      price: "€250/hr",
    });
  });

  it("is where a tour has taken them", () => {
    const tour = { city: "Bergen", country: "Norway", to: "2026-12-01" };

    expect(toFavoriteCard(given({ profile: { ...profile, tour } }))?.place).toBe("Bergen, on tour");
  });

  it("is nothing once it is no longer there", () => {
    expect(toFavoriteCard(given({}))).toBeNull();
  });
});
