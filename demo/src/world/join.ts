import { createAccount } from "@vesper/server/modules/accounts";
import { createProfile } from "@vesper/server/modules/profiles";
import type { Context, Transaction } from "@vesper/server/platform/context";
import { daysAgo } from "../days-ago.ts";
import type { CastMember } from "./cast.ts";
import { emailOf, writeDraft } from "./draft.ts";
import type { Terms } from "./terms.ts";

export interface World {
  tx: Transaction;
  /** Who decides about everybody. */
  admin: Context;
  terms: Terms;
  passwordHash: string;
}

export interface Joined {
  profileId: string;
  owner: Context;
}

/** Somebody opens an account and writes a profile, some days ago. */
export async function join(
  { tx, terms, passwordHash }: World,
  member: CastMember,
  { number, days, isPublic = true }: { number: number; days: number; isPublic?: boolean },
): Promise<Joined> {
  const then = daysAgo(tx, days);
  const { id, roles } = await createAccount(then, {
    name: member.name,
    email: emailOf(member),
    roles: ["escort"],
    passwordHash,
    emailVerifiedAt: then.clock.now(),
  });
  const viewer = { userId: id, sessionId: id, roles };
  const { category, ...draft } = writeDraft(member, number);
  const profile = await createProfile(
    { ...then, viewer },
    { ...draft, ...(await terms({ category, tags: draft.tags })), isPublic },
  );
  return { profileId: profile.id, owner: { ...tx, viewer } };
}
