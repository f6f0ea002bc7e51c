import type { Context } from "#platform/context.ts";
import { selectBroken } from "../store/check.ts";

/** No message is missing in the middle of a conversation. */
export async function checkChat(ctx: Context): Promise<string[]> {
  return (await selectBroken(ctx.db)).map(
    ({ id, lastSequence, count }) => `conversation ${id} counts ${lastSequence} messages and has ${count}`,
  );
}
