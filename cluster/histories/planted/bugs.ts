/** A piece of a source file that occurs exactly once, and the mistake that takes its place. */
interface Replacement {
  from: string;
  to: string;
}

interface PlantedBug {
  /** The law that it breaks. */
  law: string;
  /** Path below the root of the project. */
  file: string;
  replacements: readonly Replacement[];
}

/**
 * Ten mistakes that the checker must find, planted while a node loads its sources. The production code has no switch
 * for them.
 */
export const plantedBugs: Record<string, PlantedBug> = {
  "acknowledge-before-commit": {
    law: "every acknowledged write is there, once",
    file: "server/src/modules/favorites/service.ts",
    replacements: [
      {
        from: `  await transact(ctx, async (tx) => {
    await lockForUser(tx.db, "favorite", userId);`,
        to: `  const store_ = () => transact(ctx, async (tx) => {
    await lockForUser(tx.db, "favorite", userId);`,
      },
      {
        from: `    await publish(tx, "profile.stat-recorded", { profileId: targetId, what: "favorites" });
  });`,
        to: `    await publish(tx, "profile.stat-recorded", { profileId: targetId, what: "favorites" });
  });
  setTimeout(() => void store_().catch(() => {}), 200);`,
      },
    ],
  },
  "no-deduplication": {
    law: "every acknowledged message is there, once, in order",
    file: "server/src/modules/chat/service/send-message.ts",
    replacements: [
      {
        from: "const message = { id: newId(), senderId: userId, clientId: null, ...draft, at: ctx.clock.now() };",
        to: "const message = { id: newId(), senderId: userId, ...draft, clientId: null, at: ctx.clock.now() };",
      },
    ],
  },
  "stale-replica-read": {
    law: "nobody is served after the end of a right",
    file: "server/src/platform/database/replica.ts",
    replacements: [
      { from: "getDb: () => (isCurrent ? replica.db : primary)", to: "getDb: () => replica.db" },
    ],
  },
  "lost-revocation": {
    law: "nobody is served after the end of a right",
    file: "server/src/modules/accounts/session-authenticator.ts",
    replacements: [
      { from: "const cacheLifetime = 1_000;", to: "const cacheLifetime = 60_000;" },
      { from: "for (const id of ids) viewerCache.delete(id);", to: "void ids;" },
      {
        from: "for (const [id, entry] of viewerCache.entries()) if (entry.userId === userId) viewerCache.delete(id);",
        to: "void userId;",
      },
    ],
  },
  "double-decision": {
    law: "each decision has one statement and one audit entry",
    file: "server/src/modules/accounts/service/user-subject.ts",
    replacements: [
      { from: `banned: ["active", "suspended"],`, to: `banned: ["active", "suspended", "banned"],` },
    ],
  },
  "job-effect-twice": {
    law: "a job's effect happens once",
    file: "server/src/modules/moderation/store/restrictions.ts",
    replacements: [
      {
        from: `    .where("liftedAt", "is", null)
    .where((where) => where.or(`,
        to: `    .where((where) => where.or(`,
      },
    ],
  },
  "repeating-cursor": {
    law: "a cursor repeats nobody and loses nobody",
    file: "server/src/modules/profiles/store/rotation.ts",
    replacements: [
      {
        from: "(turns.key, turns.profile_id) > ((select",
        to: "(turns.key, turns.profile_id) >= ((select",
      },
    ],
  },
  "drifting-counter": {
    law: "counters equal recounts",
    file: "server/src/modules/favorites/service.ts",
    replacements: [
      {
        from: "if (gone) await store.decreaseCount(tx.db, targetId);",
        to: "await store.decreaseCount(tx.db, targetId);",
      },
    ],
  },
  "late-push-to-a-blocked-person": {
    law: "nobody is served after the end of a right",
    file: "server/src/modules/chat/service/typing.ts",
    replacements: [
      { from: " || !mayWrite(conversation).allowed) return;", to: ") return;\n  void mayWrite;" },
    ],
  },
  "lost-timer": {
    law: "a timer is never lost",
    file: "server/src/modules/moderation/service/restrict.ts",
    replacements: [
      {
        from: "if (endsAt) await enqueue(tx, endRestriction, { restrictionId: restriction.id }, { startAfter: endsAt });",
        to: "void enqueue;",
      },
    ],
  },
};

/** Applies the replacements. Fails unless each piece occurs exactly once, so that no refactoring disarms a bug. */
export function plantBug(name: string, source: string): string {
  const bug = plantedBugs[name];
  if (!bug) throw new Error(`there is no planted bug ${name}: ${Object.keys(plantedBugs).join(", ")}`);
  return bug.replacements.reduce((text, { from, to }) => {
    const count = text.split(from).length - 1;
    if (count !== 1)
      throw new Error(`${bug.file} contains ${count} times, for the planted bug ${name}:\n${from}`);
    return text.replace(from, () => to);
  }, source);
}
