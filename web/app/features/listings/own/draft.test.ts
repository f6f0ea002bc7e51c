import type { OwnListing } from "@vesper/contract/profiles/listings";
import { describe, expect, it } from "vitest";
import { toListingInput, ListingForm, newListing, getPendingPictures } from "./draft.ts";

const filled = { ...newListing, title: "Dinner", description: "Three courses.", price: "250" };

describe("the listing form", () => {
  it.each([
    ["250", 250],
    [" 99.5 ", 99.5],
    ["99,50", 99.5],
    ["0", 0],
  ])("accepts %s as a price", (price, amount) => {
    expect(ListingForm.parse({ ...filled, price }).price).toBe(amount);
  });

  it.each(["", "free", "-1", "1.234", "1e3", "99999999"])("rejects %s as a price", (price) => {
    expect(ListingForm.safeParse({ ...filled, price }).error?.issues[0]?.path).toEqual(["price"]);
  });

  it("sends no category when none is selected", () => {
    expect(ListingForm.parse(filled).categoryId).toBeNull();
  });
});

describe("a picture waiting for review", () => {
  const picture = (id: string, status: "pending" | "approved") => ({
    _id: id,
    status,
    url: null,
    previewUrl: null,
    alt: "The terrace",
    isPrimary: false,
    width: null,
    height: null,
    colors: [],
  });
  const listing = {
    ...newListing,
    price: 250,
    categoryId: null,
    tags: [],
    images: [picture("one", "approved"), picture("two", "pending")],
  } as unknown as OwnListing;

  it("is marked as waiting and keeps its position", () => {
    expect(getPendingPictures(listing)).toMatchObject([
      { _id: "two", title: "The terrace", isWaiting: true },
    ]);
    expect(toListingInput(listing).images).toEqual(["one", "two"]);
  });
});
