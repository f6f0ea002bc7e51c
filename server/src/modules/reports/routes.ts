import { sendPictureNotice } from "@vesper/contract/picture-notices";
import * as contract from "@vesper/contract/reports";
import { serve, type App } from "#platform/http/serve.ts";
import { takeNotice } from "./service/notices.ts";
import { fileReport } from "./service/reports.ts";

export function reportRoutes(app: App) {
  serve(app, contract.fileReport, async (ctx, { body }) => {
    const { id, createdAt } = await fileReport(ctx, body);
    return {
      data: { _id: id, createdAt: createdAt.toISOString() },
      message: "Thank you. A person on our team will look at it.",
    };
  });

  serve(app, sendPictureNotice, async (ctx, { body }) => {
    const { _id, createdAt, isHidden } = await takeNotice(ctx, body);
    return { data: { _id, createdAt: createdAt.toISOString(), isHidden } };
  });
}
