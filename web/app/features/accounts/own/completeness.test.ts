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

describe("account completeness", () => {
  it("counts five fields", () => {
    expect(getCompleteness(bare)).toEqual({ share: 0.4, missing: ["Phone", "Location", "Profile photo"] });
  });

  it("accepts an address as the location", () => {
    expect(getCompleteness({ ...bare, address: "Mitte" }).missing).not.toContain("Location");
  });

  it("is full when every field is set", () => {
    const whole = { ...bare, phone: "1", location: "Vienna", profileImageUrl: "/me.webp" };

    expect(getCompleteness(whole)).toEqual({ share: 1, missing: [] });
  });
});
