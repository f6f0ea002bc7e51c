import * as account from "@vesper/contract/accounts/accounts";
import * as contract from "@vesper/contract/accounts/privacy";
import { signAddress, type Signature } from "#modules/media/index.ts";
import { signedIn } from "#platform/context.ts";
import { requireAdmission } from "#platform/age/gate.ts";
import { serve, serveWithReply, type App } from "#platform/http/serve.ts";
import { Problem } from "#platform/problem.ts";
import { toArchiveAddress } from "./keys.ts";
import { presentArchive } from "./present.ts";
import { exportData } from "./service/export.ts";
import { getArchive, openArchive, requestArchive } from "./service/archive.ts";

interface FileRequest {
  Params: { name: string };
  Querystring: Partial<Signature>;
}

/** Endpoints for the data export: JSON at once, or an archive with files that a job builds. */
export function privacyRoutes(app: App) {
  serveWithReply(app, account.exportData, async (ctx, _request, reply) => {
    reply.header("content-disposition", 'attachment; filename="my-data.json"');
    return { data: await exportData(ctx) };
  });

  serve(app, contract.requestArchive, async (ctx) => ({
    data: presentArchive(await requestArchive(ctx)),
  }));

  serve(app, contract.getArchive, async (ctx) => {
    const archive = await getArchive(ctx);
    return { data: archive && presentArchive(archive) };
  });

  serve(app, contract.getArchiveLink, async (ctx) => {
    const archive = await getArchive(ctx);
    if (archive?.status !== "done") throw new Problem("not_found");
    const { userId } = signedIn(ctx);
    return { data: { url: signAddress(ctx.secrets, toArchiveAddress(archive.id), userId, ctx.clock.now()) } };
  });

  app.get<FileRequest>(
    "/archives/:name",
    { config: { name: "archive" } },
    async ({ params, query, headers }, reply) => {
      requireAdmission(headers, app.platform);
      const archive = await openArchive(app.platform, params.name, query);
      if (!archive) return reply.callNotFound();
      reply
        .type("application/zip")
        .header("cache-control", "no-store")
        .header("content-disposition", 'attachment; filename="my-data.zip"')
        .header("content-length", archive.size);
      return reply.send(archive.content);
    },
  );
}
