import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.ts";
import { requireAdmission, toPictureLifetime } from "#platform/age/gate.ts";
import type { Admission } from "#platform/identity/admission.ts";
import { findByteRange } from "./byte-range.ts";
import { openFile, type OpenFile } from "./service/open-file.ts";
import type { Signature } from "./service/signed-address.ts";

interface FileRequest {
  Params: { id: string; name: string };
  Querystring: Partial<Signature>;
}

/** Serves pictures and videos. The bytes behind a name never change, but who may see them can. */
export function mediaFileRoutes(app: App) {
  app.get<FileRequest>("/media/:id/:name", { config: { name: "media" } }, async (request, reply) => {
    const admission = requireAdmission(request.headers, app.platform);
    const { country } = admission;
    const file = await openFile(app.platform, { ...request.params, signature: request.query, country });
    return file ? sendFile(request, reply, file, admission) : reply.callNotFound();
  });
}

async function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: OpenFile,
  admission: Admission,
) {
  if (file.elsewhere) {
    return reply.header("cache-control", "no-store").redirect(await file.elsewhere(), 302);
  }
  reply
    .type(file.type)
    .header("accept-ranges", "bytes")
    // Let only the browser cache this, never a proxy: a hidden file must not be served again.
    .header(
      "cache-control",
      `private, max-age=${file.isPrivate ? 300 : toPictureLifetime(admission)}, immutable`,
    );
  const range = findByteRange(headers.range, file.size);
  if (range === "outside") return reply.code(416).header("content-range", `bytes */${file.size}`).send();
  const content = await file.read(range);
  if (!content) return reply.callNotFound();
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  reply.header("content-length", end - start + 1);
  if (range) reply.code(206).header("content-range", `bytes ${start}-${end}/${file.size}`);
  return reply.send(content);
}
