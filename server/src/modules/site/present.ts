import type { SettingChange } from "@vesper/contract/core/admin-settings";
import type { Person } from "@vesper/contract/accounts/person";
import type { Site } from "@vesper/contract/core/site";
import type { Context } from "#platform/context.ts";
import { toNameForStaff } from "#platform/identity/account-name.ts";
import type { ChangeRow } from "./store.ts";

export function presentSite({ config, clock, caller }: Context): Site {
  const { site } = config;
  const isOver = site.announcementEnds !== null && site.announcementEnds <= clock.now();
  return {
    name: site.name,
    url: config.publicUrl,
    supportEmail: site.supportEmail,
    ageLevel: caller.ageLevel,
    isGated: caller.isGated,
    knowsCountries: config.countryHeader !== undefined,
    operator: site.operator,
    logo: site.logo,
    accent: site.accent,
    headline: site.headline,
    announcement: isOver ? null : site.announcement,
    registration: config.registration,
    defaultCurrency: config.defaultCurrency,
  };
}

/** The admin who made a change; null for the system. */
export const presentChanger = (row: ChangeRow): Person | null =>
  row.changedBy
    ? { _id: row.changedBy, name: toNameForStaff(row.changerName) ?? "", avatar: row.changerAvatar }
    : null;

export const presentChange =
  ({ config }: Context) =>
  (row: ChangeRow): SettingChange => ({
    _id: row.id,
    name: row.name,
    before: row.before,
    after: row.after,
    at: row.changedAt.toISOString(),
    by: presentChanger(row),
    isUndo: row.undid !== null,
    isUndoable: Boolean(row.isLatest) && !(row.name in config.givenSettings),
  });
