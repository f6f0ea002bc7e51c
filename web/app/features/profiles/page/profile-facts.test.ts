import { describe, expect, it } from "vitest";
import { getDescription, toProfileFacts } from "./profile-facts.ts";
import { someProfile } from "./test-profile.ts";

const absolute = (path: string) => `https://vesper.example${path}`;

describe("the search engine metadata of a profile", () => {
  it("contains its name and location", () => {
    expect(toProfileFacts(someProfile, absolute)).toMatchObject({
      "@type": "ProfilePage",
      url: "https://vesper.example/escort/vera-lind",
      mainEntity: { name: "Vera Lind", address: { addressLocality: "Paris", addressCountry: "France" } },
    });
  });

  it("contains no rating until there is one", () => {
    const rated = { ...someProfile, rating: { average: 4.8, count: 12 } };

    expect(toProfileFacts(someProfile, absolute)).not.toHaveProperty("aggregateRating");
    expect(toProfileFacts(rated, absolute)).toMatchObject({
      aggregateRating: { ratingValue: 4.8, reviewCount: 12 },
    });
  });

  it("has a description from the profile text, truncated at a word", () => {
    const aboutMe = "I enjoy long dinners,\nand good questions. ".repeat(6);

    expect(getDescription({ ...someProfile, aboutMe: "Bookseller  by day." })).toBe("Bookseller by day.");
    expect(getDescription({ ...someProfile, aboutMe })).toMatch(/^I enjoy long dinners, and .*\w…$/);
    expect(getDescription(someProfile)).toBe("Meet Vera Lind, 33, in Paris, France.");
  });
});
