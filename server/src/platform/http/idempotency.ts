import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import * as answers from "../database/kept-answers.ts";
import { Problem } from "../problem.ts";
import { hashWithKey, seal, unseal } from "../security/secrets.ts";

const keyPattern = /^[\x21-\x7e]{1,255}$/;

/** Timeout and poll interval for a repeated request that waits for the first one. */
const [replayTimeout, replayInterval] = [5_000, 200];

/** Runs a call once per caller and `Idempotency-Key`; a repeat within a day gets the first response. */
export async function runIdempotently(
  request: FastifyRequest,
  reply: FastifyReply,
  run: () => Promise<string>,
): Promise<string> {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return run();
  if (typeof key !== "string" || !keyPattern.test(key)) {
    const details = ["Idempotency-Key: must be 1 to 255 characters long, without spaces"];
    throw new Problem("validation_error", undefined, { details });
  }
  const { ctx } = request;
  const claim = { ...toRequestIdentity(request, key), now: ctx.clock.now() };
  if (!(await answers.claimAnswer(ctx.db, claim))) return replayResponse(ctx, reply, claim);

  const body = await run().catch(async (error: unknown) => {
    await answers.deleteClaim(ctx.db, claim.id);
    throw error;
  });
  const sealedBody = seal(getSealingKey(ctx), claim.id, Buffer.from(body));
  await answers.updateAnswer(ctx.db, claim.id, { status: reply.statusCode, sealedBody });
  return body;
}

const getSealingKey = ({ secrets }: Context) => secrets.deriveKey("kept-answer");

function toRequestIdentity({ ctx, method, url, body, headers }: FastifyRequest, key: string) {
  const hash = (...parts: unknown[]) =>
    hashWithKey(ctx.secrets.deriveKey("idempotency-key"), JSON.stringify(parts)).toString("base64url");
  const caller = ctx.viewer ? `person ${ctx.viewer.userId}` : `network ${ctx.caller.network}`;
  // Uploads are compared by length: their body has not been read yet, and the boundary of a form differs each time.
  const content = body === undefined ? headers["content-length"] : body;
  return { id: hash(caller, method, url, key), requestHash: hash(content) };
}

async function replayResponse(
  ctx: Context,
  reply: FastifyReply,
  { id, requestHash }: { id: string; requestHash: string },
): Promise<string> {
  for (let waited = 0; waited < replayTimeout; waited += replayInterval) {
    const answer = await answers.selectAnswer(ctx.db, id);
    // The first request has just been refused, so there is no response to repeat.
    if (!answer) break;
    if (answer.requestHash !== requestHash) {
      throw new Problem(
        "conflict",
        "This Idempotency-Key was already used for another request. Use a new key.",
      );
    }
    if (answer.status !== null && answer.sealedBody) {
      reply.code(answer.status);
      return unseal(getSealingKey(ctx), id, answer.sealedBody).toString();
    }
    await pause(replayInterval);
  }
  throw new Problem(
    "service_unavailable",
    "Your first request is still in progress. Please try again in a moment.",
    {
      retryAfter: 2,
    },
  );
}
