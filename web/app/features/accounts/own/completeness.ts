import type { User } from "@vesper/contract/accounts/accounts";

type Details = Pick<User, "name" | "email" | "phone" | "location" | "address" | "profileImageUrl">;

const parts: readonly { label: string; isGiven: (user: Details) => boolean }[] = [
  { label: "Name", isGiven: (user) => Boolean(user.name) },
  { label: "Email", isGiven: (user) => Boolean(user.email) },
  { label: "Phone", isGiven: (user) => Boolean(user.phone) },
  { label: "Location", isGiven: (user) => Boolean(user.location || user.address) },
  { label: "Profile photo", isGiven: (user) => Boolean(user.profileImageUrl) },
];

/** Returns the share of personal details that are filled in, from 0 to 1, and the missing ones. */
export function getCompleteness(user: Details): { share: number; missing: string[] } {
  const missing = parts.filter((part) => !part.isGiven(user)).map((part) => part.label);
  return { share: (parts.length - missing.length) / parts.length, missing };
}
