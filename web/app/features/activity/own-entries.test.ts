import type { Activity, ActivityKind } from "@vesper/contract/accounts/activity";
import { describe, expect, it } from "vitest";
import { type ActivityTopic, toOwnEntries } from "./own-entries.ts";

const at = (time: string) => `2026-11-05T${time}Z`;
const build = (kind: ActivityKind, time: string): Activity => ({ _id: time, kind, createdAt: at(time) });
const vera: ActivityTopic = {
  kinds: ["favorite.added"],
  at: at("10:00:00.000"),
  name: "Vera",
  path: "/escort/vera",
};
const ada: ActivityTopic = { ...vera, at: at("10:00:00.800"), name: "Ada" };

describe("own activity", () => {
  it("shows only the newest sign-in", () => {
    const entries = toOwnEntries(
      [
        build("account.signed_in", "12:00:00"),
        build("account.profile_updated", "11:00:00"),
        build("account.signed_in", "10:00:00"),
      ],
      [],
    );

    expect(entries.map(({ activity }) => activity._id)).toEqual(["12:00:00", "11:00:00"]);
  });

  it("names the favorite that was added at the same time", () => {
    const entries = toOwnEntries(
      [build("favorite.added", "10:00:00.790"), build("favorite.added", "10:00:00.010")],
      [vera, ada],
    );

    expect(entries.map(({ topic }) => topic?.name)).toEqual(["Ada", "Vera"]);
  });

  it("names nothing that is gone or of another kind", () => {
    const entries = toOwnEntries(
      [build("favorite.added", "09:00:00"), build("review.written", "10:00:00")],
      [vera],
    );

    expect(entries.map(({ topic }) => topic)).toEqual([undefined, undefined]);
  });
});
