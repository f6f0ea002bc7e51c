import type { OwnListing } from "@vesper/contract/profiles/listings";
import { describe, expect, it } from "vitest";
import { toListingInput, ListingForm, newListing, getPendingPictures } from "./draft.ts";

const filled = { ...newListing, title: "Dinner", description: "Three courses.", price: "250" };

describe("the form of a listing", () => {
  it.each([
    ["250", 250],
    [" 99.5 ", 99.5],
    ["99,50", 99.5],
    ["0", 0],
  ])("takes %s as an amount", (price, amount) => {
    expect(ListingForm.parse({ ...filled, price }).price).toBe(amount);
  });

  it.each(["", "free", "-1", "1.234", "1e3", "99999999"])("refuses %s as an amount", (price) => {
    expect(ListingForm.safeParse({ ...filled, price }).error?.issues[0]?.path).toEqual(["price"]);
  });

  it("sends no category when none is chosen", () => {
    expect(ListingForm.parse(filled).categoryId).toBeNull();
  });
});

describe("a picture that waits for review", () => {
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

  it("is offered as waiting, and stays chosen in its place", () => {
    expect(getPendingPictures(listing)).toMatchObject([
      { _id: "two", title: "The terrace", isWaiting: true },
    ]);
    expect(toListingInput(listing).images).toEqual(["one", "two"]);
  });
});
