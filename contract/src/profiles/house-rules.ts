import { z } from "zod";
import { anyone, supplier } from "../core/endpoint.ts";
import { Id, one } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { text } from "../core/text.ts";

/** Short sentences of an escort for visitors, in the order in which they are shown. */
export const HouseRules = z.object({
  rules: z.array(text(limits.houseRules.each, 1)).max(limits.houseRules.max),
});
export type HouseRules = z.output<typeof HouseRules>;

export const getOwnHouseRules = supplier.get(
  "/escort-profile/my-profile/house-rules",
  "One's own house rules",
  { response: one(HouseRules) },
);

export const writeHouseRules = supplier.put(
  "/escort-profile/my-profile/house-rules",
  "Replace one's own house rules; an empty list removes them",
  { body: HouseRules, response: one(HouseRules) },
);

export const getHouseRules = anyone.get(
  "/escort-profile/:id/house-rules",
  "The house rules of a public profile",
  { params: Id, response: one(HouseRules) },
);
