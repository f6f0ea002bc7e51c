import { settings } from "@vesper/contract/core/settings";
import { settingNames, type SettingName, type Settings } from "@vesper/contract/core/setting-values";
import { applySettings, type StoredSettings } from "#platform/config/live-settings.ts";
import type { Platform } from "#platform/context.ts";
import { isDatabaseUnavailable } from "#platform/database/errors.ts";
import { selectSettings, type StoredRow } from "../store.ts";

/** Even a healthy cluster is checked: a node may have died between a commit and its broadcast. */
const checkInterval = 5_000;

/** Loads the stored settings into the config of this node, and purges its pages if they were newer. */
export async function loadSettings(platform: Platform): Promise<void> {
  if (applySettings(platform.config, await readStored(platform))) platform.pages.purgeLocal();
}

export async function readStored(platform: Platform): Promise<StoredSettings> {
  const { version, rows } = await selectSettings(platform.db);
  return { version, values: toValues(platform, rows) };
}

const isKnown = (name: string): name is SettingName => (settingNames as string[]).includes(name);

/** Drops rows that this release cannot read, such as those of a newer one: the default applies. */
function toValues({ log }: Platform, rows: readonly StoredRow[]): Partial<Settings> {
  const values = rows.flatMap(({ name, value }) => {
    const parsed = isKnown(name) ? settings[name].schema.safeParse(value) : undefined;
    if (parsed?.success) return [[name, parsed.data] as const];
    log.warn({ setting: name }, "ignored a stored setting that this release cannot read");
    return [];
  });
  return Object.fromEntries(values);
}

/** Keeps this node's config current. Returns a function that stops following. */
export function followSettings(platform: Platform): () => void {
  const { nodes, log } = platform;
  const reload = () =>
    loadSettings(platform).catch((error: unknown) => {
      // Without a database, every check would report this, and failing requests already log it.
      log[isDatabaseUnavailable(error) ? "debug" : "warn"]({ err: error }, "could not load settings");
    });
  nodes.on("settings.changed", () => void reload());
  nodes.whileIsolated(reload);
  const timer = setInterval(() => void reload(), checkInterval).unref();
  return () => clearInterval(timer);
}
