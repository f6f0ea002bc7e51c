import { v7 as newId } from "uuid";
import { openCase } from "#modules/moderation/index.ts";
import { actAs, transact, type Context, type Transaction } from "#platform/context.ts";
import { lockForUser } from "#platform/database/advisory-lock.ts";
import { publish } from "#platform/events/events.ts";
import { lockScan, selectWaitingScans } from "../store/scan-queue.ts";
import * as store from "../store/signals.ts";
import { findHiddenDigits, findMinorIndicators, type Passage } from "./find-in-text.ts";
import { findSimilarTexts, findSharedNumbers } from "./find-in-others.ts";
import type { Finding } from "./finding.ts";

/** Scans a profile's text and raises signals for admins. Does nothing if no scan is pending. */
export async function scanProfile(ctx: Context, { profileId }: { profileId: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    // Run one scan at a time: if two profiles have the same text, the second scan must find the first.
    await lockForUser(tx.db, "signals", "all");
    const print = await lockScan(tx.db, profileId);
    const profile = await store.selectProfileText(tx.db, profileId);
    if (!print?.wantedAt || !profile) return;
    const { wantedAt } = print;
    const findings = [
      ...(await findSharedNumbers(tx, profile, wantedAt)),
      ...(await findSimilarTexts(tx, profile, { ...print, wantedAt })),
      ...findHiddenDigits(getOwnPassages(profile)),
      // Raised last, so that minor indicators are listed first.
      ...findMinorIndicators(await getPassages(tx, profile)),
    ];
    await store.deleteOutdatedSignals(tx.db, profileId, findings);
    for (const finding of findings) await raiseSignal(tx, profile, finding);
    if (isWaiting(profile)) await publish(tx, "queue.changed", { queue: "profile" });
  });
}

export async function scanProfiles(ctx: Context, profileIds: readonly string[]): Promise<void> {
  for (const profileId of profileIds) await scanProfile(ctx, { profileId });
}

/** Safety net for lost jobs. Also scans profiles created before scans existed. */
export const scanWaiting = async (ctx: Context): Promise<void> =>
  scanProfiles(ctx, await selectWaitingScans(ctx.db, 500));

const getOwnPassages = ({ aboutMe, customFields }: store.ProfileText): Passage[] => [
  { place: "About me", text: aboutMe ?? "" },
  ...customFields.map(({ label, value }) => ({ place: "a field of their own", text: `${label}: ${value}` })),
];

const maxItems = 200;

async function getPassages(tx: Transaction, profile: store.ProfileText): Promise<Passage[]> {
  const listings = await store.selectListingTexts(tx.db, profile.userId, maxItems);
  const media = await store.selectMediaTexts(tx.db, profile.userId, maxItems);
  const toPassage = (place: string) => (row: { title: string; description: string | null }) => ({
    place,
    text: `${row.title}\n${row.description ?? ""}`,
  });
  return [
    { place: "the name", text: profile.name },
    ...getOwnPassages(profile),
    ...profile.services.map((text) => ({ place: "a service", text })),
    ...listings.map(toPassage("a listing")),
    ...media.map(toPassage("the title of a picture or video")),
  ];
}

/**
 * Whether the profile cannot be public before an admin approves it. Its signals are then shown with the submission
 * and open no case.
 */
const isWaiting = ({ status }: store.ProfileText) =>
  status === "draft" || status === "pending" || status === "inactive";

async function raiseSignal(tx: Transaction, profile: store.ProfileText, finding: Finding): Promise<void> {
  const signal = { id: newId(), profileId: profile.id, caseId: null, settledAt: null, ...finding };
  const id = await store.insertOrReopenSignal(tx.db, { ...signal, createdAt: tx.clock.now() });
  if (!id) return;
  if (isWaiting(profile) && !(await store.hasOpenCase(tx.db, profile.id))) return;
  const caseId = await addToCase(tx, profile, finding);
  if (caseId) await store.updateSignalCase(tx.db, id, caseId);
}

async function addToCase(
  tx: Transaction,
  profile: store.ProfileText,
  { reason, text, otherId }: Finding,
): Promise<string | null> {
  // Read the profile as its owner: a profile that is hidden now may become public without another change.
  const subject = await tx.subjects.findRules("profile")?.find(actAs(tx, profile), profile.id);
  if (!subject) return null;
  const { caseId } = await openCase(tx, {
    subject,
    reason,
    kind: "signal",
    text,
    byId: null,
    aboutId: otherId,
  });
  return caseId;
}
