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

/** Returns why the site cannot run with these trusted issuers, as a sentence for the operator. */
function findIssuerProblem({ production, ageProvider }: Config, settings: Settings): string | null {
  const read = readIssuers(settings.ageIssuers);
  if ("problem" in read) return read.problem;
  const test = read.issuers.find(({ isTest }) => isTest);
  if (production && test)
    return `“${test.name}” is a test issuer: anyone can get a proof of age from it. Remove its certificate.`;
  const isProofNeeded = toAgeRules(settings).strictest === "proof";
  return isProofNeeded && read.issuers.length === 0 && !ageProvider
    ? "A proof of age is required, but nobody could give one. Add the certificates of trusted issuers."
    : null;
}

/** Refuses to start with a test issuer in production, or with a check that nobody could pass. */
export async function enforceAtStart({ config }: Context): Promise<void> {
  const problem = findIssuerProblem(config, config.settings);
  if (problem) throw new StartFailure(`bad setting ageIssuers (AGE_ISSUERS): ${problem}`);
}

/** Refuses a change of settings with which the site would not start. */
export function enforceOnChange({ config }: Transaction, { after }: { after: Settings }): void {
  const problem = findIssuerProblem(config, after);
  if (problem)
    throw new Problem("validation_error", undefined, { details: [`changes.ageIssuers: ${problem}`] });
}
