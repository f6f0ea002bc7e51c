import { accounts } from "#modules/accounts/module.ts";
import { activity } from "#modules/activity/module.ts";
import { age } from "#modules/age/module.ts";
import { backups } from "#modules/backups/module.ts";
import { blocks } from "#modules/blocks/module.ts";
import { bulkUpload } from "#modules/bulk-upload/module.ts";
import { chat } from "#modules/chat/module.ts";
import { contact } from "#modules/contact/module.ts";
import { favorites } from "#modules/favorites/module.ts";
import { follows } from "#modules/follows/module.ts";
import { insights } from "#modules/insights/module.ts";
import { listings } from "#modules/listings/module.ts";
import { media } from "#modules/media/module.ts";
import { moderation } from "#modules/moderation/module.ts";
import { notifications } from "#modules/notifications/module.ts";
import { places } from "#modules/places/module.ts";
import { privacy } from "#modules/privacy/module.ts";
import { profiles } from "#modules/profiles/module.ts";
import { rates } from "#modules/rates/module.ts";
import { reports } from "#modules/reports/module.ts";
import { reviews } from "#modules/reviews/module.ts";
import { savedSearches } from "#modules/saved-searches/module.ts";
import { sealing } from "#modules/sealing/module.ts";
import { setup } from "#modules/setup/module.ts";
import { site } from "#modules/site/module.ts";
import { sitemap } from "#modules/sitemap/module.ts";
import { status } from "#modules/status/module.ts";
import { taxonomy } from "#modules/taxonomy/module.ts";
import { verification } from "#modules/verification/module.ts";
import { webhooks } from "#modules/webhooks/module.ts";
import type { Module } from "#platform/module.ts";

/** The application's modules. If several handle the same event, their handlers run in this order. */
export const modules: readonly Module[] = [
  sealing,
  site,
  setup,
  accounts,
  notifications,
  activity,
  moderation,
  reports,
  profiles,
  media,
  listings,
  reviews,
  blocks,
  privacy,
  chat,
  bulkUpload,
  contact,
  favorites,
  savedSearches,
  follows,
  verification,
  age,
  insights,
  places,
  rates,
  sitemap,
  taxonomy,
  backups,
  status,
  webhooks,
];
