import * as contract from "@vesper/contract/admin-profiles";
import { signerFor } from "#modules/media/index.ts";
import type { Context } from "#platform/context.ts";
import { adminPagination, offsetOf } from "#platform/http/page-meta.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentAdminProfile } from "./present.ts";
import * as profiles from "./service/administer.ts";

type Row = Awaited<ReturnType<typeof profiles.getProfile>>;

export function profileAdminRoutes(app: App) {
  const present = async (ctx: Context, row: Promise<Row>) => ({
    data: presentAdminProfile(await row, ctx.clock.now(), signerFor(ctx)),
  });

  serve(app, contract.adminListProfiles, async (ctx, { query }) => {
    const { page: _page, limit, sort, ...filter } = query;
    const window = { limit, offset: offsetOf(query), sort };
    const { profiles: rows, total } = await profiles.listProfiles(ctx, filter, window);
    const [now, sign] = [ctx.clock.now(), signerFor(ctx)];
    return {
      data: rows.map((row) => presentAdminProfile(row, now, sign)),
      pagination: adminPagination(query, total),
    };
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
    present(ctx, profiles.setVerification(ctx, params.id, body.isVerified)),
  );
  serve(app, contract.setPremium, (ctx, { params, body }) =>
    present(ctx, profiles.setPremium(ctx, params.id, body)),
  );
}
