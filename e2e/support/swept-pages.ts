interface PageGroup {
  name: string;
  as: "visitor" | "user" | "profile" | "admin";
  pages: string[];
}

/** Pages with an address, checked in their initial state and grouped by the viewer who sees them. */
export const pageGroups: readonly PageGroup[] = [
  {
    name: "the directory",
    as: "visitor",
    pages: [
      "/",
      "/categories",
      "/category/massage",
      "/tags",
      "/tag/luxury",
      "/cities",
      "/search",
      "/search?q=oslo",
      "/recently-viewed",
      "/no-such-page",
    ],
  },
  {
    name: "the pages about the site",
    as: "visitor",
    pages: [
      "/about",
      "/age-check",
      "/contact",
      "/help-center",
      "/report-issue",
      "/login",
      "/register",
      "/forgot-password",
    ],
  },
  {
    name: "the long texts",
    as: "visitor",
    pages: [
      "/cookie-policy",
      "/how-we-rank",
      "/privacy-policy",
      "/safety-guidelines",
      "/terms",
      "/terms-of-service",
      "/verification",
      "/transparency",
    ],
  },
  {
    name: "a member's area",
    as: "user",
    pages: [
      "/dashboard",
      "/dashboard?tab=favorites",
      "/dashboard?tab=reviews",
      "/dashboard?tab=messages",
      "/dashboard?tab=settings",
      "/dashboard?tab=notices",
      "/profile/edit",
      "/compare",
    ],
  },
  {
    name: "an escort's area",
    as: "profile",
    pages: [
      "/supplier",
      "/supplier/profile",
      "/supplier/media",
      "/supplier/media/new",
      "/supplier/messages",
      "/supplier/listings/new",
      "/supplier/statistics",
      "/supplier/exposure",
      "/supplier/reviews",
      "/supplier/verification",
    ],
  },
  {
    name: "admin people and profiles",
    as: "admin",
    pages: ["/admin", "/admin/users", "/admin/profiles", "/admin/pending", "/admin/cases", "/admin/audit"],
  },
  {
    name: "admin queues and lists",
    as: "admin",
    pages: [
      "/admin/taxonomy",
      "/admin/taxonomy?tab=services",
      "/admin/media",
      "/admin/rates",
      "/admin/status",
      "/admin/webhooks",
      "/admin/tokens",
      "/admin/settings",
      "/admin/listings",
      "/admin/reviews",
      "/admin/contact",
      "/admin/verifications",
      "/admin/appeals",
      "/admin/bulk-upload",
    ],
  },
];

const paths = new Set(pageGroups.flatMap(({ pages }) => pages));

/** Whether the sweep checks this page in both themes, independent of the journeys. */
export const isSwept = (path: string) => paths.has(path);
