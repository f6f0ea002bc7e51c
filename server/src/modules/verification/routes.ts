import * as contract from "@vesper/contract/moderation/verification";
import { limits } from "@vesper/contract/core/limits";
import type { Context } from "#platform/context.ts";
import { serve, serveWithReply, type App } from "#platform/http/serve.ts";
import { receiveInMemory } from "#platform/http/uploads.ts";
import { presentChallenge, presentOwnVerification } from "./present.ts";
import { enforceCode, submitDocuments } from "./service/submit-documents.ts";
import {
  requestVerification,
  cancelRequest,
  getOwnVerification,
  type OwnVerificationState,
} from "./service/own.ts";

const present = (ctx: Context, state: OwnVerificationState) => ({
  data: presentOwnVerification(state, { now: ctx.clock.now(), keptFor: ctx.config.retention.identity }),
});

/** Endpoints for escorts to have their age and identity checked. */
export function verificationRoutes(app: App) {
  serve(app, contract.getVerification, async (ctx) => present(ctx, await getOwnVerification(ctx)));
  serve(app, contract.requestVerification, async (ctx) => ({
    data: presentChallenge(await requestVerification(ctx)),
  }));
  serve(app, contract.cancelVerification, async (ctx) => present(ctx, await cancelRequest(ctx)));

  serveWithReply(app, contract.submitDocuments, async (ctx, _input, { request }) => {
    await enforceCode(ctx);
    const pictures = await receiveInMemory(request, {
      fields: contract.PictureKind.options,
      bytes: limits.verification.picture,
    });
    await submitDocuments(ctx, pictures);
    return present(ctx, await getOwnVerification(ctx));
  });
}
