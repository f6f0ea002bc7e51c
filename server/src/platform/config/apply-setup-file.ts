import type { Config } from "./config.ts";
import { toExposure } from "./exposure.ts";
import type { SetupFile } from "./setup-file.ts";

/** Puts stored values in force on this node, except where the environment decides. */
export function applySetupFile(config: Config, stored: SetupFile): void {
  const { production, host, givenVariables } = config;
  const find = (name: keyof SetupFile) => (givenVariables.has(name) ? undefined : stored[name]);
  const demoData = find("DEMO_DATA") ?? (config.demoData ? "on" : "off");
  Object.assign(config, {
    ...toExposure({
      production,
      host,
      publicUrl: find("PUBLIC_URL") ?? config.publicUrl,
      demoData: demoData === "on" ? "on" : "off",
    }),
    ...(!givenVariables.has("SMTP_URL") && { smtpUrl: stored.SMTP_URL }),
  });
}
