import type { ProfileStatus } from "@vesper/contract/profiles/profile-fields";

// Days are days of the server's calendar, which is UTC, wherever the reader is.
const wholeDay = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

export const dayName = (day: string) => wholeDay.format(new Date(`${day}T00:00:00Z`));

export const statusNames: Record<ProfileStatus, string> = {
  draft: "Draft",
  active: "Active",
  inactive: "Inactive",
  suspended: "Suspended",
  approved: "Approved",
  pending: "Pending",
};

export const verificationNames = { true: "Verified", false: "Unverified" } as const;
export const premiumNames = { true: "Premium", false: "Not premium" } as const;
