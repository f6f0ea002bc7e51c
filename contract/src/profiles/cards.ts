import { z } from "zod";
import { anyone } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { ProfileCard } from "./directory.ts";

/** The ids are in the body, not in the address: what a person looked at belongs in no log. */
export const listCards = anyone.post(
  "/escort-profile/cards",
  "Get the cards of given profiles, in the given order; those that are not public are left out",
  {
    body: z.object({ ids: z.array(z.uuid()).min(1).max(limits.cards.batch) }),
    response: one(z.array(ProfileCard)),
    limit: { calls: 60, seconds: 60, per: "network" },
  },
);
