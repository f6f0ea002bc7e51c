import type { SettingsInForce } from "@vesper/contract/core/admin-settings";
import {
  initialSettings,
  type SettingChanges,
  type SettingName,
  type Settings,
  type SettingValue,
} from "@vesper/contract/core/setting-values";
import { v7 as newId } from "uuid";
import { audit } from "#modules/moderation/index.ts";
import { applySettings, mergeSettings } from "#platform/config/live-settings.ts";
import { findVariable } from "#platform/config/setting-variables.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { Problem } from "#platform/problem.ts";
import { presentChanger } from "../present.ts";
import * as store from "../store.ts";
import { loadSettings, readStored } from "./live-settings.ts";

/** Returns the settings in force on this node, after loading any newer ones. */
export async function readSettings(ctx: Context): Promise<SettingsInForce> {
  await loadSettings(ctx);
  const { settings: values, settingsVersion: version } = ctx.config;
  return { version, values, locked: getLocked(ctx) };
}

const getLocked = ({ config }: Context): Partial<Record<SettingName, string>> =>
  Object.fromEntries(
    (Object.keys(config.givenSettings) as SettingName[]).map((name) => [name, findVariable(name) ?? ""]),
  );

/** Changes settings for an admin whose form shows the given version. */
export async function changeSettings(
  ctx: Context,
  { version, changes }: { version: number; changes: SettingChanges },
): Promise<SettingsInForce> {
  await transact(ctx, async (tx) => {
    await store.lockSettings(tx.db);
    if ((await store.selectVersion(tx.db)) !== version) throw await toConflict(tx);
    await storeSettings(tx, changes);
  });
  return readSettings(ctx);
}

async function toConflict(tx: Transaction): Promise<Problem> {
  const newest = await store.selectNewestChange(tx.db);
  const who = (newest && presentChanger(newest)?.name) || "Someone else";
  return new Problem(
    "conflict",
    `${who} changed the settings since you opened this page. Check the current values, then save again.`,
  );
}

interface StoreOptions {
  action?: string;
  /** The change that this one undoes. */
  undid?: string;
}

/**
 * Stores new values with their history, and puts them in force on every node after the commit. Values equal to the
 * stored ones change nothing.
 */
export async function storeSettings(
  tx: Transaction,
  changes: SettingChanges,
  { action = "settings.changed", undid }: StoreOptions = {},
): Promise<void> {
  await store.lockSettings(tx.db);
  const stored = await readStored(tx);
  const entries = toEntries(changes).filter(([name, value]) => value !== (stored.values[name] ?? null));
  if (entries.length === 0) return;
  enforceUnlocked(tx, entries);
  for (const [name, after] of entries) {
    await storeValue(tx, { name, before: stored.values[name] ?? null, after, undid: undid ?? null });
  }

  const next = await readStored(tx);
  const [before, after] = [mergeSettings(tx.config, stored), mergeSettings(tx.config, next)];
  await publish(tx, "settings.changed", { before, after });
  tx.afterCommit(() => {
    applySettings(tx.config, next);
    tx.nodes.broadcast("settings.changed", {});
    tx.pages.purge();
  });
  const pick = (values: Settings) => Object.fromEntries(entries.map(([name]) => [name, values[name]]));
  const subject = { type: "settings", id: null };
  await audit(tx, { action, subject, before: pick(before), after: pick(after) });
}

type Entry = [name: SettingName, value: SettingValue | null];

/** A value equal to the default is stored as none, so that a later default applies. */
const toEntries = (changes: SettingChanges): Entry[] =>
  (Object.entries(changes) as [SettingName, SettingValue | null | undefined][]).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value === initialSettings[name] ? null : value]],
  );

function enforceUnlocked({ config }: Context, entries: readonly Entry[]): void {
  const details = entries.flatMap(([name]) =>
    name in config.givenSettings
      ? [`changes.${name}: The variable ${findVariable(name)} determines this setting.`]
      : [],
  );
  if (details.length > 0) throw new Problem("validation_error", undefined, { details });
}

async function storeValue(
  tx: Transaction,
  change: {
    name: SettingName;
    before: SettingValue | null;
    after: SettingValue | null;
    undid: string | null;
  },
): Promise<void> {
  const [now, { name, after: value }] = [tx.clock.now(), change];
  if (value === null) await store.deleteSetting(tx.db, name);
  else await store.upsertSetting(tx.db, { name, value, now });
  await store.insertChange(tx.db, {
    ...change,
    id: newId(),
    changedBy: tx.viewer?.userId ?? null,
    changedAt: now,
  });
}
