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
  isVerified: true,
  rating: { average: 4.6, count: 12 },
  isOnline: true,
  tour: null,
};

const given = (change: object) => ({ profile: null, product: null, ...change }) as unknown as Favorite;

describe("a favorite card", () => {
  it("shows the city and each rate that is set", () => {
    expect(toFavoriteCard(given({ profile }))).toMatchObject({
      path: "/escort/vera",
      place: "Oslo",
      price: "€250/hr incall",
    });
    const both = { ...profile, rateOutcall: 300.5 };
    expect(toFavoriteCard(given({ profile: both }))?.price).toBe("€300.50/hr outcall, €250/hr incall");
  });

  it("shows whether the person is verified, and a rating if there is one", () => {
    const unrated = { ...profile, rating: { average: 0, count: 0 } };

    expect(toFavoriteCard(given({ profile }))).toMatchObject({
      isVerified: true,
      rating: { average: 4.6, count: 12 },
    });
    expect(toFavoriteCard(given({ profile: unrated }))?.rating).toBeNull();
  });

  it("shows the tour city during a tour", () => {
    const tour = { city: "Bergen", country: "Norway", to: "2026-12-01" };

    expect(toFavoriteCard(given({ profile: { ...profile, tour } }))?.place).toBe("Bergen, on tour");
  });

  it("is null when the profile or listing is gone", () => {
    expect(toFavoriteCard(given({}))).toBeNull();
  });
});
