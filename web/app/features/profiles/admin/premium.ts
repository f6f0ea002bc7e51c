import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { z } from "zod";

/** Returns the UTC day, as on the server. */
export const toDay = (date: Date) => date.toISOString().slice(0, 10);

type Premium = Pick<AdminProfile, "isPaid" | "premiumExpiry">;

/** The expiry day itself still counts as premium. */
export function getPremiumState({ isPaid, premiumExpiry }: Premium, today: string) {
  if (!isPaid) return "none";
  return premiumExpiry === null || premiumExpiry < today ? "expired" : "premium";
}

/** Form schema; an empty string means no expiry. */
export const createPremiumDraftSchema = (today: string) =>
  z
    .object({ isPaid: z.boolean(), premiumExpiry: z.string() })
    .refine(({ isPaid, premiumExpiry }) => !isPaid || z.iso.date().safeParse(premiumExpiry).success, {
      path: ["premiumExpiry"],
      message: "is required for premium",
      abort: true,
    })
    .refine(({ isPaid, premiumExpiry }) => !isPaid || premiumExpiry >= today, {
      path: ["premiumExpiry"],
      message: "must be today or later",
    });
export type PremiumDraft = z.output<ReturnType<typeof createPremiumDraftSchema>>;

export const toPremiumDraft = ({ isPaid, premiumExpiry }: Premium): PremiumDraft => ({
  isPaid,
  premiumExpiry: premiumExpiry ?? "",
});

export const toPremium = ({ isPaid, premiumExpiry }: PremiumDraft): Premium => ({
  isPaid,
  premiumExpiry: isPaid ? premiumExpiry : null,
});
