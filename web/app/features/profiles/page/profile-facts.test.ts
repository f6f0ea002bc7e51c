import { describe, expect, it } from "vitest";
import { getDescription, toProfileFacts } from "./profile-facts.ts";
import { someProfile } from "./test-profile.ts";

const absolute = (path: string) => `https://vesper.example${path}`;

describe("what search engines learn about a profile", () => {
  it("is who it is, and where", () => {
    expect(toProfileFacts(someProfile, absolute)).toMatchObject({
      "@type": "ProfilePage",
      url: "https://vesper.example/escort/vera-lind",
      mainEntity: { name: "Vera Lind", address: { addressLocality: "Paris", addressCountry: "France" } },
    });
  });

  it("holds no rating until somebody gave one", () => {
    const rated = { ...someProfile, rating: { average: 4.8, count: 12 } };

    expect(toProfileFacts(someProfile, absolute)).not.toHaveProperty("aggregateRating");
    expect(toProfileFacts(rated, absolute)).toMatchObject({
      aggregateRating: { ratingValue: 4.8, reviewCount: 12 },
    });
  });

  it("begins with the person's own words, cut after a whole one", () => {
    const aboutMe = "I enjoy long dinners,\nand good questions. ".repeat(6);

    expect(getDescription({ ...someProfile, aboutMe: "Bookseller  by day." })).toBe("Bookseller by day.");
    expect(getDescription({ ...someProfile, aboutMe })).toMatch(/^I enjoy long dinners, and .*\w…$/);
    expect(getDescription(someProfile)).toBe("Meet Vera Lind, 33, in Paris, France.");
  });
});
