import { unknownCountry } from "@vesper/contract/profiles/countries";
import { ContactChannel } from "@vesper/contract/profiles/directory";
import type { ProfileStatus } from "@vesper/contract/profiles/profile-fields";
import { allowed, refused, type Verdict } from "#platform/policy.ts";

interface Profile {
  status: ProfileStatus;
}

/** Returns whether the profile's hide-list contains the country. */
export const isHiddenFrom = (country: string | null, { hiddenCountries }: { hiddenCountries: string[] }) =>
  country === unknownCountry
    ? hiddenCountries.length > 0
    : country !== null && hiddenCountries.includes(country);

export function mayReadContacts(
  { contactVisibility }: { contactVisibility: "everyone" | "members" },
  viewer: object | null,
): Verdict {
  return contactVisibility === "members" && !viewer
    ? refused("unauthorized", "Please sign in to see contact details.")
    : allowed;
}

export const hasContacts = (profile: Record<ContactChannel, string | null>) =>
  ContactChannel.options.some((channel) => profile[channel]);

/** Treatment of contacts in a profile's response; `limited` means that the caller has used up the rate limit. */
export type ContactAccess = "shown" | "members-only" | "limited" | "withheld";

export function mayResubmit({ status }: Profile): Verdict {
  return status === "inactive"
    ? allowed
    : refused("conflict", "Only a rejected profile can be submitted again.");
}

/** True while the first review is due; `pending` is a synonym of `draft`. */
const isAwaitingReview = ({ status }: Profile) => status === "draft" || status === "pending";

export function mayApprove(profile: Profile): Verdict {
  return isAwaitingReview(profile) ? allowed : refused("conflict", "This profile isn’t waiting for review.");
}

export const mayReject = mayApprove;

/**
 * Allows approved profiles only: lifting the suspension makes the profile active, which would otherwise bypass the
 * review.
 */
export function maySuspend({ status }: Profile): Verdict {
  return status === "active" || status === "approved"
    ? allowed
    : refused("conflict", "Only an approved profile can be suspended.");
}
