import type { Config } from "#platform/config/config.ts";
import { attention, ok, type StatusCheck } from "../check.ts";
import { findUnencrypted, type WeakSetting } from "./unencrypted.ts";

export const settingsCheck: StatusCheck = {
  name: "settings",
  title: "Settings",
  about: "Whether a setting works but is risky in production",
  isPerNode: true,
  async run({ config }) {
    const weak = findWeakSettings(config);
    if (weak.length === 0) return ok(config.production ? "No risky setting." : "Not in production.");
    return attention({
      found: `Risky: ${weak.map(({ name }) => name).join(", ")}.`,
      problem: weak.map(({ problem }) => problem).join(" "),
      remedy: weak.map(({ remedy }) => remedy).join(" "),
    });
  },
};

function findWeakSettings(config: Config): WeakSetting[] {
  if (!config.production) return [];
  const { rateLimits, trustProxy, secure, demoData, site, warnings } = config;
  return [
    !rateLimits && {
      name: "RATE_LIMITS",
      problem: "Rate limits are off, so nothing slows down guessing of passwords.",
      remedy: "Remove RATE_LIMITS=off.",
    },
    secure &&
      trustProxy === 0 && {
        name: "TRUST_PROXY",
        problem:
          "A proxy terminates https, but TRUST_PROXY is off: all visitors share one address and one rate limit.",
        remedy: "Set TRUST_PROXY to the number of proxies in front.",
      },
    warnings.length > 0 && {
      name: "TRUST_PROXY",
      problem: "TRUST_PROXY=on does not say how many proxies there are.",
      remedy: "Set TRUST_PROXY to the number of proxies in front, or their networks.",
    },
    demoData && {
      name: "DEMO_DATA",
      problem: "Visitors see invented profiles among the real ones.",
      remedy: "Set DEMO_DATA=off and start with an empty database.",
    },
    site.supportEmail.endsWith(".test") && {
      name: "OPERATOR_SUPPORT_EMAIL",
      problem: "Mails to the support address cannot arrive.",
      remedy: "Set OPERATOR_SUPPORT_EMAIL to an address that you read.",
    },
    ...findUnencrypted(config),
  ].filter((weak): weak is WeakSetting => weak !== false);
}
