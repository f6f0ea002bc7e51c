import { createAccount } from "@vesper/server/modules/accounts";
import { createProfile } from "@vesper/server/modules/profiles";
import type { Context, Transaction } from "@vesper/server/platform/context";
import { rewindClock } from "../rewind-clock.ts";
import type { CastMember } from "./cast.ts";
import { toEmail, writeDraft } from "./draft.ts";
import type { ResolveTerms } from "./terms.ts";

export interface DemoWorld {
  tx: Transaction;
  /** Context of the admin who makes all decisions. */
  admin: Context;
  terms: ResolveTerms;
  passwordHash: string;
}

export interface RegisteredMember {
  profileId: string;
  owner: Context;
}

/** Creates an account and its profile, dated some days ago. */
export async function registerMember(
  { tx, terms, passwordHash }: DemoWorld,
  member: CastMember,
  { number, days, isPublic = true }: { number: number; days: number; isPublic?: boolean },
): Promise<RegisteredMember> {
  const then = rewindClock(tx, days);
  const { id, roles } = await createAccount(then, {
    name: member.name,
    email: toEmail(member),
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
