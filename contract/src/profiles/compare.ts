import { z } from "zod";
import { member } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { ProfileDetail } from "./directory.ts";

/** The facts that a comparison shows. A new row of the table starts with its field here. */
export const ComparedProfile = ProfileDetail.pick({
  _id: true,
  slug: true,
  name: true,
  age: true,
  city: true,
  country: true,
  tour: true,
  tours: true,
  rateOutcall: true,
  rateIncall: true,
  currency: true,
  languages: true,
  isVerified: true,
  verifiedIn: true,
  rating: true,
  replyTime: true,
  isAvailable: true,
  isOnline: true,
  availability: true,
  services: true,
  categoryId: true,
  tags: true,
  images: true,
});
export type ComparedProfile = z.output<typeof ComparedProfile>;

export const compareFavorites = member.get(
  "/favorites/compare",
  "Get up to four of your favorite profiles side by side; others are left out",
  {
    query: z.object({
      ids: z
        .string()
        .transform((value) => value.split(","))
        .pipe(z.array(z.uuid()).min(1).max(limits.compare.most)),
    }),
    response: one(
      z.array(
        z.object({
          _id: z.uuid(),
          /** Null once the profile is no longer public; the reason is not disclosed. */
          profile: ComparedProfile.nullable(),
        }),
      ),
    ),
  },
);
