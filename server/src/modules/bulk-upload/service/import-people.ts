import { errors } from "@vesper/contract/core/errors";
import { createAccounts, sendInvitations } from "#modules/accounts/index.ts";
import { importProfiles } from "#modules/profiles/index.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { enqueueAll } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { pictureJob } from "../job-definitions.ts";
import type { NewPerson } from "../row.ts";
import * as store from "../store/uploads.ts";

export interface PersonRow extends NewPerson {
  row: number;
}

interface ImportTarget {
  uploadId: string;
  /** Hash that every new account gets. */
  passwordHash: string;
}

/** Imports people and returns the reasons, by row, why some of them were refused. */
export async function importPeople(
  ctx: Context,
  target: ImportTarget,
  people: readonly PersonRow[],
): Promise<Map<number, string>> {
  const taken = await store.selectTakenEmails(
    ctx.db,
    people.map(({ email }) => email),
  );
  const refused = new Map<number, string>();
  for (const { row, email } of people) if (taken.has(email)) refused.set(row, errors.email_in_use.message);
  await importOrSplit(
    ctx,
    target,
    people.filter(({ row }) => !refused.has(row)),
    refused,
  );
  return refused;
}

/**
 * Imports people in one transaction. If it fails, halves the group until the person at fault is alone, so that nobody
 * else is refused.
 */
async function importOrSplit(
  ctx: Context,
  target: ImportTarget,
  people: readonly PersonRow[],
  refused: Map<number, string>,
): Promise<void> {
  const [first] = people;
  if (!first) return;
  try {
    await transact(ctx, (tx) => createPeople(tx, target, people));
  } catch (error) {
    if (people.length > 1) {
      const half = Math.ceil(people.length / 2);
      await importOrSplit(ctx, target, people.slice(0, half), refused);
      await importOrSplit(ctx, target, people.slice(half), refused);
    } else if (error instanceof Problem) {
      refused.set(first.row, error.details?.join("; ") ?? error.message);
    } else {
      throw error;
    }
  }
}

/** Creates accounts, profiles, invitations and report lines. */
async function createPeople(
  tx: Transaction,
  { uploadId, passwordHash }: ImportTarget,
  people: readonly PersonRow[],
): Promise<void> {
  const roles = ["escort" as const];
  const users = await createAccounts(
    tx,
    people.map(({ email, draft }) => ({ name: draft.name, email, passwordHash, roles })),
    true,
  );
  const ids = new Map(users.map(({ email, id }) => [email, id]));
  const created = people.map((person) => ({ ...person, userId: ids.get(person.email) ?? "" }));
  await importProfiles(tx, created);
  await sendInvitations(
    tx,
    created.map(({ userId }) => userId),
  );
  await enqueueAll(
    tx,
    pictureJob,
    created
      .filter(({ images }) => images.length > 0)
      .map(({ row, userId, draft, images }) => ({
        uploadId,
        row,
        userId,
        name: draft.name,
        addresses: images,
      })),
  );
  const lines = created.map(({ row, email, userId, draft }) => ({
    uploadId,
    row,
    email,
    name: draft.name,
    userId,
    error: null,
    warning: null,
  }));
  if ((await store.insertRows(tx.db, lines)) < lines.length)
    throw new Problem("conflict", "This row was already imported.");
}
