import { describe, expect, it } from "vitest";
import { FollowForm, SettingsForm, toFollowForm, toSettings } from "./follow-draft.ts";

const oslo = { city: "Oslo", country: "Norway", lat: 59.91, lon: 10.75 };
const off = { alerts: "off", place: null } as const;
const remembered = { city: "Bergen, Norway", near: "60.39,5.32", radiusKm: 25 };

describe("the form for a follow", () => {
  it("starts without tours as long as there is no place, but offers the place of the last search", () => {
    expect(toFollowForm({ follow: null, settings: off }, remembered)).toMatchObject({
      tours: false,
      available: true,
      pictures: true,
      city: "Bergen, Norway",
      point: { city: "Bergen", country: "Norway", lat: 60.39, lon: 5.32 },
      radiusKm: "50",
    });
  });

  it("keeps what the member chose before", () => {
    const follow = { tours: true, available: false, pictures: false };
    const settings = { alerts: "daily", place: { ...oslo, radiusKm: 100 } } as const;

    const form = toFollowForm({ follow, settings }, remembered);

    expect(form).toMatchObject({ ...follow, alerts: "daily", city: "Oslo, Norway", radiusKm: "100" });
    expect(toSettings(form)).toEqual(settings);
  });

  it("asks for a city from the list if tours are chosen, and for at least one choice", () => {
    const form = toFollowForm({ follow: null, settings: off }, null);
    const findPaths = (given: object) =>
      FollowForm.safeParse({ ...form, ...given }).error?.issues.map(({ path }) => path[0]) ?? [];

    expect(findPaths({})).toEqual([]);
    expect(findPaths({ tours: true, city: "Oslo" })).toEqual(["city"]);
    expect(findPaths({ tours: true, city: "Oslo, Norway", point: oslo })).toEqual([]);
    expect(findPaths({ available: false, pictures: false })).toEqual(["pictures"]);
  });

  it("forgets the place when its field is emptied", () => {
    const emptied = { alerts: "off", city: " ", point: oslo, radiusKm: "50" } as const;

    expect(SettingsForm.safeParse(emptied).success).toBe(true);
    expect(toSettings(emptied).place).toBeNull();
  });
});
