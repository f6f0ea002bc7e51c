import type { Caller, Platform, Viewer } from "../../context.ts";

/**
 * Limits public reads per account, or per network for visitors: enough for people, too little to scrape the
 * directory in minutes. Counts per node, because a round trip to Redis would cost more than most of these reads.
 */
export function limitPublicRead(
  { limiter, config }: Pick<Platform, "limiter" | "config">,
  caller: Caller,
  viewer: Viewer | null,
): void {
  if (caller.isPageRender) return;
  const perMinute = config.publicReadsPerMinute;
  limiter.takeLocalToken(`reads ${viewer?.userId ?? caller.network}`, {
    burst: perMinute,
    perSecond: perMinute / 60,
  });
}
