import * as contract from "@vesper/contract/moderation/verification";
import { signAddress } from "#modules/media/index.ts";
import { signedIn, type Context } from "#platform/context.ts";
import { toAdminPage } from "#platform/http/page-meta.ts";
import { serve, serveDownload, type App } from "#platform/http/serve.ts";
import { presentVerificationRecord, presentVerification } from "./present.ts";
import { approve } from "./service/approve.ts";
import * as queue from "./service/queue.ts";
import { reject } from "./service/reject.ts";

function present(ctx: Context, file: queue.VerificationRecord) {
  const now = ctx.clock.now();
  const sign = (path: string) => signAddress(ctx.secrets, path, signedIn(ctx).userId, now);
  return { data: presentVerificationRecord(file, { now, sign }) };
}

/** Admin endpoints for verification: the queue and its decisions. */
export function verificationAdminRoutes(app: App) {
  serve(app, contract.listVerifications, async (ctx, { query }) => {
    const now = ctx.clock.now();
    return toAdminPage(query, await queue.listVerifications(ctx, query), (row) =>
      presentVerification(row, now),
    );
  });

  serve(app, contract.getVerificationDetail, async (ctx, { params }) =>
    present(ctx, await queue.getVerificationRecord(ctx, params.id)),
  );
  serve(app, contract.claimVerification, async (ctx, { params }) =>
    present(ctx, await queue.claimVerification(ctx, params.id)),
  );
  serve(app, contract.releaseVerification, async (ctx, { params }) =>
    present(ctx, await queue.releaseVerification(ctx, params.id)),
  );
  serve(app, contract.approveVerification, async (ctx, { params, body }) =>
    present(ctx, await approve(ctx, params.id, body)),
  );
  serve(app, contract.rejectVerification, async (ctx, { params, body }) =>
    present(ctx, await reject(ctx, params.id, body)),
  );

  serveDownload(app, contract.getVerificationPicture, async (ctx, { params: { id, picture } }) => ({
    type: "image/webp",
    filename: `${picture}.webp`,
    content: await queue.viewPicture(ctx, id, picture),
  }));
}
