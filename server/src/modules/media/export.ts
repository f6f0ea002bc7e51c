import type { Context } from "#platform/context.ts";
import { presentForViewer } from "./service/present-for-viewer.ts";
import { selectLikesByUser } from "./store/engagement.ts";
import { selectOwned } from "./store/media.ts";

export async function exportMedia(ctx: Context, userId: string) {
  const window = { sort: "own", limit: 10_000, offset: 0 } as const;
  return (await selectOwned(ctx.db, { ownerId: userId }, window)).map((row) => presentForViewer(ctx, row));
}

export async function exportLikes(ctx: Context, userId: string) {
  const rows = await selectLikesByUser(ctx.db, userId, 10_000);
  return rows.map(({ mediaId, createdAt }) => ({ mediaId, createdAt }));
}
