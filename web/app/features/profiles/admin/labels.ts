import type { ProfileStatus } from "@vesper/contract/profiles/profile-fields";

// Formats UTC days, as the server does, regardless of the reader's time zone.
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
