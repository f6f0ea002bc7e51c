import type { DefinitionBlock } from "./definition-blocks.tsx";

/** Common third-party features, and their absence here. */
export const thirdParties = [
  { term: "Analytics", detail: "none. We count visits ourselves, without following anybody." },
  { term: "Advertising networks", detail: "none. There are no advertisements of third parties here." },
  { term: "Social pixels", detail: "none. No social network learns that you were here." },
  { term: "Payment processors", detail: "none. No payments are taken on this site." },
  {
    term: "Content delivery networks",
    detail: "none. Scripts, styles, fonts and pictures come from our own server.",
  },
] as const;

/** Opt-out pages for tracking by other sites. The only external links of this site. */
export const optOutLinks = [
  { to: "https://www.youronlinechoices.eu/", label: "Your Online Choices", where: "advertising in Europe" },
  { to: "https://optout.aboutads.info/", label: "WebChoices", where: "advertising in the United States" },
  { to: "https://optout.networkadvertising.org/", label: "NAI opt-out", where: "members of that network" },
  {
    to: "https://tools.google.com/dlpage/gaoptout",
    label: "Google Analytics opt-out",
    where: "an add-on for browsers",
  },
] as const;

export const cookieKinds: readonly DefinitionBlock[] = [
  {
    title: "Essential cookies",
    text: "Keep you signed in and protect forms. A site that uses them cannot work without them.",
    facts: [
      {
        term: "Common lifespan",
        detail: "Session cookies until the browser is closed; authentication cookies 30 days or until logout",
      },
      { term: "Here", detail: "Not used. Your session is kept in local storage, as described below." },
    ],
  },
  {
    title: "Performance and analytics cookies",
    text: "Count visits and record which pages people look at.",
    facts: [
      { term: "Common lifespan", detail: "2 years" },
      { term: "Here", detail: "Not used. We do no analytics." },
    ],
  },
  {
    title: "Functional cookies",
    text: "Remember choices such as a language or a theme.",
    facts: [
      { term: "Common lifespan", detail: "Preference cookies 1 year" },
      { term: "Here", detail: "Not used. Your choices are kept in local storage, as described below." },
    ],
  },
  {
    title: "Advertising cookies",
    text: "Follow people across websites in order to show them advertisements.",
    facts: [
      { term: "Common lifespan", detail: "90 days to 2 years" },
      { term: "Here", detail: "Not used. We show no advertisements of third parties and follow nobody." },
    ],
  },
];

/** All items the site stores in a browser. Add new ones here. */
export const storedItems: readonly DefinitionBlock[] = [
  {
    title: "Your session",
    names: ["accessToken", "refreshToken", "user"],
    text: "Keep you signed in, in this browser only. “user” holds the details of your own account, such as name, email address and settings, so that pages can greet you at once.",
    facts: [
      { term: "Stored", detail: "When you sign in" },
      {
        term: "Valid",
        detail:
          "The access token for 15 minutes at a time; the session for 30 days if you asked to be remembered, otherwise until 12 hours without use",
      },
      { term: "Removed", detail: "When you sign out" },
    ],
  },
  {
    title: "Your theme",
    names: ["theme"],
    text: "Remembers whether you chose the day theme, the dusk theme or that of your device.",
    facts: [
      { term: "Stored", detail: "When you use the theme switch" },
      { term: "Removed", detail: "When you clear the site’s data" },
    ],
  },
  {
    title: "Your age confirmation",
    names: ["adultUntil"],
    text: "Remembers that you said you are 18 or older, so that we need not ask on every page.",
    facts: [
      { term: "Stored", detail: "When you confirm your age" },
      { term: "Valid", detail: "30 days; then we ask again" },
    ],
  },
  {
    title: "Your last visit",
    names: ["lastVisit"],
    text: "Lets your dashboard say how long ago you were last here. It never leaves your browser.",
    facts: [
      { term: "Stored", detail: "When you open your dashboard" },
      { term: "Removed", detail: "When you clear the site’s data" },
    ],
  },
  {
    title: "Messages on their way",
    names: ["chat-outbox:…", "chat-draft:…"],
    text: "Keep what you are writing, and what could not be sent yet, until it has arrived. A closed tab or a lost connection then loses nothing.",
    facts: [
      { term: "Stored", detail: "While you write to somebody" },
      { term: "Removed", detail: "When the message has arrived, or when you sign out" },
    ],
  },
  {
    title: "What you had begun",
    names: ["reviewDraft", "wantedFavorite"],
    text: "Keep a review you are writing, and a favorite you chose before signing in, so that signing in does not lose them.",
    facts: [
      {
        term: "Stored",
        detail: "While you write a review, or choose a favorite, in the storage of this tab",
      },
      { term: "Removed", detail: "When it is sent, when you sign out, or when you close the tab" },
    ],
  },
  {
    title: "Keys for our staff",
    names: ["queueShortcuts"],
    text: "Remembers whether single keys may be used to work through a queue. Only our staff ever have it.",
    facts: [
      { term: "Stored", detail: "When the setting is changed" },
      { term: "Removed", detail: "When the site’s data is cleared" },
    ],
  },
  {
    title: "Your place on a page",
    names: ["scrollPositions"],
    text: "Remembers how far you had scrolled, so that going back takes you to the same place.",
    facts: [
      { term: "Stored", detail: "While you move from page to page, in the storage of this tab" },
      { term: "Removed", detail: "When you close the tab" },
    ],
  },
];
