import { createECDH } from "node:crypto";
import { attention, broken, ok, unused, type StatusCheck } from "../check.ts";
import { formatCount } from "../format.ts";
import { countPushSubscriptions } from "../store/server.ts";

export const pushCheck: StatusCheck = {
  name: "push",
  title: "Push keys",
  about: "Whether the two VAPID keys belong together, and whether they are set while browsers are subscribed",
  needs: "tables",
  async run({ db, config: { push } }) {
    const subscriptions = await countPushSubscriptions(db);
    const subscribed = `${formatCount(subscriptions, "browser")} subscribed.`;
    if (!push) {
      return subscriptions > 0
        ? attention({ found: `No keys are set; ${subscribed}`, ...missing })
        : unused("No keys are set.");
    }
    if (derivePublicKey(push.privateKey) !== push.publicKey)
      return broken({ found: `The keys do not match; ${subscribed}`, ...mismatch });
    return ok(`The keys match; ${subscribed}`);
  },
};

/** Returns the public key of a private one in base64url; null if it is not a key of the curve. */
function derivePublicKey(privateKey: string): string | null {
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
    return pair.getPublicKey().toString("base64url");
  } catch {
    return null;
  }
}

const missing = {
  problem: "People have turned on push notifications, but the site cannot send any.",
  remedy: "Set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY to the keys that were in use before.",
};
const mismatch = {
  problem:
    "VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY, so push services refuse every notification.",
  remedy:
    "Set both keys to one pair. “npx web-push generate-vapid-keys” makes a new one; browsers then have to subscribe again.",
};
