import { openConversation, readConversation, sendMessage } from "@vesper/server/modules/chat";
import { later } from "@vesper/server/platform/clock";
import type { Context } from "@vesper/server/platform/context";
import { createLimiter } from "@vesper/server/platform/limits/limiter";
import { as } from "../as.ts";
import { daysAgo } from "../days-ago.ts";
import { readScript } from "./read-script.ts";
import { scripts, type Script } from "./scripts.ts";

/** From one word to the next. */
const pause = 3 * 60_000;

const after = (ctx: Context, words: number): Context => {
  const { clock } = ctx;
  return { ...ctx, clock: { ...clock, now: () => later(clock.now(), words * pause) } };
};

export async function makeDemoConversations(ctx: Context): Promise<void> {
  // Weeks of talk are said within a second.
  const hasty = { ...ctx, limiter: createLimiter({ enabled: false }) };
  for (const script of scripts) await perform(hasty, script);
}

async function perform(ctx: Context, { starter, other, talk, unread = 0 }: Script): Promise<void> {
  const lines = readScript(talk);
  const speakers = { starter: await as(ctx, starter), other: await as(ctx, other) };
  const opened = daysAgo(speakers.starter, lines[0]?.days ?? 0);
  const { id } = await openConversation(opened, speakers.other.viewer.userId);
  for (const { by, content, days, number } of lines) {
    await sendMessage(after(daysAgo(speakers[by], days), number), { conversationId: id, content });
  }
  for (const reader of Object.values(speakers)) await readConversation(reader, id, lines.length - unread);
}
