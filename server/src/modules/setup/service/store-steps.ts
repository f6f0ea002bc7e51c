import type {
  SetupMail,
  SetupOperator,
  SetupRules,
  SetupSite,
  SetupState,
} from "@vesper/contract/core/setup";
import type { SettingChanges } from "@vesper/contract/core/setting-values";
import { storeSettings } from "#modules/site/index.ts";
import { applySetupFile } from "#platform/config/apply-setup-file.ts";
import { readSetupFile, type SetupFile, writeSetupFile } from "#platform/config/setup-file.ts";
import { transact, type Context } from "#platform/context.ts";
import { toSmtpUrl, withStoredPassword } from "./mail-server.ts";
import { describeSetup } from "./setup-state.ts";

export async function storeSite(ctx: Context, { name, address }: SetupSite): Promise<SetupState> {
  storeInFile(ctx, { PUBLIC_URL: address });
  return storeUnlocked(ctx, { siteName: name });
}

export const storeOperator = (ctx: Context, operator: SetupOperator): Promise<SetupState> =>
  storeUnlocked(ctx, {
    operatorName: operator.name,
    operatorAddress: operator.address,
    operatorJurisdiction: operator.jurisdiction,
    supportEmail: operator.supportEmail,
  });

export function storeMail(ctx: Context, mail: SetupMail | null): SetupState {
  const url = mail ? toSmtpUrl(withStoredPassword(ctx.config.smtpUrl, mail)) : undefined;
  storeInFile(ctx, { SMTP_URL: url });
  return describeSetup(ctx.config);
}

/** Demo data is created by the server when setup ends, or at its next start. */
export function storeRules(
  ctx: Context,
  { publicationPolicy, registration, demoData }: SetupRules,
): Promise<SetupState> {
  storeInFile(ctx, { DEMO_DATA: demoData ? "on" : "off" });
  return storeUnlocked(ctx, { publicationPolicy, registration });
}

/** Stores settings, except those that the environment decides: the form shows them, but cannot change them. */
async function storeUnlocked(ctx: Context, changes: SettingChanges): Promise<SetupState> {
  const { givenSettings } = ctx.config;
  const open = Object.entries(changes).filter(([name]) => !(name in givenSettings));
  await transact(ctx, (tx) => storeSettings(tx, Object.fromEntries(open) as SettingChanges));
  return describeSetup(ctx.config);
}

/** Keeps values in the data folder of the only node and puts them in force. Several nodes share no data folder. */
function storeInFile({ config }: Context, values: SetupFile): void {
  if (config.redisUrl) return;
  const stored = { ...readSetupFile(config.dataDir), ...values };
  writeSetupFile(config.dataDir, stored);
  applySetupFile(config, stored);
}
