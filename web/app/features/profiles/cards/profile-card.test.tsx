import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { type FoundCard, toCard } from "./card-facts.ts";
import { MatchedRates } from "./matched-rate.tsx";
import { ProfileCard } from "./profile-card.tsx";

const draw = (profile: FoundCard) => {
  const element = (
    <MatchedRates>
      <ProfileCard profile={profile} sizes="256px" isResult />
    </MatchedRates>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
};

const full = {
  _id: "0198c0de-0000-7000-8000-000000000001",
  userId: "0198c0de-0000-7000-8000-000000000002",
  slug: "noor",
  name: "Noor",
  age: 31,
  rateOutcall: 0,
  rateIncall: 300,
  currency: "EUR",
  city: "Lisbon",
  country: "Portugal",
  languages: ["Portuguese", "English", "French", "Spanish"],
  tags: ["Dinner", "Travel", "Weekend", "Art"].map((name) => ({ _id: name, name, color: "#8a5cf6" })),
  images: [{ _id: "p1", width: 640, height: 853, colors: ["#111", "#222"], alt: "Noor", isPrimary: true }],
  isVerified: true,
  isPaid: true,
  isAvailable: true,
  isOnline: true,
  rating: { average: 4.6, count: 12 },
  tour: { city: "Vienna", country: "Austria" },
  distanceKm: 12,
  priceMatch: { isIncall: true, dollars: 340, duration: "120", amount: 312 } as const,
};
const plain = {
  ...full,
  images: [],
  tags: [],
  isVerified: false,
  isPaid: false,
  isAvailable: false,
  isOnline: false,
  rating: { average: 0, count: 0 },
  tour: null,
  distanceKm: null,
  priceMatch: undefined,
};

it.each([full, plain])("a card shows the same with the fields that a page hands over", (profile) => {
  expect(draw(toCard(profile, true))).toBe(draw(profile));
});

it("fields that no card shows are not handed over", () => {
  expect(JSON.stringify(toCard(full))).not.toMatch(/country|color"|alt|isPrimary|languages/);
});
