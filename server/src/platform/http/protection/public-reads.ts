import type { Caller, Platform, Viewer } from "../../context.ts";

/**
 * Limits what one person, or one network of visitors, reads in public: enough for people, too little to copy the
 * directory in minutes. Counted on each node by itself, because a round trip would cost more than most of these reads.
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
