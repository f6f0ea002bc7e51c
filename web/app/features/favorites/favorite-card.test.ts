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

describe("a favorite card", () => {
  it("shows the city and the available rate", () => {
    expect(toFavoriteCard(given({ profile }))).toMatchObject({
      path: "/escort/vera",
      place: "Oslo",
      price: "€250/hr",
    });
  });

  it("shows the tour city during a tour", () => {
    const tour = { city: "Bergen", country: "Norway", to: "2026-12-01" };

    expect(toFavoriteCard(given({ profile: { ...profile, tour } }))?.place).toBe("Bergen, on tour");
  });

  it("is null when the profile or listing is gone", () => {
    expect(toFavoriteCard(given({}))).toBeNull();
  });
});
