import type { DecisionDraft } from "@vesper/contract/moderation/moderation";
import type { Reason } from "@vesper/contract/moderation/reasons";
import { banUser, getUserByEmail, unbanUser } from "@vesper/server/modules/accounts";
import { submitAppeal, listStatements } from "@vesper/server/modules/moderation";
import { fileReport, listReports, resolveReport } from "@vesper/server/modules/reports";
import type { Context } from "@vesper/server/platform/context";
import { actAs } from "./act-as.ts";
import { rewindClock } from "./rewind-clock.ts";

const [admin, other] = ["admin@vesper.test", "ines@vesper.test"] as const;
const actAsDaysAgo = (ctx: Context, days: number, email: string) => actAs(rewindClock(ctx, days), email);

async function fileDemoReport(ctx: Context, about: string, reason: Reason, details: string): Promise<void> {
  const { id } = await getUserByEmail(ctx, about);
  await fileReport(ctx, { targetType: "user", targetId: id, reason, details });
}

async function resolveNewest(ctx: Context, draft: DecisionDraft): Promise<void> {
  const [newest] = (await listReports(ctx, "open", { limit: 1, offset: 0 })).reports;
  if (newest) await resolveReport(ctx, newest.id, draft);
}

async function appealNewest(ctx: Context, text: string): Promise<void> {
  const [newest] = (await listStatements(ctx, { limit: 1, offset: 0 })).statements;
  if (newest) await submitAppeal(ctx, newest.statementId, text);
}

async function makeDecidedReports(ctx: Context): Promise<void> {
  await fileDemoReport(
    rewindClock(ctx, 9),
    "user@vesper.test",
    "harassment",
    "Kept messaging me after I said no.",
  );
  await resolveNewest(await actAsDaysAgo(ctx, 8, other), {
    resolution: "upheld",
    action: "hide",
    reason: "harassment",
    note: "You kept messaging someone after they asked you to stop. When someone says no, please stop writing to them.",
  });

  await fileDemoReport(
    rewindClock(ctx, 7.5),
    "vera@vesper.test",
    "scam",
    "Agreed to an evening and never showed up.",
  );
  await resolveNewest(await actAsDaysAgo(ctx, 7, other), {
    resolution: "upheld",
    action: "hide",
    reason: "scam",
    note: "Someone paid for an evening that never took place.",
  });
  await appealNewest(
    await actAsDaysAgo(ctx, 6.5, "vera@vesper.test"),
    "I returned the deposit the same day and can prove it.",
  );

  await fileDemoReport(
    await actAsDaysAgo(ctx, 6, "theo@vesper.test"),
    "ruth@vesper.test",
    "impersonation",
    "That isn't her real name.",
  );
  await resolveNewest(await actAsDaysAgo(ctx, 5, admin), {
    resolution: "dismissed",
    action: "none",
    note: "Working names are allowed.",
  });
}

async function makeBans(ctx: Context): Promise<void> {
  const banned = await getUserByEmail(ctx, "rafael@vesper.test");
  await banUser(await actAsDaysAgo(ctx, 4, admin), banned.id, {
    reason: "Asked members for money in advance.",
    category: "scam",
  });
  const pardoned = await getUserByEmail(ctx, "felix@vesper.test");
  await banUser(await actAsDaysAgo(ctx, 3, other), pardoned.id, {
    reason: "Reported as an automated account.",
    category: "other",
  });
  await unbanUser(await actAsDaysAgo(ctx, 2, admin), pardoned.id);
}

async function makeOpenReports(ctx: Context): Promise<void> {
  await fileDemoReport(
    rewindClock(ctx, 2.5),
    "hugo@vesper.test",
    "scam",
    "Wanted a deposit sent to a foreign bank account.",
  );
  await fileDemoReport(
    await actAsDaysAgo(ctx, 1.5, "mara@vesper.test"),
    "hugo@vesper.test",
    "scam",
    "The same thing happened to me.",
  );
  await fileDemoReport(rewindClock(ctx, 1.2), "emil@vesper.test", "other", "");
  await fileDemoReport(
    await actAsDaysAgo(ctx, 0.4, "vera@vesper.test"),
    "anton@vesper.test",
    "coercion",
    "Someone else seems to be answering for them.",
  );
  await fileDemoReport(
    rewindClock(ctx, 0.1),
    "otto@vesper.test",
    "impersonation",
    "Uses photos of a friend of mine.",
  );
}

/** Creates open and decided items for every queue, so that no admin page is empty. */
export async function makeDemoCases(ctx: Context): Promise<void> {
  await makeDecidedReports(ctx);
  await makeBans(ctx);
  await makeOpenReports(ctx);
}
