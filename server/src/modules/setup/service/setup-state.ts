import type { SetupState } from "@vesper/contract/core/setup";
import { setupNames } from "#platform/config/setup-file.ts";
import { findVariable } from "#platform/config/setting-variables.ts";
import type { Config } from "#platform/config/config.ts";
import { fromSmtpUrl } from "./mail-server.ts";

/** Describes what setup has stored so far, without passwords. */
export function describeSetup(config: Config): SetupState {
  const { settings, publicUrl, smtpUrl, demoData } = config;
  return {
    site: { name: settings.siteName, address: publicUrl },
    operator: {
      name: settings.operatorName,
      address: settings.operatorAddress,
      jurisdiction: settings.operatorJurisdiction,
      supportEmail: settings.supportEmail,
    },
    mail: smtpUrl ? describeMailServer(smtpUrl) : null,
    rules: {
      publicationPolicy: settings.publicationPolicy,
      registration: settings.registration,
      demoData,
    },
    hasDemo: isDemoInstalled(),
    locked: getLockedVariables(config),
    missing: config.redisUrl ? getMissingVariables(config) : [],
  };
}

function isDemoInstalled(): boolean {
  try {
    return import.meta.resolve("@vesper/demo") !== "";
  } catch {
    return false;
  }
}

function describeMailServer(smtpUrl: string): SetupState["mail"] {
  const { password, ...server } = fromSmtpUrl(smtpUrl);
  return { ...server, hasPassword: password !== "" };
}

/** On several nodes, the environment decides everything that a single node keeps in its data folder. */
const getLockedVariables = ({ givenSettings, givenVariables, redisUrl }: Config): string[] => [
  ...Object.keys(givenSettings).flatMap((name) => findVariable(name as keyof typeof givenSettings) ?? []),
  ...setupNames.filter((name) => redisUrl !== undefined || givenVariables.has(name)),
];

const getMissingVariables = ({ givenVariables }: Config): string[] =>
  ["PUBLIC_URL", "SMTP_URL"].filter((name) => !givenVariables.has(name));
