import { limits } from "@vesper/contract/core/limits";
import * as contract from "@vesper/contract/media/media";
import type { Context } from "#platform/context.ts";
import { answerRemoved } from "#platform/http/answers.ts";
import { toDetails } from "#platform/http/details.ts";
import { answerPage } from "#platform/http/page-meta.ts";
import { serve, serveWithReply, type App } from "#platform/http/serve.ts";
import { receiveUpload } from "#platform/http/uploads.ts";
import { Problem } from "#platform/problem.ts";
import * as attention from "./service/engagement.ts";
import { getMedia } from "./service/get-media.ts";
import * as library from "./service/library.ts";
import { presentForViewer } from "./service/present-for-viewer.ts";
import * as upload from "./service/upload.ts";

type Row = Awaited<ReturnType<typeof getMedia>>;

const presentOne = async (ctx: Context, row: Promise<Row>) => ({ data: presentForViewer(ctx, await row) });

/** Endpoints for a member's own pictures and videos. */
export function ownMediaRoutes(app: App) {
  serveWithReply(app, contract.uploadMedia, async (ctx, _input, { request }) => {
    await upload.enforceRoom(ctx);
    const { file, fields } = await receiveUpload(request, {
      field: "file",
      bytes: limits.upload.media,
      store: (stream, info) => upload.storeUpload(ctx, stream, info),
      discard: (arrival) => upload.discardUpload(ctx, arrival),
    });
    const { success, data, error } = contract.MediaFields.safeParse(fields);
    if (!success) {
      await upload.discardUpload(ctx, file);
      throw new Problem("validation_error", undefined, { details: toDetails(error) });
    }
    return presentOne(ctx, upload.acceptUpload(ctx, file, data));
  });

  serveWithReply(app, contract.uploadPoster, async (ctx, { params: { id } }, { request }) => {
    await upload.enforceOwnVideo(ctx, id);
    await receiveUpload(request, {
      field: "file",
      bytes: limits.upload.media,
      store: (stream) => upload.savePoster(ctx, id, stream),
      discard: () => upload.discardPoster(ctx, id),
    });
    await upload.acceptPoster(ctx, id);
    return presentOne(ctx, getMedia(ctx, id));
  });

  serve(app, contract.listOwnMedia, (ctx, { query }) =>
    answerPage(query, library.listOwn(ctx, query), (row) => presentForViewer(ctx, row)),
  );
  serve(app, contract.countOwnMedia, async (ctx) => ({ data: await library.countOwn(ctx) }));
  serve(app, contract.reorderMedia, async (ctx, { body }) => {
    await library.reorderMedia(ctx, body.ids);
    return { message: "Order saved." };
  });
  serve(app, contract.updateMedia, (ctx, { params, body }) =>
    presentOne(ctx, library.updateMedia(ctx, params.id, body)),
  );
  serve(app, contract.submitMedia, (ctx, { params }) => presentOne(ctx, library.submitMedia(ctx, params.id)));
  serve(app, contract.retryMedia, (ctx, { params }) => presentOne(ctx, library.retryMedia(ctx, params.id)));
  serve(app, contract.deleteMedia, (ctx, { params: { id } }) =>
    answerRemoved(id, library.deleteMedia(ctx, id)),
  );
}

/** Public media endpoints. */
export function publicMediaRoutes(app: App) {
  serve(app, contract.listPopularMedia, (ctx, { query }) =>
    answerPage(query, library.listPopular(ctx, query), (row) => presentForViewer(ctx, row)),
  );
  serve(app, contract.getMedia, (ctx, { params }) => presentOne(ctx, getMedia(ctx, params.id)));
  serve(app, contract.likeMedia, async (ctx, { params }) => ({
    data: await attention.toggleLike(ctx, params.id),
  }));
  serve(app, contract.recordMediaView, async (ctx, { params }) => {
    await attention.recordView(ctx, params.id);
    return { message: "Thank you." };
  });
}
