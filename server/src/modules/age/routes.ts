import * as contract from "@vesper/contract/accounts/age-proof";
import { serve, serveWithReply, type App } from "#platform/http/serve.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { hasPass, issuePass } from "./age-cookies.ts";
import { isForWallet, readCheck } from "./check.ts";
import { listOptions } from "./service/options.ts";
import * as proof from "./service/own-proof.ts";
import { presentCheck } from "./present.ts";
import { isAnswered } from "./service/redeem.ts";
import { toWalletRequest } from "./service/answer.ts";

/** Endpoints of the age check, and of the record that a member may keep. */
export function ageRoutes(app: App) {
  serve(app, contract.getAgeOptions, async (ctx) => ({ data: listOptions(ctx) }));

  serve(app, contract.getAgeCheck, async (ctx, { params }) => {
    const check = orNotFound(readCheck(ctx.secrets, params.id));
    if (!isForWallet(check)) throw new Problem("not_found");
    const isOver = check.expiresAt <= ctx.clock.now();
    const status = isOver ? "expired" : (await isAnswered(ctx, check)) ? "answered" : "waiting";
    return { data: presentCheck(check, toWalletRequest(ctx, check), status) };
  });

  serveWithReply(app, contract.getAgeProof, async (ctx, _input, reply) => ({
    data: await proof.getProof(ctx, hasPass(ctx, reply.request.headers)),
  }));
  serveWithReply(app, contract.keepAgeProof, async (ctx, _input, reply) => ({
    data: await proof.keepProof(ctx, hasPass(ctx, reply.request.headers)),
  }));
  serveWithReply(app, contract.forgetAgeProof, async (ctx, _input, reply) => ({
    data: await proof.forgetProof(ctx, hasPass(ctx, reply.request.headers)),
  }));

  serveWithReply(app, contract.createPass, async (ctx, _input, reply) => {
    await proof.requireProvenAccount(ctx);
    const { setCookie, until } = issuePass(ctx);
    reply.header("set-cookie", setCookie);
    return { data: { until: until.toISOString() } };
  });
}
