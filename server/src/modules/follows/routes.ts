import { limits } from "@vesper/contract/core/limits";
import * as contract from "@vesper/contract/profiles/follows";
import { answerRemoved } from "#platform/http/answers.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentChoices, presentFollow, presentSettings } from "./present.ts";
import * as follows from "./service/follows.ts";
import { stopFollowAlerts, updateSettings } from "./service/settings.ts";

/** Followed profiles, visible only to the member who follows them. */
export function followRoutes(app: App) {
  serve(app, contract.listFollows, async (ctx) => {
    const { follows: rows, settings, most } = await follows.listFollows(ctx);
    return {
      data: { follows: rows.map(presentFollow), settings: presentSettings(settings) },
      meta: { most },
    };
  });

  serve(app, contract.getFollowStatus, async (ctx, { params }) => {
    const { follow, settings } = await follows.getFollowStatus(ctx, params.id);
    return { data: { follow: follow && presentChoices(follow), settings: presentSettings(settings) } };
  });

  serve(app, contract.followProfile, async (ctx, { params: { id }, body }) => {
    await follows.followProfile(ctx, id, body);
    return { data: { _id: id, ...presentChoices(body) } };
  });

  serve(app, contract.unfollowProfile, (ctx, { params: { id } }) =>
    answerRemoved(id, follows.unfollowProfile(ctx, id)),
  );

  serve(app, contract.updateFollowSettings, async (ctx, { body }) => ({
    data: presentSettings(await updateSettings(ctx, body)),
  }));

  serve(app, contract.stopFollowAlerts, async (ctx, { body }) => {
    await stopFollowAlerts(ctx, body.token);
    return { message: "You won’t get any more emails about the profiles you follow." };
  });

  serve(app, contract.countFollowers, async (ctx) => ({
    data: { count: await follows.countOwnFollowers(ctx), few: limits.statistics.few },
  }));
}
