import type { AgeOptions } from "@vesper/contract/accounts/age-proof";
import type { Settings } from "@vesper/contract/core/setting-values";
import { toAgeRules } from "#platform/age/levels.ts";
import type { Config } from "#platform/config/config.ts";
import type { Context, Platform, Transaction } from "#platform/context.ts";
import { Problem, StartFailure } from "#platform/problem.ts";
import { readIssuers, type TrustedIssuer } from "../wallet/issuers.ts";

export const listOptions = ({ config }: Platform): AgeOptions => ({
  wallet: config.settings.ageIssuers !== "",
  provider: config.ageProvider?.name ?? null,
});

/** Returns the trusted issuers in force. */
export function listIssuers({ config }: Platform): TrustedIssuer[] {
  const read = readIssuers(config.settings.ageIssuers);
  return "issuers" in read ? read.issuers : [];
}

/** Returns the name of a setting that the site cannot run with, and why. */
function findProblem(
  { production, ageProvider }: Config,
  settings: Settings,
): { name: "ageGate" | "ageIssuers"; problem: string } | null {
  const read = readIssuers(settings.ageIssuers);
  if ("problem" in read) return { name: "ageIssuers", problem: read.problem };
  const test = read.issuers.find(({ isTest }) => isTest);
  if (production && test)
    return {
      name: "ageIssuers",
      problem: `“${test.name}” is a test issuer: anyone can get a proof of age from it. Remove its certificate.`,
    };
  const isProofNeeded = toAgeRules(settings).strictest === "proof";
  if (isProofNeeded && read.issuers.length === 0 && !ageProvider)
    return {
      name: "ageIssuers",
      problem:
        "A proof of age is required, but nobody could give one. Add the certificates of trusted issuers.",
    };
  return null;
}

/** Refuses to start with a test issuer in production, or with a check that nobody could pass. */
export async function enforceAtStart({ config }: Context): Promise<void> {
  const found = findProblem(config, config.settings);
  if (found) throw new StartFailure(`bad setting ${found.name}: ${found.problem}`);
}

/** Refuses a change of settings with which the site would not start. */
export function enforceOnChange({ config }: Transaction, { after }: { after: Settings }): void {
  const found = findProblem(config, after);
  if (found)
    throw new Problem("validation_error", undefined, {
      details: [`changes.${found.name}: ${found.problem}`],
    });
}
