import { openConversation, markConversationRead, sendMessage } from "@vesper/server/modules/chat";
import { addMilliseconds } from "@vesper/server/platform/clock";
import type { Context } from "@vesper/server/platform/context";
import { createLimiter } from "@vesper/server/platform/limits/limiter";
import { actAs } from "../act-as.ts";
import { rewindClock } from "../rewind-clock.ts";
import { parseScript } from "./parse-script.ts";
import { scripts, type Script } from "./scripts.ts";

/** Milliseconds between two messages. */
const messageInterval = 3 * 60_000;

const advanceClock = (ctx: Context, wordCount: number): Context => {
  const { clock } = ctx;
  return {
    ...ctx,
    clock: { ...clock, now: () => addMilliseconds(clock.now(), wordCount * messageInterval) },
  };
};

export async function makeDemoConversations(ctx: Context): Promise<void> {
  // Rate limits are off, because weeks of messages are sent within a second.
  const hasty = { ...ctx, limiter: createLimiter({ enabled: false }) };
  for (const script of scripts) await playScript(hasty, script);
}

async function playScript(ctx: Context, { starter, other, talk, unread = 0 }: Script): Promise<void> {
  const lines = parseScript(talk);
  const speakers = { starter: await actAs(ctx, starter), other: await actAs(ctx, other) };
  const opened = rewindClock(speakers.starter, lines[0]?.days ?? 0);
  const { id } = await openConversation(opened, speakers.other.viewer.userId);
  for (const { by, content, days, number } of lines) {
    await sendMessage(advanceClock(rewindClock(speakers[by], days), number), { conversationId: id, content });
  }
  for (const reader of Object.values(speakers)) await markConversationRead(reader, id, lines.length - unread);
}
