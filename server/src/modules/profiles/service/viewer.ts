import type { Context } from "#platform/context.ts";

/** Who asks, should it be somebody: lists leave out whom they have blocked. */
export const viewerOf = (ctx: Context) => ctx.viewer?.userId ?? null;
