import type { ProfileStatus } from "@vesper/contract/profiles/profile-fields";

// Days are days of the server's calendar, which is UTC, wherever the reader is.
const dayFormat = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

export const formatDay = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

export const statusLabels: Record<ProfileStatus, string> = {
  draft: "Draft",
  active: "Active",
  inactive: "Inactive",
  suspended: "Suspended",
  approved: "Approved",
  pending: "Pending",
};

export const verificationLabels = { true: "Verified", false: "Unverified" } as const;
export const premiumLabels = { true: "Premium", false: "Not premium" } as const;
