import { limits } from "@vesper/contract/core/limits";
import * as contract from "@vesper/contract/profiles/listings";
import { discardUpload, enforceRoom, storeUpload, createSigner } from "#modules/media/index.ts";
import type { Context } from "#platform/context.ts";
import { answerRemoved } from "#platform/http/answers.ts";
import { answerPage } from "#platform/http/page-meta.ts";
import { serve, serveWithReply, type App } from "#platform/http/serve.ts";
import { receiveUpload } from "#platform/http/uploads.ts";
import { presentOwnListing } from "./present.ts";
import * as images from "./service/listing-images.ts";
import * as own from "./service/own-listings.ts";

type Row = Awaited<ReturnType<typeof own.getOwn>>;

/** Endpoints for a supplier's own listings. */
export function ownListingRoutes(app: App) {
  const present = async (ctx: Context, row: Promise<Row>) => ({
    data: presentOwnListing(await row, createSigner(ctx)),
  });

  serve(app, contract.listOwnListings, (ctx, { query }) => {
    const sign = createSigner(ctx);
    return answerPage(query, own.listOwn(ctx, query), (row) => presentOwnListing(row, sign));
  });
  serve(app, contract.getOwnListing, (ctx, { params }) => present(ctx, own.getOwn(ctx, params.id)));
  serve(app, contract.createListing, (ctx, { body }) => present(ctx, own.createListing(ctx, body)));
  serve(app, contract.updateListing, (ctx, { params, body }) =>
    present(ctx, own.updateListing(ctx, params.id, body)),
  );
  serve(app, contract.submitListing, (ctx, { params }) => present(ctx, own.submitListing(ctx, params.id)));
  serveWithReply(app, contract.addListingImage, async (ctx, { params: { id } }, { request }) => {
    await images.enforceImageRoom(ctx, id);
    await enforceRoom(ctx);
    const { file, fields } = await receiveUpload(request, {
      field: "file",
      bytes: limits.upload.media,
      store: (stream, info) => storeUpload(ctx, stream, info),
      discard: (arrival) => discardUpload(ctx, arrival),
    });
    const title = (fields["title"] ?? "").trim().slice(0, limits.title.max);
    return present(ctx, images.addImage(ctx, id, file, title));
  });
  serve(app, contract.removeListingImage, (ctx, { params }) =>
    present(ctx, images.removeImage(ctx, params.id, params.imageId)),
  );
  serve(app, contract.deleteListing, (ctx, { params: { id } }) =>
    answerRemoved(id, own.deleteListing(ctx, id)),
  );
}
