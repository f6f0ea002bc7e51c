import { buffer } from "node:stream/consumers";
import * as contract from "@vesper/contract/accounts/avatars";
import { limits } from "@vesper/contract/core/limits";
import { requireAdmission, toPictureLifetime } from "#platform/age/gate.ts";
import { serve, serveWithReply, type App } from "#platform/http/serve.ts";
import { receiveUpload } from "#platform/http/uploads.ts";
import * as avatar from "./service/avatar.ts";

/** Avatar endpoints: the picture beside a person's name. */
export function avatarRoutes(app: App) {
  serveWithReply(app, contract.uploadAvatar, async (ctx, _input, { request }) => {
    const { file } = await receiveUpload(request, {
      field: "file",
      bytes: limits.upload.avatar,
      store: (stream) => buffer(stream),
      discard: async () => {},
    });
    return { data: await avatar.setAvatar(ctx, file) };
  });

  serve(app, contract.removeAvatar, async (ctx) => ({ data: await avatar.removeAvatar(ctx) }));

  app.get<{ Params: { name: string } }>(
    "/avatars/:name",
    { config: { name: "avatar" } },
    async ({ params, headers }, reply) => {
      const admission = requireAdmission(headers, app.platform);
      const content = await avatar.openAvatar(app.platform, params.name);
      if (!content) return reply.callNotFound();
      // Let only the browser cache this, never a proxy: a removed picture must not be served again.
      reply
        .type("image/webp")
        .header("cache-control", `private, max-age=${toPictureLifetime(admission)}, immutable`);
      return reply.send(content);
    },
  );
}
