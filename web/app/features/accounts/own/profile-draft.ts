import { limits } from "@vesper/contract/core/limits";
import type { ProfileChange, User } from "@vesper/contract/accounts/accounts";
import { Email, Name, Phone, text } from "@vesper/contract/core/text";
import { z } from "zod";

/** Values of the form. An empty string clears the field. */
export const ProfileDraft = z.object({
  name: Name,
  email: Email,
  phone: Phone,
  location: text(limits.place.max),
  bio: text(limits.bio.max),
  /** Required only with a new email address. */
  currentPassword: z.string(),
  code: z.string(),
});
export type ProfileDraft = z.output<typeof ProfileDraft>;

export const toProfileDraft = (user: User): ProfileDraft => ({
  name: user.name,
  email: user.email,
  phone: user.phone ?? "",
  location: user.location ?? "",
  bio: user.bio ?? "",
  currentPassword: "",
  code: "",
});

/** Sends only changed fields, so that two devices do not overwrite each other's changes. */
export function getChanges({ currentPassword, code, ...details }: ProfileDraft, user: User): ProfileChange {
  const before = toProfileDraft(user);
  const changed = Object.entries(details).filter(
    ([key, value]) => value !== before[key as keyof ProfileDraft],
  );
  const change: ProfileChange = Object.fromEntries(changed.map(([key, value]) => [key, value || null]));
  return change.email
    ? { ...change, ...(currentPassword && { currentPassword }), ...(code && { code }) }
    : change;
}
