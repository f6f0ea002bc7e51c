import { ListingDraft, ListingStatus } from "@vesper/contract/profiles/listings";
import { ProfileDraft } from "@vesper/contract/profiles/profiles";
import { ReviewDraft, ReviewStatus } from "@vesper/contract/profiles/reviews";
import { describe, expect, it } from "vitest";
import { demoMembers, demoPeople } from "../people.ts";
import { listPictures } from "../pictures.ts";
import { draftCast, hiddenCast, publicCast, rejectedCast, suspendedCast } from "./cast.ts";
import { toEmail, toHandle, writeDraft } from "./draft.ts";
import { demoListings } from "./demo-listings.ts";
import { demoReviews } from "./demo-reviews.ts";
import { availableHours, findPremiumDays, isVerified, tours } from "./member-status.ts";

const exhibits = listPictures();
const allMembers = [...publicCast, ...draftCast, ...rejectedCast, ...hiddenCast, ...suspendedCast];
const drafts = allMembers.map(writeDraft);
const countDistinct = (values: readonly unknown[]) => new Set(values).size;
const places = new Set(allMembers.map(({ city }) => city));

describe("the demo people", () => {
  it("are many adults of four genders in many cities and currencies", () => {
    expect(publicCast.length).toBeGreaterThanOrEqual(64);
    expect(allMembers.every(({ age }) => age >= 21 && age <= 58)).toBe(true);
    expect(countDistinct(publicCast.map(({ gender }) => gender))).toBe(4);
    expect(places.size).toBeGreaterThanOrEqual(14);
    expect(countDistinct(drafts.map(({ currency }) => currency))).toBeGreaterThanOrEqual(8);
  });

  it("live in every city that has its own category", () => {
    for (const city of ["New York", "Los Angeles", "Miami", "Las Vegas", "Chicago", "San Francisco"]) {
      expect(places).toContain(city);
    }
  });

  it("share no names, addresses or texts", () => {
    const accounts = [...demoPeople, ...demoMembers].map(({ email }) => email);

    expect(countDistinct(allMembers.map(toHandle))).toBe(allMembers.length);
    expect(countDistinct([...accounts, ...allMembers.map(toEmail)])).toBe(
      accounts.length + allMembers.length,
    );
    expect(countDistinct(drafts.map(({ aboutMe }) => aboutMe))).toBe(allMembers.length);
  });

  it("have profiles that are valid under the contract", () => {
    for (const { tags, category: _category, ...draft } of drafts) {
      expect(ProfileDraft.safeParse(draft).error).toBeUndefined();
      expect(tags.length).toBeGreaterThanOrEqual(2);
      expect(tags.length).toBeLessThanOrEqual(5);
    }
  });

  it("have no contact details that work in the real world", () => {
    const mails = [...drafts.flatMap(({ email }) => email ?? []), ...allMembers.map(toEmail)];
    const fictional = /^\+(1 \d{3} 555 01|44 20 7946 0|49 30 23125 |33 1 99 00 |46 8 465 004 |61 2 5550 )/;

    expect(mails.filter((mail) => !mail.endsWith(".test"))).toEqual([]);
    expect(drafts.filter(({ phoneNumber }) => phoneNumber && !fictional.test(phoneNumber))).toEqual([]);
  });

  it("vary in verification, premium status, tours and availability", () => {
    const numbers = [...publicCast.keys()];
    const premium = numbers.map(findPremiumDays).filter((days) => days !== undefined);
    const names = new Set(publicCast.map(({ name }) => name));

    expect(numbers.filter(isVerified).length / numbers.length).toBeCloseTo(0.4, 1);
    expect(premium.length / numbers.length).toBeCloseTo(0.2, 1);
    expect(premium.some((days) => days < 0)).toBe(true);
    expect(tours.filter(({ from }) => from <= 0)).toHaveLength(6);
    expect(tours.filter(({ from }) => from > 0)).toHaveLength(10);
    expect(
      [...Object.keys(availableHours), ...tours.map(({ name }) => name)].filter((name) => !names.has(name)),
    ).toEqual([]);
  });

  it("each get a first photo before anyone gets a second", () => {
    const shown = exhibits.filter(({ state }) => state === "approved");
    const positions = shown.map(({ position }) => position);
    const firsts = positions.filter((position) => position === 0).length;

    expect(firsts).toBe(publicCast.length + 1);
    expect(positions.lastIndexOf(0)).toBe(firsts - 1);
    expect(countDistinct(exhibits.map(({ email, position }) => `${email} ${position}`))).toBe(
      exhibits.length,
    );
    expect(countDistinct(exhibits.map(({ email, title }) => `${email} ${title}`))).toBe(exhibits.length);
  });
});

describe("the demo listings", () => {
  it("belong to existing people, are valid and have unique titles", () => {
    const emails = new Set(["escort@vesper.test", ...publicCast.map(toEmail)]);

    for (const { email, title, description, price } of demoListings) {
      expect(emails).toContain(email);
      expect(ListingDraft.safeParse({ title, description, price }).error).toBeUndefined();
    }
    expect(countDistinct(demoListings.map(({ email, title }) => `${email} ${title}`))).toBe(
      demoListings.length,
    );
  });

  it("cover every state", () => {
    expect(new Set(demoListings.map(({ status }) => status))).toEqual(new Set(ListingStatus.options));
  });

  it("only use pictures that exist", () => {
    const drawn = new Set(exhibits.map(({ email, position }) => `${email} ${position}`));
    const shown = demoListings.flatMap(({ email, pictures }) => pictures.map((place) => `${email} ${place}`));

    expect(shown.filter((place) => !drawn.has(place))).toEqual([]);
  });
});

describe("the demo reviews", () => {
  it("are valid, by existing members, and one per author and profile", () => {
    const members = new Set([...demoPeople, ...demoMembers].map(({ email }) => email));
    const emails = new Set(["escort@vesper.test", ...publicCast.map(toEmail)]);

    for (const { about, by, ...draft } of demoReviews) {
      expect(emails).toContain(about);
      expect(members).toContain(by);
      expect(ReviewDraft.safeParse(draft).error).toBeUndefined();
    }
    expect(countDistinct(demoReviews.map(({ about, by }) => `${by} ${about}`))).toBe(demoReviews.length);
  });

  it("cover every state, with anonymous ones, replies and two by the demo user", () => {
    const own = demoReviews.filter(({ by }) => by === "user@vesper.test");

    expect(new Set(demoReviews.map(({ status }) => status))).toEqual(new Set(ReviewStatus.options));
    expect(demoReviews.some(({ isAnonymous }) => isAnonymous)).toBe(true);
    expect(demoReviews.filter(({ reply }) => reply).length).toBeGreaterThanOrEqual(3);
    expect(own.map(({ status }) => status)).toEqual(["approved", "pending"]);
  });
});
