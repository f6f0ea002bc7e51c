import { z } from "zod";
import { anyone, member, supplier } from "../core/endpoint.ts";
import { Id, messageOnly, one, removed } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { text } from "../core/text.ts";
import { FavoriteProfile } from "./favorites.ts";
import { Place } from "./places.ts";
import { SearchAlerts } from "./saved-searches.ts";
import { Tour } from "./tours.ts";

/** News of a profile that its followers can be alerted to. */
export const NewsKind = z.enum(["tours", "available", "pictures"]);
export type NewsKind = z.output<typeof NewsKind>;

const choices = { tours: z.boolean(), available: z.boolean(), pictures: z.boolean() };

/** Kinds of news that a member gets about one profile, at least one. */
export const FollowChoices = z
  .object(choices)
  .refine((chosen) => chosen.tours || chosen.available || chosen.pictures, {
    message: "must include at least one kind of news",
  });
export type FollowChoices = z.output<typeof FollowChoices>;

/** Tours within this distance of the city are near. */
export const FollowPlace = z.object({
  city: text(limits.place.max, 1),
  country: text(limits.place.max, 1),
  lat: Place.shape.lat.min(-90).max(90),
  lon: Place.shape.lon.min(-180).max(180),
  radiusKm: z.int().min(1).max(limits.radius.max),
});
export type FollowPlace = z.output<typeof FollowPlace>;

/** How a member is alerted to all they follow, and where “near” is. Alerts follow the rules of saved searches. */
export const FollowSettings = z.object({ alerts: SearchAlerts, place: FollowPlace.nullable() });
export type FollowSettings = z.output<typeof FollowSettings>;

/** PUT is partial: an absent field keeps its value. */
export const FollowSettingsChange = FollowSettings.partial();
export type FollowSettingsChange = z.output<typeof FollowSettingsChange>;

/** Recent news that the member was alerted to. */
export const FollowNews = z.object({
  kind: NewsKind,
  at: z.iso.datetime(),
  /** The tour that is near, while it is announced or running. */
  tour: Tour.pick({ city: true, country: true, from: true, to: true }).nullable(),
});
export type FollowNews = z.output<typeof FollowNews>;

export const Follow = z.object({
  /** Id of the followed profile; the endpoints below take this id. */
  _id: z.uuid(),
  ...choices,
  createdAt: z.iso.datetime(),
  /** Null once the profile is no longer public; the reason is not disclosed. */
  profile: FavoriteProfile.nullable(),
  news: z.array(FollowNews),
});
export type Follow = z.output<typeof Follow>;

export const listFollows = member.get(
  "/follows",
  "List the profiles you follow, newest first, with your settings and how many you can follow",
  {
    response: z.object({
      data: z.object({ follows: z.array(Follow), settings: FollowSettings }),
      meta: z.object({ most: z.int() }),
    }),
  },
);

export const getFollowStatus = member.get(
  "/follows/:id/status",
  "Get what you chose to hear about a profile, if you follow it, and your settings",
  {
    params: Id,
    response: one(z.object({ follow: z.object(choices).nullable(), settings: FollowSettings })),
  },
);

export const followProfile = member.put(
  "/follows/:id",
  "Follow a profile, or change what you hear about it; idempotent",
  {
    params: Id,
    body: FollowChoices,
    response: one(z.object({ _id: z.uuid(), ...choices })),
    limit: { calls: 300, seconds: 3600, per: "person" },
  },
);

export const unfollowProfile = member.delete("/follows/:id", "Stop following a profile; idempotent", {
  params: Id,
  response: removed,
});

export const updateFollowSettings = member.put(
  "/follows/settings",
  "Change how you are alerted to the profiles you follow, and the place that tours must be near",
  { body: FollowSettingsChange, response: one(FollowSettings) },
);

export const stopFollowAlerts = anyone.post(
  "/follows/off",
  "Turn off emails about the profiles you follow with the link in them; no sign-in needed",
  {
    body: z.object({ token: z.string().min(1).max(200) }),
    response: messageOnly,
    limit: { calls: 60, seconds: 3600, per: "network" },
  },
);

/** Escorts learn how many follow them, never who: a number below `few` is withheld. */
export const countFollowers = supplier.get(
  "/escort-profile/my-profile/followers",
  "Count the members who follow your profile; null stands for a few",
  { response: one(z.object({ count: z.int().nullable(), few: z.int() })) },
);
