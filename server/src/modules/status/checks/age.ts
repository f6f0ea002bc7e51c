import { listIssuers } from "#modules/age/index.ts";
import { addMilliseconds, day, toDay } from "#platform/clock.ts";
import { attention, broken, ok, unused, type StatusCheck } from "../check.ts";
import { formatCount } from "../format.ts";

/** Time in which an operator can find an issuer's next certificate. */
const noticeDays = 30;

export const ageCheck: StatusCheck = {
  name: "age",
  title: "Proofs of age",
  about:
    "Whether visitors who must prove their age can: the certificates of trusted issuers, and other providers",
  async run(ctx) {
    const { clock, config } = ctx;
    if (config.age.strictest !== "proof") return unused("No country requires a proof of age.");
    const issuers = listIssuers(ctx);
    const now = clock.now();
    const current = issuers.filter(({ until }) => until > now);
    const found = describeWays(current.length, config.ageProvider?.name);
    if (current.length === 0 && !config.ageProvider) return broken({ found, ...noWay });
    const ending = issuers.filter(({ until }) => until < addMilliseconds(now, noticeDays * day));
    return ending.length > 0 ? attention({ found, ...describeEnding(ending) }) : ok(found);
  },
};

const describeWays = (issuers: number, provider: string | undefined) =>
  `${formatCount(issuers, "trusted certificate")}${provider ? `, and ${provider}` : ""}.`;

const noWay = {
  problem: "All certificates have ended, so nobody can prove their age and enter.",
  remedy: "Add the issuers’ current certificates under “Trusted issuers of proofs of age” in the settings.",
};

const describeEnding = (ending: ReturnType<typeof listIssuers>) => ({
  problem: `Soon or already invalid: ${ending.map(({ name, until }) => `${name} (${toDay(until)})`).join(", ")}.`,
  remedy: "Add the issuers’ next certificates in the settings, and remove those that have ended.",
});
