import {
  markConversationRead,
  measureReplyTimes,
  openConversation,
  sendMessage,
} from "@vesper/server/modules/chat";
import type { Context } from "@vesper/server/platform/context";
import { createLimiter } from "@vesper/server/platform/limits/limiter";
import { actAs } from "../act-as.ts";
import { rewindClock } from "../rewind-clock.ts";
import { toEmail } from "../world/draft.ts";

/** Usual number of hours until these escorts reply, one example per band. */
const hoursToReply: Readonly<Record<string, number>> = {
  Odette: 0.4,
  Marlon: 3,
  Ysolde: 0.7,
  Kenji: 18,
  Dario: 50,
  Freja: 4,
  Isaura: 0.5,
};

const questions = [
  [
    "felix",
    "Hello, would you have time for dinner next week?",
    "Hello Felix, gladly. Which evening suits you?",
  ],
  [
    "otto",
    "Good evening, do you know a quiet bar near the station?",
    "Two of them. Let’s meet at the older one.",
  ],
  ["sina", "Hi, could you join me for an exhibition on Saturday?", "I’d love to. The morning is quietest."],
  [
    "paul",
    "Hello, I’m in town for two nights. Are you free?",
    "Hello Paul, the second evening works for me.",
  ],
  ["tess", "Would you like to come to a concert with me?", "With pleasure, Tess. What is on the program?"],
] as const;

/** Creates the answered questions from which the reply times on profile pages are measured. */
export async function makeDemoReplies(ctx: Context): Promise<void> {
  const hasty = { ...ctx, limiter: createLimiter({ enabled: false }) };
  for (const [name, hours] of Object.entries(hoursToReply)) {
    const escort = await actAs(hasty, toEmail({ name }));
    for (const [index, [asker, question, reply]] of questions.entries()) {
      const member = await actAs(hasty, `${asker}@vesper.test`);
      const days = 5 + index * 3;
      const { id: conversationId } = await openConversation(rewindClock(member, days), escort.viewer.userId);
      await sendMessage(rewindClock(member, days), { conversationId, content: question });
      await sendMessage(rewindClock(escort, days - hours / 24), { conversationId, content: reply });
      for (const reader of [member, escort]) await markConversationRead(reader, conversationId, 2);
    }
  }
  await measureReplyTimes(ctx);
}
