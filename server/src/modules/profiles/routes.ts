import * as contract from "@vesper/contract/profiles/profiles";
import { getOwnExposure } from "@vesper/contract/profiles/exposure";
import type { Context } from "#platform/context.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentExposure } from "./present-exposure.ts";
import { presentOwnProfile } from "./present.ts";
import * as exposure from "./service/exposure.ts";
import { getHiddenReasons } from "./service/visibility.ts";
import * as own from "./service/own-profile.ts";
import { getOwnStats } from "./service/visits.ts";

type Row = Awaited<ReturnType<typeof own.getOwnProfile>>;

/** Endpoints for an escort's own profile. */
export function ownProfileRoutes(app: App) {
  const present = async (ctx: Context, row: Promise<Row>) => {
    const profile = await row;
    const hiddenBy = await getHiddenReasons(ctx, profile);
    return { data: { ...presentOwnProfile(profile, ctx.clock.now()), hiddenBy } };
  };

  serve(app, contract.createProfile, (ctx, { body }) => present(ctx, own.createProfile(ctx, body)));
  serve(app, contract.getOwnProfile, (ctx) => present(ctx, own.getOwnProfile(ctx)));
  serve(app, contract.updateOwnProfile, (ctx, { body }) => present(ctx, own.updateOwnProfile(ctx, body)));
  serve(app, contract.deleteOwnProfile, async (ctx) => ({ data: { _id: await own.deleteOwnProfile(ctx) } }));
  serve(app, contract.resubmitProfile, (ctx) => present(ctx, own.resubmitProfile(ctx)));
  serve(app, contract.setAvailable, (ctx, { body }) => present(ctx, own.setAvailable(ctx, body.hours)));
  serve(app, contract.clearAvailable, (ctx) => present(ctx, own.clearAvailable(ctx)));
  serve(app, contract.getOwnStats, async (ctx, { query }) => ({ data: await getOwnStats(ctx, query.days) }));
  serve(app, getOwnExposure, async (ctx, { query }) => ({
    data: presentExposure(await exposure.getOwnExposure(ctx, query.days)),
  }));
}
