import { isAdmin } from "@vesper/contract/accounts/role-checks";
import type { Context } from "../context.ts";

/** As whom somebody looks at what is public: lists leave out whom a block or a hide-list keeps from them. */
export interface Audience {
  readonly userId: string | null;
  /** ISO 3166, or `unknownCountry`; null where hide-lists do not apply. */
  readonly country: string | null;
}

/** Admins see what is hidden from a country, wherever they are. */
export const toAudience = ({ viewer, caller }: Context): Audience => ({
  userId: viewer?.userId ?? null,
  country: viewer && isAdmin(viewer.roles) ? null : caller.country,
});

/** Nobody in particular, nowhere in particular. */
export const everyone: Audience = { userId: null, country: null };
