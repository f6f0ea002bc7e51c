import * as contract from "@vesper/contract/profiles/admin-profiles";
import { createSigner } from "#modules/media/index.ts";
import type { Context } from "#platform/context.ts";
import { toAdminPage } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentAdminProfile } from "./present.ts";
import * as profiles from "./service/administer.ts";

type Row = Awaited<ReturnType<typeof profiles.getProfile>>;

export function profileAdminRoutes(app: App) {
  const present = async (ctx: Context, found: Promise<Row>) => {
    const row = await found;
    const getInfo = await profiles.getReviewInfo(ctx, [row]);
    return { data: presentAdminProfile(row, ctx.clock.now(), createSigner(ctx), getInfo(row.id)) };
  };

  serve(app, contract.adminListProfiles, async (ctx, { query }) => {
    const page = await profiles.listProfiles(ctx, query);
    const [now, sign] = [ctx.clock.now(), createSigner(ctx)];
    const getInfo = await profiles.getReviewInfo(ctx, page.rows);
    return toAdminPage(query, page, (row) => presentAdminProfile(row, now, sign, getInfo(row.id)));
  });

  serve(app, contract.adminGetProfile, (ctx, { params }) =>
    present(ctx, profiles.getProfile(ctx, params.id)),
  );
  serve(app, contract.approveProfile, (ctx, { params }) =>
    present(ctx, profiles.approveProfile(ctx, params.id)),
  );
  serve(app, contract.rejectProfile, (ctx, { params, body }) =>
    present(ctx, profiles.rejectProfile(ctx, params.id, body)),
  );
  serve(app, contract.setVerification, (ctx, { params, body }) =>
    present(ctx, profiles.setVerification(ctx, params.id, body)),
  );
  serve(app, contract.setPremium, (ctx, { params, body }) =>
    present(ctx, profiles.setPremium(ctx, params.id, body)),
  );
}
