import { currencies } from "../profiles/currencies.ts";
import { AccentColor } from "./accent.ts";
import { AgeIssuers, ageLevelLabels, AgeRules } from "./age-levels.ts";
import { limits } from "./limits.ts";
import { EndTime, LogoKey, MailSender } from "./setting-formats.ts";
import {
  blockSetting,
  choiceSetting,
  daysOrOffSetting,
  daysSetting,
  formattedSetting,
  numberSetting,
  type Setting,
  type SettingGroup,
  textSetting,
} from "./setting-kinds.ts";
import { Email } from "./text.ts";

/** Groups in the order of the settings page. */
export const settingGroups: Record<SettingGroup, string> = {
  brand: "Name and look",
  access: "Access and publication",
  legal: "Operator and legal texts",
  mail: "Mail",
  limits: "Limits",
  retention: "Retention",
  backups: "Backups",
};

const brand = { group: "brand" } as const;
const access = { group: "access" } as const;
const legal = { group: "legal" } as const;
const limited = { group: "limits" } as const;
const backups = { group: "backups" } as const;
const ownText = { ...legal, max: 8000 } as const;

const currencyChoices: Record<string, string> = Object.fromEntries(
  currencies.map(({ code, name }) => [code, `${code}, ${name}`]),
);

/** Every setting that an operator can change while the site runs, with its default. None of them holds a secret. */
export const settings = {
  siteName: textSetting({
    ...brand,
    label: "Site name",
    about: "The name in the header, in page titles and in mails.",
    initial: "Vesper",
    min: 1,
    max: 40,
  }),
  logo: formattedSetting("image", LogoKey, {
    ...brand,
    label: "Logo",
    about: "A picture in place of the star beside the site name; JPEG, PNG or WebP.",
  }),
  accentColor: formattedSetting("color", AccentColor, {
    ...brand,
    label: "Accent color",
    about: "The color of buttons and links in the day theme; the dusk theme shows a lighter shade of it.",
  }),
  homeHeadline: textSetting({
    ...brand,
    label: "Home headline",
    about: "The headline at the top of the home page.",
    initial: "Good company, on your terms.",
    min: 1,
    max: 80,
  }),
  announcement: textSetting({
    ...brand,
    label: "Announcement",
    about: "One line above every public page; leave it empty to show none.",
    max: 200,
  }),
  announcementEnds: formattedSetting("time", EndTime, {
    ...brand,
    label: "Announcement ends",
    about: "When the announcement disappears by itself; leave it empty to show it until you remove it.",
  }),
  passkeyName: textSetting({
    ...brand,
    label: "Name in passkeys",
    about: "The name that password managers show beside a passkey; a neutral one keeps visits private.",
    initial: "My account",
    min: 1,
    max: 40,
  }),
  registration: choiceSetting(
    { open: "Open to everyone", invitation: "By invitation", closed: "Closed" },
    {
      ...access,
      label: "Registration",
      about: "Who can open an account; by invitation, only accounts that staff create or import.",
      initial: "open",
    },
  ),
  publicationPolicy: choiceSetting(
    { approval: "Approved profiles", verified: "Approved and verified profiles" },
    {
      ...access,
      label: "Publication policy",
      about: "Which profiles visitors can see; the stricter policy hides profiles at once.",
      initial: "approval",
    },
  ),
  ageGate: choiceSetting(ageLevelLabels, {
    ...access,
    label: "Age check",
    about: "Which age check visitors pass, unless their country has a rule of its own.",
    initial: "click",
  }),
  ageCountries: formattedSetting("age-rules", AgeRules, {
    ...access,
    label: "Age check by country",
    about:
      "Countries with another age check; where a visitor’s country is unknown, the strictest check applies.",
  }),
  ageIssuers: formattedSetting("certificates", AgeIssuers, {
    ...access,
    label: "Trusted issuers of proofs of age",
    about: "Certificates in PEM format; only proofs signed by one of these issuers are accepted.",
  }),
  defaultCurrency: choiceSetting(currencyChoices, {
    ...access,
    label: "Default currency",
    about: "The currency that new profiles and listings start with.",
    initial: "USD",
  }),
  operatorName: textSetting({
    ...legal,
    label: "Operator",
    about: "The person or company that runs this site, named on the legal pages.",
    initial: "Vesper",
    max: 120,
  }),
  operatorAddress: blockSetting("lines", {
    ...legal,
    label: "Operator’s address",
    about: "The postal address on the legal pages and in the footer.",
    max: 300,
  }),
  operatorJurisdiction: textSetting({
    ...legal,
    label: "Jurisdiction",
    about: "The country or state whose law applies, named in the terms.",
    max: 120,
  }),
  supportEmail: formattedSetting("email", Email, {
    ...legal,
    label: "Support address",
    about: "The mail address for visitors and members; the contact form also delivers to it.",
    initial: "support@vesper.test",
  }),
  imprintText: blockSetting("markdown", {
    ...ownText,
    label: "Imprint: your own paragraphs",
    about: "Shown on the About page, after the operator’s details.",
  }),
  termsText: blockSetting("markdown", {
    ...ownText,
    label: "Terms: your own paragraphs",
    about: "Shown at the end of the terms of service.",
  }),
  privacyText: blockSetting("markdown", {
    ...ownText,
    label: "Privacy policy: your own paragraphs",
    about: "Shown at the end of the privacy policy.",
  }),
  mailFrom: formattedSetting("text", MailSender, {
    group: "mail",
    label: "Sender",
    about: "The sender of every mail; if empty, the site name with the support address.",
  }),
  publicReadsPerMinute: numberSetting({
    ...limited,
    label: "Page views per minute",
    about: "How many public pages and lists one visitor or member may open per minute, on each node.",
    initial: 600,
    min: 1,
    max: 99_999_999,
  }),
  contactsPerHour: numberSetting({
    ...limited,
    label: "Contact details per hour",
    about: "How many profiles’ contact details one visitor or member may read per hour.",
    initial: limits.contacts.calls,
    min: 1,
    max: 10_000,
  }),
  listingsPerSupplier: numberSetting({
    ...limited,
    label: "Listings per supplier",
    about: "How many listings one supplier may have.",
    initial: limits.listing.perSupplier,
    min: 1,
    max: 1000,
  }),
  staffReadsPerHour: numberSetting({
    ...limited,
    label: "Personal pages per hour",
    about:
      "How many pages with personal data one member of staff may open per hour, counted separately for each kind of page.",
    initial: limits.staffReads.perHour,
    min: 10,
    max: 10_000,
  }),
  retentionSessions: daysSetting("ended sessions and personal access tokens, and expired mailed links", 30),
  retentionNotifications: daysSetting("notifications", 365),
  retentionActivity: daysSetting("members’ activity", 400),
  retentionContact: daysSetting("contact messages that were answered or closed", 365),
  retentionArchives: daysSetting("data exports that members asked for", 7),
  retentionImports: daysSetting("bulk uploads and the results of their rows", 30),
  retentionDeliveries: daysSetting("the delivery log of webhooks", 30),
  retentionVisits: daysSetting("hashes of who viewed what", 2),
  retentionIdentity: daysSetting("identity pictures without a decision", 14),
  retentionCases: daysSetting("evidence of decided cases and who reported", 1095),
  retentionChats: daysOrOffSetting("conversations without a new message", 730),
  backupEvery: choiceSetting(
    { off: "Off", daily: "Every day", weekly: "Every Monday" },
    { ...backups, label: "Scheduled backup", about: "How often this site backs itself up.", initial: "off" },
  ),
  backupHour: numberSetting({
    ...backups,
    label: "Hour of the backup",
    about: "The hour at which a scheduled backup starts, from 0 to 23, in UTC.",
    initial: 3,
    min: 0,
    max: 23,
  }),
  backupKeep: numberSetting({
    ...backups,
    label: "Backups kept",
    about: "How many scheduled backups are kept; the oldest is deleted first.",
    initial: 7,
    min: 1,
    max: 365,
  }),
} satisfies Record<string, Setting>;
