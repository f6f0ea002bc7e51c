import type { DefinitionBlock } from "./definition-blocks.tsx";

/** Common third-party features that this site does not use. */
export const thirdParties = [
  { term: "Analytics", detail: "none. We count visits ourselves and don’t track anyone." },
  { term: "Advertising networks", detail: "none. We don’t show third-party ads." },
  { term: "Social pixels", detail: "none. No social network learns you were here." },
  { term: "Payment processors", detail: "none. We don’t take payments on this site." },
  {
    term: "Content delivery networks",
    detail: "none. Scripts, styles, fonts and images come from our own server.",
  },
] as const;

/** Opt-out pages for tracking by other sites. These are the only external links on this site. */
export const optOutLinks = [
  { to: "https://www.youronlinechoices.eu/", label: "Your Online Choices", where: "advertising in Europe" },
  { to: "https://optout.aboutads.info/", label: "WebChoices", where: "advertising in the United States" },
  {
    to: "https://optout.networkadvertising.org/",
    label: "NAI opt-out",
    where: "members of the Network Advertising Initiative",
  },
  {
    to: "https://tools.google.com/dlpage/gaoptout",
    label: "Google Analytics opt-out",
    where: "a browser add-on",
  },
] as const;

export const cookieKinds: readonly DefinitionBlock[] = [
  {
    title: "Essential cookies",
    text: "Keep you signed in and protect forms. Sites that use them don’t work without them.",
    facts: [
      {
        term: "Typical lifespan",
        detail:
          "Session cookies: until you close the browser. Authentication cookies: 30 days or until you sign out.",
      },
      {
        term: "On this site",
        detail:
          "One, and only where a proof of age is required: it lets in a browser whose age is proven, as described below. We keep your session in local storage instead.",
      },
    ],
  },
  {
    title: "Performance and analytics cookies",
    text: "Count visits and record which pages people view.",
    facts: [
      { term: "Typical lifespan", detail: "2 years" },
      { term: "On this site", detail: "Not used. We don’t use analytics." },
    ],
  },
  {
    title: "Functional cookies",
    text: "Remember choices such as language or theme.",
    facts: [
      { term: "Typical lifespan", detail: "Preference cookies: 1 year" },
      {
        term: "On this site",
        detail: "Not used. We keep your choices in local storage, as described below.",
      },
    ],
  },
  {
    title: "Advertising cookies",
    text: "Track people across websites to show them ads.",
    facts: [
      { term: "Typical lifespan", detail: "90 days to 2 years" },
      { term: "On this site", detail: "Not used. We show no third-party ads and track no one." },
    ],
  },
];

/** The only cookie. The server sets it, out of reach of scripts. */
export const ageCookie: DefinitionBlock = {
  title: "Your proof of age",
  names: ["__Host-age"],
  text: "Lets this browser in after an age check, without asking again. It holds the day it ends and our signature, and is the same for everyone who proves their age on that day, so it can’t tell you from anyone else. While a check is running, it also holds a random number that ties the answer to this browser, and the page you wanted to see.",
  facts: [
    { term: "Stored", detail: "When you start an age check, or when your account lets a new browser in" },
    { term: "Valid", detail: "30 days. What belongs to a running check: 5 minutes" },
    { term: "Removed", detail: "When it ends, or when you clear this site’s data" },
  ],
};

/** All items the site stores in a browser. Add new ones here. */
export const storedItems: readonly DefinitionBlock[] = [
  {
    title: "Your session",
    names: ["accessToken", "refreshToken", "user"],
    text: "Keep you signed in, in this browser only. “user” holds your account details, such as name, email address and settings, so pages can show them right away.",
    facts: [
      { term: "Stored", detail: "When you sign in" },
      {
        term: "Valid",
        detail:
          "Access token: 15 minutes at a time. Session: 30 days if you chose “Remember me”, otherwise until 12 hours after you last used it.",
      },
      { term: "Removed", detail: "When you sign out, or when we find that the session has ended" },
    ],
  },
  {
    title: "Your theme",
    names: ["theme"],
    text: "Remembers whether you chose the day theme, the dusk theme or your device’s theme.",
    facts: [
      { term: "Stored", detail: "When you use the theme switch" },
      { term: "Removed", detail: "When you clear this site’s data" },
    ],
  },
  {
    title: "Your place, searches and currency",
    names: ["place", "recentSearches", "currency"],
    text: "Remember the place you last searched in, your last five searches and the currency you chose for prices. They are stored only in your browser. We receive a place or a search when you use it, and on the home page to count the profiles near your place. We don’t store it with your account.",
    facts: [
      { term: "Stored", detail: "When you choose a city, search, or choose a currency" },
      {
        term: "Removed",
        detail:
          "When you choose “Anywhere”, clear the place or the recent searches, or clear this site’s data. The place and the searches also when your session ends or you use “Quick exit”.",
      },
    ],
  },
  {
    title: "Profiles you viewed",
    names: ["viewedProfiles", "viewedProfilesOff"],
    text: "Remember the last 20 profiles you opened, so you can find them again, or that you turned this off. They are stored only in your browser. To show their photos and names we receive the profiles’ IDs, and don’t store them.",
    facts: [
      { term: "Stored", detail: "When you open a profile, unless you turned this off on “Recently viewed”" },
      { term: "Valid", detail: "7 days" },
      {
        term: "Removed",
        detail:
          "When you clear or turn off “Recently viewed”, when your session ends, when you use “Quick exit”, or when you clear this site’s data",
      },
    ],
  },
  {
    title: "Your age confirmation",
    names: ["adultUntil"],
    text: "Remembers that you confirmed you’re 18 or older, so we don’t have to ask on every page.",
    facts: [
      { term: "Stored", detail: "When you confirm your age" },
      { term: "Valid", detail: "30 days, then we ask again" },
    ],
  },
  {
    title: "A declined passkey",
    names: ["passkeyOffer"],
    text: "Remembers that you declined to add a passkey, so we don’t ask again.",
    facts: [
      { term: "Stored", detail: "When you choose “Not now”" },
      { term: "Removed", detail: "When you clear this site’s data" },
    ],
  },
  {
    title: "A dismissed announcement",
    names: ["dismissedAnnouncement"],
    text: "Remembers which announcement you dismissed, so we don’t show it again.",
    facts: [
      { term: "Stored", detail: "When you dismiss an announcement" },
      { term: "Removed", detail: "When you clear this site’s data" },
    ],
  },
  {
    title: "Your last visit",
    names: ["lastVisit"],
    text: "Lets your dashboard show how long ago you last visited. It never leaves your browser.",
    facts: [
      { term: "Stored", detail: "When you open your dashboard" },
      { term: "Removed", detail: "When you clear this site’s data" },
    ],
  },
  {
    title: "Drafts and unsent messages",
    names: ["chat-outbox:…", "chat-draft:…"],
    text: "Keep what you’re writing and what couldn’t be sent yet until it’s delivered. You lose nothing if you close the tab or lose your connection.",
    facts: [
      { term: "Stored", detail: "While you write a message" },
      { term: "Removed", detail: "When the message is delivered, or when your session ends" },
    ],
  },
  {
    title: "Unfinished reviews and what you wanted to do",
    names: ["reviewDraft", "signInIntent"],
    text: "Keep a review you’re writing, and what you wanted to do before signing in, such as saving a favorite. We do it once you’re signed in.",
    facts: [
      {
        term: "Stored",
        detail: "While you write a review, or when we ask you to sign in, in this tab’s storage",
      },
      {
        term: "Removed",
        detail:
          "When you submit the review, when you sign in or change your mind, when your session ends, or when you close the tab. After 30 minutes, we no longer use what you wanted to do.",
      },
    ],
  },
  {
    title: "Keyboard shortcuts for our team",
    names: ["queueShortcuts"],
    text: "Remembers whether single-key shortcuts are on in review queues. Only members of our team ever have this entry.",
    facts: [
      { term: "Stored", detail: "When they change the setting" },
      { term: "Removed", detail: "When they clear this site’s data" },
    ],
  },
  {
    title: "Your scroll position",
    names: ["scrollPositions"],
    text: "Remembers how far you scrolled, so going back takes you to the same place.",
    facts: [
      { term: "Stored", detail: "While you move from page to page, in this tab’s storage" },
      { term: "Removed", detail: "When you close the tab" },
    ],
  },
];
