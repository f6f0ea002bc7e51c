import type { Page } from "@playwright/test";
import { pageGroups } from "../support/swept-pages.ts";
import {
  askToSignIn,
  failToSignIn,
  goOffline,
  openConversation,
  openFilters,
  openLightbox,
  openMenu,
  openMore,
  openPalette,
  openRejection,
  openSections,
  rememberVienna,
  startAgeCheck,
  typeSearch,
} from "./states.ts";

type DemoAccount = "user@vesper.test" | "escort@vesper.test" | "admin@vesper.test";

export interface Shot {
  name: string;
  /** Route of the page, as in `web/app/routes.ts`, or an address. */
  path: string;
  /** Page with a link to this route, for routes whose address contains an ID. */
  linkedFrom?: string;
  account?: DemoAccount;
  /** Brings the page into the state that the picture shows. */
  prepare?: (page: Page) => Promise<void>;
  /** Widths at which this state exists; all of them if omitted. */
  widths?: readonly number[];
  /** The visitor has not confirmed their age yet. */
  atGate?: boolean;
  /** Problems that belong to this state. */
  expected?: RegExp;
}

const phoneWidths = [320, 390, 768];
const status404 = /404/;

const toShots = (paths: readonly string[], account?: DemoAccount): Shot[] =>
  paths.map((path) => ({ name: toName(path), path, ...(account && { account }) }));

/** "/dashboard?tab=messages" is "dashboard-messages". */
const toName = (path: string) => path.slice(1).replaceAll(/\/|\?tab=/g, "-") || "home";

const visitorShots: Shot[] = [
  ...toShots([
    "/",
    "/categories",
    "/tags",
    "/search",
    "/login",
    "/register",
    "/forgot-password",
    "/reset-password",
    "/about",
    "/age-check",
    "/contact",
    "/help-center",
    "/report-issue",
    "/report-issue/intimate-image",
    "/cookie-policy",
    "/privacy-policy",
    "/privacy",
    "/how-we-rank",
    "/safety-guidelines",
    "/terms",
    "/terms-of-service",
    "/verification",
    "/transparency",
    "/recently-viewed",
    "/verify-email",
    "/reopen-account",
    "/undo-email",
    "/undo-two-factor",
    "/confirm-email",
    "/keep-email",
    "/appeal",
    "/confirm-notice",
    "/saved-searches/off",
    "/follows/off",
  ]),
  { name: "category", path: "/category/companion" },
  { name: "cities", path: "/cities" },
  { name: "city", path: "/city/new-york-city" },
  { name: "tag", path: "/tag/luxury" },
  { name: "profile", path: "/escort/odette" },
  { name: "listing", path: "/listing/:slug", linkedFrom: "/escort/odette" },
  { name: "report", path: "/report/:type/:id", linkedFrom: "/escort/odette" },
  { name: "age-check-code", path: "/age-check/wait/none", prepare: startAgeCheck("qr") },
  { name: "age-check-link", path: "/age-check/wait/none", prepare: startAgeCheck("device") },
  { name: "not-found", path: "/no-such-page", expected: status404 },
  // The demo has an admin, so its setup is over.
  { name: "setup-over", path: "/setup", expected: status404 },
];

const visitorStates: Shot[] = [
  { name: "age-gate", path: "/", atGate: true },
  { name: "home-menu", path: "/", widths: phoneWidths, prepare: openMenu },
  { name: "home-search", path: "/", prepare: (page) => page.keyboard.press("/") },
  { name: "home-search-typed", path: "/", prepare: typeSearch },
  { name: "home-place", path: "/", prepare: rememberVienna },
  { name: "search-filters", path: "/search?category=companion", widths: phoneWidths, prepare: openFilters },
  { name: "profile-lightbox", path: "/escort/odette", prepare: openLightbox },
  { name: "profile-sign-in", path: "/escort/odette", prepare: askToSignIn },
  { name: "search-results", path: "/search?category=companion&verified=true" },
  { name: "search-empty", path: "/search?q=nobody-of-this-name" },
  { name: "category-filtered", path: "/category/companion?minPrice=200" },
  { name: "profile-not-found", path: "/escort/nobody-of-this-name", expected: status404 },
  { name: "login-failed", path: "/login", prepare: failToSignIn, expected: /401/ },
  {
    name: "offline",
    path: "/about",
    prepare: goOffline,
    expected: /ERR_INTERNET_DISCONNECTED|Error loading/,
  },
];

const memberShots: Shot[] = [
  ...toShots(
    pageGroups.flatMap(({ as, pages }) => (as === "user" ? pages : [])),
    "user@vesper.test",
  ),
  {
    name: "dashboard-conversation",
    path: "/dashboard?tab=messages",
    account: "user@vesper.test",
    prepare: openConversation,
  },
  {
    name: "dashboard-more",
    path: "/dashboard",
    account: "user@vesper.test",
    widths: phoneWidths,
    prepare: openMore,
  },
];

const escortShots: Shot[] = [
  ...toShots(
    [
      "/supplier",
      "/supplier/profile",
      "/supplier/profile/preview",
      "/supplier/statistics",
      "/supplier/exposure",
      "/supplier/reviews",
      "/supplier/messages",
      "/supplier/media",
      "/supplier/media/new",
      "/supplier/verification",
      "/supplier/listings",
      "/supplier/listings/new",
      "/supplier/no-such-page",
    ],
    "escort@vesper.test",
  ),
  {
    name: "supplier-listing",
    path: "/supplier/listings/:id",
    linkedFrom: "/supplier/listings",
    account: "escort@vesper.test",
  },
  { name: "profile-own", path: "/escort/celeste", account: "escort@vesper.test" },
];

const adminLists = ["users", "cases", "verifications", "contact"];

const adminShots: Shot[] = [
  ...toShots(
    [
      "/admin",
      "/admin/profiles",
      "/admin/bulk-upload",
      "/admin/pending",
      "/admin/users",
      "/admin/taxonomy",
      "/admin/taxonomy?tab=services",
      "/admin/media",
      "/admin/rates",
      "/admin/settings",
      "/admin/webhooks",
      "/admin/tokens",
      "/admin/listings",
      "/admin/reviews",
      "/admin/cases",
      "/admin/verifications",
      "/admin/appeals",
      "/admin/contact",
      "/admin/audit",
      "/admin/status",
      "/admin/no-such-page",
    ],
    "admin@vesper.test",
  ),
  ...adminLists.map((list): Shot => {
    const linkedFrom = `/admin/${list}`;
    return { name: `admin-${list}-one`, path: `${linkedFrom}/:id`, linkedFrom, account: "admin@vesper.test" };
  }),
  { name: "second-factor", path: "/second-factor", account: "admin@vesper.test" },
  {
    name: "admin-webhook-unknown",
    path: "/admin/webhooks/0198c0de-0000-7000-8000-000000000000",
    account: "admin@vesper.test",
    expected: status404,
  },
  {
    name: "admin-sections",
    path: "/admin",
    account: "admin@vesper.test",
    widths: phoneWidths,
    prepare: openSections,
  },
  { name: "admin-palette", path: "/admin", account: "admin@vesper.test", prepare: openPalette },
  { name: "admin-rejection", path: "/admin/pending", account: "admin@vesper.test", prepare: openRejection },
];

/** Every page and its important states, with demo data. */
export const shots: readonly Shot[] = [
  ...visitorShots,
  ...visitorStates,
  ...memberShots,
  ...escortShots,
  ...adminShots,
];
