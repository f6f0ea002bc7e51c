import { limits } from "@vesper/contract/core/limits";
import type { Context } from "#platform/context.ts";
import { presentExported, presentSettings } from "./present.ts";
import { selectAlertsByUser } from "./store/alerts.ts";
import { selectFollows } from "./store/follows.ts";
import { selectSettings } from "./store/settings.ts";

export async function exportFollows(ctx: Context, userId: string) {
  return {
    settings: presentSettings(await selectSettings(ctx.db, userId)),
    profiles: (await selectFollows(ctx.db, userId, limits.follows.vip)).map(presentExported),
    alerts: await selectAlertsByUser(ctx.db, userId, 10_000),
  };
}
