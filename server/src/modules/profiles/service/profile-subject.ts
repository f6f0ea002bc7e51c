import type { Transaction } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import type { Restriction, SubjectRules } from "#platform/subjects/subjects.ts";
import { isHiddenFrom, mayReject, maySuspend } from "../policy.ts";
import { selectProfile, type ProfileColumns, type ProfileRow } from "../store/profiles.ts";
import { changeProfile } from "./visibility.ts";

/**
 * A profile as a subject of moderation. Holds and hiding need no code here, because the visibility predicate covers
 * them.
 */
export const profileSubject: SubjectRules = {
  async find(ctx, id) {
    const profile = await selectProfile(ctx, id);
    // A viewer who may not see the profile cannot report it.
    if (!profile) return undefined;
    const isVisible = profile.listed && !isHiddenFrom(toAudience(ctx).country, profile);
    if (!isVisible && profile.userId !== ctx.viewer?.userId) return undefined;
    const { userId, name, age, gender, city, country, aboutMe, languages } = profile;
    const services = profile.shownServices.map((service) => service.name);
    const snapshot = { name, age, gender, city, country, aboutMe, languages, services };
    return { type: "profile", id, ownerId: userId, label: name, snapshot };
  },

  async getParties(ctx, id) {
    const profile = await selectProfile(ctx, id);
    return profile ? [profile.userId] : [];
  },

  async restrict(tx, id, restriction) {
    await updateSubject(tx, id, (profile) => toRestrictedColumns(profile, restriction));
  },

  async lift(tx, id, action) {
    // A profile that its owner has deleted in the meantime cannot be restored.
    const profile = await selectProfile(tx, id);
    if (!profile) return false;
    const given = findLiftedColumns(profile, action);
    await updateSubject(tx, id, () => given ?? {});
    return given !== null;
  },
};

/** Returns a wrongly rejected profile to the queue; lifting a rejection is not an approval. */
function findLiftedColumns({ status }: ProfileRow, action: Restriction["action"]): ProfileColumns | null {
  if (action === "suspend" && status === "suspended") return { status: "active" };
  if (action === "reject" && status === "inactive") return { status: "draft", rejectionReason: null };
  return null;
}

/** Checks the status under the lock: if two admins decide at the same time, the second is refused. */
function toRestrictedColumns(profile: ProfileRow, { action, explanation }: Restriction): ProfileColumns {
  if (action === "reject") {
    enforce(mayReject(profile));
    return { status: "inactive", rejectionReason: explanation };
  }
  if (action === "suspend") {
    enforce(maySuspend(profile));
    return { status: "suspended" };
  }
  return {};
}

async function updateSubject(
  tx: Transaction,
  id: string,
  columnsFor: (profile: ProfileRow) => ProfileColumns,
): Promise<void> {
  const profile = await selectProfile(tx, id);
  if (!profile) throw new Problem("conflict", "This profile was deleted.");
  await changeProfile(tx, profile.userId, columnsFor);
}
