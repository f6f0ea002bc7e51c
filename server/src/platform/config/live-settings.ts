import { createHash } from "node:crypto";
import { derivePalette, toAccentStyle } from "@vesper/contract/core/accent";
import { toLogo } from "@vesper/contract/core/logo";
import { initialSettings, type Settings } from "@vesper/contract/core/setting-values";
import type { RetentionDays } from "@vesper/contract/core/site";
import { toAgeRules } from "../age/levels.ts";

export interface StoredSettings {
  /** Number of the newest change; 0 before the first. */
  version: number;
  values: Partial<Settings>;
}

/** The parts of the config that this file reads. */
interface LiveConfig {
  givenSettings: Partial<Settings>;
  settingsVersion: number;
}

/** Fields of the config that follow from settings. */
export const toLiveFields = (settings: Settings) => ({
  settings,
  site: toSite(settings),
  mailFrom: settings.mailFrom || `${settings.siteName} <${settings.supportEmail}>`,
  age: toAgeRules(settings),
  registration: settings.registration,
  publicationPolicy: settings.publicationPolicy,
  defaultCurrency: settings.defaultCurrency,
  publicReadsPerMinute: settings.publicReadsPerMinute,
  contactsPerHour: settings.contactsPerHour,
  listingsPerSupplier: settings.listingsPerSupplier,
  staffReadsPerHour: settings.staffReadsPerHour,
  passkeyName: settings.passkeyName,
  retention: toRetention(settings),
  backup: { every: settings.backupEvery, hour: settings.backupHour, keep: settings.backupKeep },
});

/**
 * Lays stored settings over the defaults; the environment wins. It replaces fields of the one config object that every
 * context shares, so that code reads `ctx.config` and never keeps a copy of a field. Returns whether they were newer.
 */
export function applySettings(config: LiveConfig, stored: StoredSettings): boolean {
  // Loads can overtake each other, so an older one is ignored.
  if (stored.version <= config.settingsVersion) return false;
  Object.assign(config, toLiveFields(mergeSettings(config, stored)), { settingsVersion: stored.version });
  return true;
}

/** Returns the settings that would be in force with these stored ones. */
export const mergeSettings = ({ givenSettings }: LiveConfig, { values }: StoredSettings): Settings => ({
  ...initialSettings,
  ...values,
  ...givenSettings,
});

const toSite = (settings: Settings) => ({
  name: settings.siteName,
  supportEmail: settings.supportEmail,
  operator: {
    name: settings.operatorName,
    address: settings.operatorAddress,
    jurisdiction: settings.operatorJurisdiction,
  },
  logo: toLogo(settings.logo),
  accent: settings.accentColor ? toAccentStyle(derivePalette(settings.accentColor)) : null,
  headline: settings.homeHeadline,
  announcement: settings.announcement ? toAnnouncement(settings.announcement) : null,
  announcementEnds: settings.announcementEnds ? new Date(settings.announcementEnds) : null,
  legal: { imprint: settings.imprintText, terms: settings.termsText, privacy: settings.privacyText },
});

const toAnnouncement = (text: string) => ({
  id: createHash("sha256").update(text).digest("hex").slice(0, 8),
  text,
});

const toRetention = (settings: Settings): RetentionDays => ({
  sessions: settings.retentionSessions,
  notifications: settings.retentionNotifications,
  activity: settings.retentionActivity,
  contact: settings.retentionContact,
  archives: settings.retentionArchives,
  imports: settings.retentionImports,
  deliveries: settings.retentionDeliveries,
  visits: settings.retentionVisits,
  identity: settings.retentionIdentity,
  cases: settings.retentionCases,
  chats: settings.retentionChats === "off" ? null : settings.retentionChats,
});
