import { limits } from "@vesper/contract/core/limits";
import type { Evidence } from "@vesper/contract/moderation/moderation";
import { v7 as newId } from "uuid";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { mayDecide, mayWorkOn } from "../policy.ts";
import * as store from "../store/cases.ts";
import { insertEvidence, selectEvidence, selectOneEvidence, type EvidenceRow } from "../store/evidence.ts";
import { selectHistory, type HistoryRow } from "../store/restrictions.ts";
import { enforceMayTake } from "./assigned.ts";
import { enforceImpartial } from "./impartial.ts";
import { claimLease, releaseLease } from "./leases.ts";
import { recordRead } from "./staff-reads.ts";

type Query = Omit<Parameters<typeof store.selectCases>[1], "holder" | "assignee"> & {
  holder?: "me" | "nobody" | undefined;
  assignee?: "me" | "nobody" | undefined;
};

export function listCases(ctx: Context, { holder, assignee, ...query }: Query) {
  const { userId: viewerId } = signedIn(ctx);
  const toId = (who: "me" | "nobody" | undefined) => (who === "me" ? viewerId : who);
  const filter = { ...query, holder: toId(holder), assignee: toId(assignee) };
  return store.selectCases(ctx.db, filter, { viewerId, now: ctx.clock.now() });
}

export const getCase = async (ctx: Context, id: string): Promise<store.CaseRow> =>
  orNotFound(await store.selectCase(ctx.db, id, ctx.viewer?.userId ?? null));

/** Returns a case if the signed-in admin may decide it. */
export async function getCaseForDecision(tx: Transaction, id: string): Promise<store.CaseRow> {
  const found = await getCase(tx, id);
  enforce(mayWorkOn(signedIn(tx).userId, found));
  enforce(mayDecide(found.involvement));
  if (found.status === "open") await enforceImpartial(tx, { type: found.subjectType, id: found.subjectId });
  return found;
}

const maxEvidence = 200;
const maxHistory = 50;

export interface CaseFile {
  found: store.CaseRow;
  evidence: EvidenceRow[];
  history: HistoryRow[];
}

export async function getCaseFile(ctx: Context, id: string): Promise<CaseFile> {
  const found = await getCase(ctx, id);
  // The person concerned must not see reporters or staff notes, even if they are an admin.
  enforce(mayWorkOn(signedIn(ctx).userId, found));
  if (found.subjectType === "message") await recordRead(ctx, "chat-message", [found.ownerId]);
  return {
    found,
    evidence: await selectEvidence(ctx, id, maxEvidence),
    history: await selectHistory(ctx.db, found.ownerId, maxHistory),
  };
}

/** Returns all cases and decisions about a person. */
export async function getModerationRecord(
  ctx: Context,
  userId: string,
): Promise<{ cases: store.CaseRow[]; decisions: HistoryRow[] }> {
  return {
    cases: await store.selectCasesByOwner(ctx.db, userId, signedIn(ctx).userId, limits.person.cases),
    decisions: await selectHistory(ctx.db, userId, limits.person.cases),
  };
}

export const claimCase = (ctx: Context, id: string) =>
  changeLease(ctx, id, async (tx, queue, itemId) => {
    await enforceMayTake(tx, itemId);
    await claimLease(tx, queue, itemId);
  });
export const releaseCase = (ctx: Context, id: string) => changeLease(ctx, id, releaseLease);

function changeLease(ctx: Context, id: string, change: typeof claimLease): Promise<store.CaseRow> {
  return transact(ctx, async (tx) => {
    await getCaseForDecision(tx, id);
    await change(tx, "case", id);
    const found = await getCase(tx, id);
    if (found.status === "decided") throw toUndecidedProblem(found);
    return found;
  });
}

/** Explains why the case cannot be decided: it already was, or new reports have come in. */
export const toUndecidedProblem = ({ status, deciderName }: store.CaseRow): Problem =>
  new Problem(
    "conflict",
    status === "decided"
      ? `This case was already decided by ${toNameForStaff(deciderName) ?? "a colleague"}.`
      : "New reports have come in. Review them before you decide.",
  );

export async function addCaseNote(ctx: Context, id: string, text: string): Promise<EvidenceRow> {
  const { userId: byId } = signedIn(ctx);
  enforce(mayWorkOn(byId, await getCase(ctx, id)));
  const kind: Evidence["kind"] = "note";
  const note = { id: newId(), caseId: id, kind, reason: null, text, byId, createdAt: ctx.clock.now() };
  await insertEvidence(ctx, note);
  return selectOneEvidence(ctx, note.id);
}
