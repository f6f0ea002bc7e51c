import type { Context } from "../context.ts";
import { isCapable } from "../policy.ts";

/** Reader of a public query: viewer id and country, used by blocks and hide-lists. */
export interface Audience {
  readonly userId: string | null;
  /** ISO 3166, or `unknownCountry`; null where hide-lists do not apply. */
  readonly country: string | null;
}

/** Moderators are exempt from hide-lists in every country. */
export const toAudience = ({ viewer, caller }: Context): Audience => ({
  userId: viewer?.userId ?? null,
  country: isCapable(viewer, "moderate") ? null : caller.country,
});

/** Audience without a viewer or a country. */
export const everyone: Audience = { userId: null, country: null };
