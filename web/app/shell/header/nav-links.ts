export interface NavItem {
  to: string;
  label: string;
}

const about: NavItem = { to: "/about", label: "About" };
const help: NavItem = { to: "/help-center", label: "Help Center" };
const safety: NavItem = { to: "/safety-guidelines", label: "Safety" };

export const primaryLinks: readonly NavItem[] = [
  { to: "/categories", label: "Categories" },
  { to: "/tags", label: "Tags" },
  safety,
];

/** Without a proof of age, the other pages would only lead to the age check. */
export const gatedLinks: readonly NavItem[] = [about, help, safety];

export const signedOutLinks = {
  signIn: { to: "/login", label: "Sign In" },
  getStarted: { to: "/register", label: "Get Started" },
} as const satisfies Record<string, NavItem>;

export const footerGroups: readonly { title: string; links: readonly NavItem[] }[] = [
  {
    title: "Company",
    links: [
      about,
      { to: "/cities", label: "Cities" },
      { to: "/contact", label: "Contact" },
      help,
      { to: "/how-we-rank", label: "How we rank" },
    ],
  },
  {
    title: "Safety",
    links: [
      { to: "/safety-guidelines", label: "Safety Guidelines" },
      { to: "/verification", label: "Verification" },
      { to: "/report-issue", label: "Report an Issue" },
      { to: "/transparency", label: "Transparency" },
    ],
  },
  {
    title: "Legal",
    links: [
      { to: "/terms", label: "Terms" },
      { to: "/terms-of-service", label: "Terms of Service" },
      { to: "/privacy-policy", label: "Privacy Policy" },
      { to: "/cookie-policy", label: "Cookie Policy" },
    ],
  },
];
