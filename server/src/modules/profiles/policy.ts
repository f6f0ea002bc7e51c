import { unknownCountry } from "@vesper/contract/profiles/countries";
import { ContactChannel } from "@vesper/contract/profiles/directory";
import type { ProfileStatus } from "@vesper/contract/profiles/profile-fields";
import { allowed, refused, type Verdict } from "#platform/policy.ts";

interface Profile {
  status: ProfileStatus;
}

/** Whether somebody does not want to be seen from there. */
export const isHiddenFrom = (country: string | null, { hiddenCountries }: { hiddenCountries: string[] }) =>
  country === unknownCountry
    ? hiddenCountries.length > 0
    : country !== null && hiddenCountries.includes(country);

export function mayReadContacts(
  { contactVisibility }: { contactVisibility: "everyone" | "members" },
  viewer: object | null,
): Verdict {
  return contactVisibility === "members" && !viewer
    ? refused("unauthorized", "Please sign in to see the contacts.")
    : allowed;
}

export const hasContacts = (profile: Record<ContactChannel, string | null>) =>
  ContactChannel.options.some((channel) => profile[channel]);

/** How a profile's own call treats its contacts; `limited` comes from the caller's allowance. */
export type ContactAccess = "shown" | "members-only" | "limited" | "withheld";

export function mayResubmit({ status }: Profile): Verdict {
  return status === "inactive"
    ? allowed
    : refused("conflict", "Only a rejected profile can be submitted again.");
}

/** What waits for its first look. `pending` is another word for `draft`. */
const isAwaitingReview = ({ status }: Profile) => status === "draft" || status === "pending";

export function mayApprove(profile: Profile): Verdict {
  return isAwaitingReview(profile)
    ? allowed
    : refused("conflict", "This profile is not waiting for approval.");
}

export const mayReject = mayApprove;

/** Only what was approved once: lifting a suspension makes a profile active again. */
export function maySuspend({ status }: Profile): Verdict {
  return status === "active" || status === "approved"
    ? allowed
    : refused("conflict", "Only a published profile can be suspended.");
}
