import { v7 as newId } from "uuid";
import { openCase } from "#modules/moderation/index.ts";
import { actAs, transact, type Context, type Transaction } from "#platform/context.ts";
import { waitTurn } from "#platform/database/wait-turn.ts";
import { publish } from "#platform/events/events.ts";
import { lockPrint, selectWaiting } from "../store/prints.ts";
import * as store from "../store/signals.ts";
import { findDigits, findYouth, type Passage } from "./find-in-words.ts";
import { findSameTexts, findSharedNumbers } from "./find-in-others.ts";
import type { Finding } from "./finding.ts";

/** Reads what a profile says and raises what an admin should see. Does nothing when it was read already. */
export async function readProfile(ctx: Context, { profileId }: { profileId: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    // One after the other: of two who write the same at once, one is the second.
    await waitTurn(tx.db, "signals", "all");
    const print = await lockPrint(tx.db, profileId);
    const profile = await store.selectWritten(tx.db, profileId);
    if (!print?.wantedAt || !profile) return;
    const { wantedAt } = print;
    const findings = [
      ...(await findSharedNumbers(tx, profile, wantedAt)),
      ...(await findSameTexts(tx, profile, { ...print, wantedAt })),
      ...findDigits(ownPassages(profile)),
      // Raised last, so that it is read first.
      ...findYouth(await passagesOf(tx, profile)),
    ];
    await store.deleteGone(tx.db, profileId, findings);
    for (const finding of findings) await raise(tx, profile, finding);
    if (isWaiting(profile)) await publish(tx, "queue.changed", { queue: "profile" });
  });
}

/** The safety net, and those who were here before anybody read. */
export async function readWaiting(ctx: Context): Promise<void> {
  for (const profileId of await selectWaiting(ctx.db, 500)) await readProfile(ctx, { profileId });
}

const ownPassages = ({ aboutMe, customFields }: store.Written): Passage[] => [
  { place: "About me", text: aboutMe ?? "" },
  ...customFields.map(({ label, value }) => ({ place: "a field of their own", text: `${label}: ${value}` })),
];

const mostWords = 200;

async function passagesOf(tx: Transaction, profile: store.Written): Promise<Passage[]> {
  const listings = await store.selectListingWords(tx.db, profile.userId, mostWords);
  const media = await store.selectMediaWords(tx.db, profile.userId, mostWords);
  const words = (place: string) => (row: { title: string; description: string | null }) => ({
    place,
    text: `${row.title}\n${row.description ?? ""}`,
  });
  return [
    { place: "the name", text: profile.name },
    ...ownPassages(profile),
    ...profile.services.map((text) => ({ place: "a service", text })),
    ...listings.map(words("a listing")),
    ...media.map(words("the title of a picture or video")),
  ];
}

/** Nobody sees it before an admin says yes: the signal waits beside it, and is no case of its own. */
const isWaiting = ({ status }: store.Written) =>
  status === "draft" || status === "pending" || status === "inactive";

async function raise(tx: Transaction, profile: store.Written, finding: Finding): Promise<void> {
  const signal = { id: newId(), profileId: profile.id, caseId: null, settledAt: null, ...finding };
  const id = await store.insertOrReopen(tx.db, { ...signal, createdAt: tx.clock.now() });
  if (!id) return;
  if (isWaiting(profile) && !(await store.hasOpenCase(tx.db, profile.id))) return;
  const caseId = await addToCase(tx, profile, finding);
  if (caseId) await store.keepCase(tx.db, id, caseId);
}

async function addToCase(
  tx: Transaction,
  profile: store.Written,
  { reason, text, otherId }: Finding,
): Promise<string | null> {
  // Seen as its owner does: what is hidden today may be public tomorrow without a change.
  const subject = await tx.subjects.rulesOf("profile")?.find(actAs(tx, profile), profile.id);
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
