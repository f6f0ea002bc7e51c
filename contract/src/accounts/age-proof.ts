import { z } from "zod";
import { isForStaff, type AnyEndpoint, anyone, member } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { Month } from "../moderation/verification.ts";

/** Where the wallet is: on the device that browses, or on another one that reads a QR code. */
export const CheckFlow = z.enum(["device", "qr"]);
export type CheckFlow = z.output<typeof CheckFlow>;

/** ID of a running check: it names its flow, its end and a hash of the browser's secret, with a signature. */
export const CheckId = z.string().regex(/^[\w-]{40,80}$/, "must be the ID of an age check");

export const AgeCheck = z.object({
  flow: CheckFlow,
  /** Link that opens the wallet, also shown as the QR code. */
  link: z.string(),
  expiresAt: z.iso.datetime(),
  /** `answered` means that the browser may go on to `/age/return/:id`, which says how it ended. */
  status: z.enum(["waiting", "answered", "expired"]),
});
export type AgeCheck = z.output<typeof AgeCheck>;

export const getAgeCheck = anyone.get("/age/checks/:id", "Get a running age check", {
  params: z.object({ id: CheckId }),
  response: one(AgeCheck),
});

/** Ways to prove one's age on this site, for the page that explains the check. */
export const AgeOptions = z.object({
  /** Whether a wallet with the EU proof of age is accepted. */
  wallet: z.boolean(),
  /** Name of the other provider that the operator has connected. */
  provider: z.string().nullable(),
});
export type AgeOptions = z.output<typeof AgeOptions>;

export const getAgeOptions = anyone.get("/age/options", "List the ways to prove one’s age on this site", {
  response: one(AgeOptions),
});

/** The account's own record. It holds a month and nothing else, and only if the member chose to keep it. */
export const AgeProof = z.object({
  month: Month.nullable(),
  /** Whether this browser holds a valid pass, so that the fact can be kept. */
  hasPass: z.boolean(),
});
export type AgeProof = z.output<typeof AgeProof>;

export const getAgeProof = member.get("/age/proof", "Find out whether your account keeps a proof of age", {
  response: one(AgeProof),
});

export const keepAgeProof = member.put(
  "/age/proof",
  "Keep on your account that you proved your age, with the month; this browser needs a valid pass",
  { response: one(AgeProof) },
);

export const forgetAgeProof = member.delete("/age/proof", "Remove the proof of age from your account", {
  response: one(AgeProof),
});

export const createPass = member.post(
  "/age/pass",
  "Get a pass for this browser from your account: a kept proof of age, a verification, or a staff role",
  {
    response: one(z.object({ until: z.iso.datetime() })),
    limit: { calls: 30, seconds: 3600, per: "person" },
  },
);

/**
 * Paths open to callers who have yet to prove their age, with everything below them. They show no other person:
 * accounts, safety, legal texts, the words by which people are found, an escort's own profile and verification. Push
 * messages name nobody.
 */
const openPaths = [
  "/age",
  "/appeals",
  "/auth",
  "/contact",
  "/escort-profile/my-profile",
  "/exchange-rates",
  "/follows/off",
  "/notices",
  "/places",
  "/push",
  "/reports",
  "/saved-searches/off",
  "/setup",
  "/site",
  "/taxonomies/categories",
  "/taxonomies/services",
  "/taxonomies/tags",
  "/transparency",
  "/verification",
] as const;

/** Open paths below which people are shown. */
const openAlone: readonly string[] = ["/cities", "/escort-profile"];

/** Exports also hold what others wrote: replies, messages, names of favorites. Closing the account stays open. */
const closedPaths = ["/auth/me/export", "/auth/me/archive"] as const;

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** Whether an endpoint is closed to visitors who have yet to prove their age. Staff are let in by their capability. */
export function needsAgeProof({ path, policy }: Pick<AnyEndpoint, "path" | "policy">): boolean {
  const isIn = (paths: readonly string[]) => paths.some((base) => isBelow(path, base));
  return !isForStaff(policy) && !openAlone.includes(path) && (!isIn(openPaths) || isIn(closedPaths));
}
