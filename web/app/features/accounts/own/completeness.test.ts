import { describe, expect, it } from "vitest";
import { getCompleteness } from "./completeness.ts";

const bare = {
  name: "Ada",
  email: "ada@example.test",
  phone: null,
  location: null,
  address: null,
  profileImageUrl: null,
};

describe("the completeness of a person's details", () => {
  it("counts five things", () => {
    expect(getCompleteness(bare)).toEqual({ share: 0.4, missing: ["Phone", "Location", "Profile image"] });
  });

  it("takes an address for a location", () => {
    expect(getCompleteness({ ...bare, address: "Mitte" }).missing).not.toContain("Location");
  });

  it("is whole when everything is given", () => {
    const whole = { ...bare, phone: "1", location: "Vienna", profileImageUrl: "/me.webp" };

    expect(getCompleteness(whole)).toEqual({ share: 1, missing: [] });
  });
});
