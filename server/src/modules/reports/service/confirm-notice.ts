import { describeMedia } from "#modules/media/index.ts";
import { transact, type Context } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { findSignedId } from "#platform/security/signed-id.ts";
import * as store from "../store/notices.ts";
import { hideWithCopies } from "./noticed-pictures.ts";
import { isSenderTrusted } from "./notices.ts";

/** Confirms the sender's address and hides the named pictures that are still undecided. Idempotent. */
export function confirmNotice(ctx: Context, token: string): Promise<boolean> {
  const id = findSignedId(ctx.secrets, "picture-notice", token);
  if (!id) throw new Problem("invalid_token");
  return transact(ctx, async (tx) => {
    const notice = await store.confirmNotice(tx.db, id, tx.clock.now());
    if (!notice?.email) throw new Problem("invalid_token");
    if (!(await isSenderTrusted(tx, notice.email))) return false;
    const open = await store.selectOpenPictures(tx.db, id);
    for (const { caseId, mediaId, dueAt } of open) {
      const subject = await describeMedia(tx, mediaId);
      if (subject) await hideWithCopies(tx, subject, { caseId, dueAt });
    }
    return open.length > 0;
  });
}
