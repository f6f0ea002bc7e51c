import webPush from "web-push";
import type { Config } from "../config/config.ts";
import type { Pusher } from "./pusher.ts";

/** News of yesterday are none. */
const keptFor = 24 * 60 * 60;

const isGone = (error: unknown) =>
  error instanceof webPush.WebPushError && (error.statusCode === 404 || error.statusCode === 410);

/** Without keys of the operator nothing is ever pushed. */
export function createPusher({ push, site }: Config): Pusher {
  return {
    async send({ endpoint, p256dh, auth }, words) {
      if (!push) return "gone";
      const vapidDetails = { subject: `mailto:${site.supportEmail}`, ...push };
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, words, {
          vapidDetails,
          TTL: keptFor,
          timeout: 10_000,
        });
        return "sent";
      } catch (error) {
        if (isGone(error)) return "gone";
        throw error;
      }
    },
  };
}
