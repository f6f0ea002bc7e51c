import { confirmPictureNotice, sendPictureNotice } from "@vesper/contract/media/picture-notices";
import { toReference } from "@vesper/contract/core/reference";
import * as contract from "@vesper/contract/moderation/reports";
import { serve, type App } from "#platform/http/serve.ts";
import { confirmNotice } from "./service/confirm-notice.ts";
import { fileNotice } from "./service/notices.ts";
import { fileReport } from "./service/reports.ts";

export function reportRoutes(app: App) {
  serve(app, contract.fileReport, async (ctx, { body }) => {
    const { id, createdAt, isMailed } = await fileReport(ctx, body);
    return {
      data: { _id: id, reference: toReference(id), createdAt: createdAt.toISOString(), isMailed },
      message: "Thank you. Our team will review your report.",
    };
  });

  serve(app, sendPictureNotice, async (ctx, { body }) => {
    const { _id, createdAt, isHidden, needsConfirmation } = await fileNotice(ctx, body);
    const reference = toReference(_id);
    return { data: { _id, reference, createdAt: createdAt.toISOString(), isHidden, needsConfirmation } };
  });

  serve(app, confirmPictureNotice, async (ctx, { body }) => ({
    data: { isHidden: await confirmNotice(ctx, body.token) },
  }));
}
