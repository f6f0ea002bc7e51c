import type { Listing } from "@vesper/contract/profiles/listings";
import { describe, expect, it } from "vitest";
import { getDescription, toListingFacts, findSharedImage, getTitle } from "./listing-facts.ts";

const some: Listing = {
  _id: "0198c0de-0000-7000-8000-000000000001",
  slug: "dinner-at-dusk",
  title: "Dinner at dusk",
  description: "Three courses\n\nand a walk.",
  price: 420,
  currency: "EUR",
  categoryId: null,
  tags: [],
  images: [],
  status: "approved",
  supplierId: "0198c0de-0000-7000-8000-000000000002",
  profile: {
    _id: "0198c0de-0000-7000-8000-000000000003",
    slug: "vera",
    name: "Vera",
    city: "Vienna",
    country: "Austria",
    avatar: null,
    isIndexed: true,
  },
  createdAt: "2026-10-26T08:46:26.264Z",
  updatedAt: "2026-10-26T08:46:26.264Z",
};
const absolute = (path: string) => `https://vesper.test${path}`;

describe("the metadata of a listing", () => {
  it("contains its title, provider and price", () => {
    expect(getTitle(some)).toBe("Dinner at dusk, with Vera in Vienna");
    expect(getDescription(some)).toBe("Three courses and a walk.");
    expect(toListingFacts(some, absolute)).toMatchObject({
      "@type": "Service",
      provider: { name: "Vera", url: "https://vesper.test/escort/vera" },
      offers: { price: 420, priceCurrency: "EUR" },
    });
  });

  it("has a description truncated at a word boundary", () => {
    const description = getDescription({ ...some, description: "evening ".repeat(40) });

    expect(description.length).toBeLessThanOrEqual(156);
    expect(description).toMatch(/evening…$/);
  });

  it("omits a price on request, a missing picture and ratings", () => {
    const facts = toListingFacts({ ...some, price: 0 }, absolute);

    expect(facts).not.toHaveProperty("offers");
    expect(facts).not.toHaveProperty("image");
    expect(JSON.stringify(facts)).not.toMatch(/rating/i);
    expect(findSharedImage(some)).toBeUndefined();
  });
});
