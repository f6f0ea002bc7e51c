import { toAgeCheckPath } from "@vesper/contract/accounts/age-check-path";
import { CheckFlow } from "@vesper/contract/accounts/age-proof";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.ts";
import { getCaller } from "#platform/http/caller.ts";
import { issueCheckCookie, issuePass, readCheckCookie } from "./age-cookies.ts";
import { toTarget } from "./check-cookie.ts";
import { isForWallet, startCheck, type Flow } from "./check.ts";
import { answerCheck, findOpenCheck } from "./service/answer.ts";
import { findProvider } from "./providers/find-provider.ts";
import { answerFromProvider, toProviderAddress } from "./service/provider-check.ts";
import { redeemCheck, type Outcome } from "./service/redeem.ts";

interface CheckRequest {
  Params: { id: string };
  Querystring: { response_code?: string; token?: string };
}

/** Many people share the network of a phone company, and starting a check costs next to nothing. */
const startLimit = { calls: 300, seconds: 600 };
const answerLimit = { calls: 300, seconds: 600 };
const [formBytes, answerBytes] = [8 * 1024, 96 * 1024];

/** Routes that browsers and wallets open directly, so that the check works without JavaScript. */
export function ageFlowRoutes(app: App) {
  void app.register(async (forms: FastifyInstance) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    );
    serveStart(app, forms);
    serveAnswer(app, forms);
  });
  serveReturn(app);
  serveProvider(app);
}

const toNetwork = ({ platform }: App, request: FastifyRequest) => getCaller(request, platform).network;

/** Starts a check for this browser, which gets its secret in the cookie. */
async function start(app: App, reply: FastifyReply, flow: Flow, to: string | null | undefined) {
  const { request } = reply;
  const { limiter, secrets, clock } = app.platform;
  await limiter.consume(`age start ${toNetwork(app, request)}`, startLimit);
  const { check, secret } = startCheck(secrets, flow, clock.now());
  const own = { secret, to: toTarget(to), expiresAt: check.expiresAt };
  reply.header("set-cookie", issueCheckCookie(app.platform, request.headers, own));
  return check;
}

/** Leads the browser on: to the page it wanted, back to waiting, or to the page that says how the check ended. */
function leadOn(app: App, reply: FastifyReply, { outcome, id }: { outcome: Outcome; id: string }) {
  if (outcome === "waiting") return reply.redirect(`/age-check/wait/${id}`, 303);
  const { to } = readCheckCookie(app.platform, reply.request.headers);
  if (outcome === "proven")
    return reply.header("set-cookie", issuePass(app.platform).setCookie).redirect(to, 303);
  const page = toAgeCheckPath(to);
  return reply.redirect(`${page}${page.includes("?") ? "&" : "?"}result=${outcome}`, 303);
}

/** Starts a check: the browser gets its secret and a page with the link or the QR code. */
function serveStart(app: App, forms: FastifyInstance) {
  forms.post<{ Body: URLSearchParams | undefined }>(
    "/age/start",
    { bodyLimit: formBytes },
    async ({ body: form }, reply) => {
      const flow = CheckFlow.safeParse(form?.get("flow")).data ?? "qr";
      // A browser that changes its mind about the wallet still wants the same page.
      const to = form?.get("to") ?? readCheckCookie(app.platform, reply.request.headers).to;
      const { id } = await start(app, reply, flow, to);
      return reply.redirect(`/age-check/wait/${id}`, 303);
    },
  );
}

/** Takes the answer of a wallet: OpenID4VP, response mode `direct_post`. */
function serveAnswer(app: App, forms: FastifyInstance) {
  const { platform } = app;
  forms.post<CheckRequest & { Body: URLSearchParams | undefined }>(
    "/age/answer/:id",
    { bodyLimit: answerBytes },
    async (request, reply) => {
      const network = toNetwork(app, request);
      await platform.limiter.consume(`age answer ${network}`, answerLimit);
      const check = findOpenCheck(platform, request.params.id);
      const form = request.body;
      const tokens = form?.getAll("vp_token") ?? [];
      if (!check || !isForWallet(check) || tokens.length > 1) return refuseAnswer(reply);
      if (tokens.length === 0 && !form?.has("error")) return refuseAnswer(reply);
      const code = await answerCheck(platform, { check, vpToken: tokens[0] ?? null, network });
      if (code === undefined) return refuseAnswer(reply);
      if (code === null) return reply.send({});
      const back = new URL(`${platform.config.publicUrl}/age/return/${check.id}`);
      back.searchParams.set("response_code", code);
      return reply.send({ redirect_uri: back.href });
    },
  );
}

/** Error body of OAuth 2.0, which wallets expect. */
const refuseAnswer = (reply: FastifyReply) => reply.code(400).send({ error: "invalid_request" });

/** Redeems the answer for the browser that asked. */
function serveReturn(app: App) {
  app.get<CheckRequest>("/age/return/:id", async (request, reply) => {
    const { secret } = readCheckCookie(app.platform, request.headers);
    const { id } = request.params;
    const code = request.query.response_code;
    const outcome = await redeemCheck(app.platform, { id, secret, code });
    return leadOn(app, reply, { outcome, id });
  });
}

/** Sends the browser to the operator's other provider, and takes its signed answer. */
function serveProvider(app: App) {
  const { platform } = app;
  app.get<{ Querystring: { to?: string } }>("/age/provider/start", async (request, reply) => {
    const provider = findProvider(platform.config);
    if (!provider) return reply.callNotFound();
    const check = await start(app, reply, "provider", request.query.to);
    return reply.redirect(toProviderAddress(platform, provider, check), 303);
  });

  app.get<CheckRequest>("/age/provider/return/:id", async (request, reply) => {
    const provider = findProvider(platform.config);
    if (!provider) return reply.callNotFound();
    const { secret } = readCheckCookie(platform, request.headers);
    const answer = new URLSearchParams(request.query as Record<string, string>);
    const { id } = request.params;
    const outcome = await answerFromProvider(platform, provider, { id, secret, answer });
    return leadOn(app, reply, { outcome, id });
  });
}
