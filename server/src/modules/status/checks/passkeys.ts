import { countForeignPasskeys } from "#modules/accounts/index.ts";
import { attention, ok, type StatusCheck } from "../check.ts";
import { formatCount } from "../format.ts";

/** `doctor` with a new PUBLIC_URL shows what moving there would cost, before anyone is locked out. */
export const passkeysCheck: StatusCheck = {
  name: "passkeys",
  title: "Passkeys",
  about: "Whether every passkey was made for the host of PUBLIC_URL",
  needs: "tables",
  async run(ctx) {
    const count = await countForeignPasskeys(ctx);
    if (count === 0) return ok("Every passkey belongs to this address.");
    return attention({
      found: `${formatCount(count, "passkey")} made for another address.`,
      problem: `Browsers do not offer these passkeys at ${ctx.config.publicUrl}, so their owners cannot sign in with them.`,
      remedy:
        "Keep the former address, or have their owners add another passkey or an authenticator app first.",
    });
  },
};
