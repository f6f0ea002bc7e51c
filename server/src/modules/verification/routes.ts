import * as contract from "@vesper/contract/moderation/verification";
import { limits } from "@vesper/contract/core/limits";
import type { Context } from "#platform/context.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { receiveInMemory } from "#platform/http/uploads.ts";
import { presentChallenge, presentStanding } from "./present.ts";
import { enforceCode, handInPictures } from "./service/hand-in.ts";
import { ask, cancel, getStanding, type Standing } from "./service/own.ts";

const present = (ctx: Context, standing: Standing) => ({
  data: presentStanding(standing, { now: ctx.clock.now(), keptFor: ctx.config.retention.identity }),
});

/** How an escort has age and identity checked. */
export function verificationRoutes(app: App) {
  serve(app, contract.getVerification, async (ctx) => present(ctx, await getStanding(ctx)));
  serve(app, contract.askVerification, async (ctx) => ({ data: presentChallenge(await ask(ctx)) }));
  serve(app, contract.cancelVerification, async (ctx) => present(ctx, await cancel(ctx)));

  serve(app, contract.sendDocuments, async (ctx, _input, { request }) => {
    await enforceCode(ctx);
    const pictures = await receiveInMemory(request, {
      fields: contract.PictureKind.options,
      bytes: limits.verification.picture,
    });
    await handInPictures(ctx, pictures);
    return present(ctx, await getStanding(ctx));
  });
}
