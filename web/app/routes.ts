import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

const forDevelopersOnly =
  process.env.NODE_ENV === "production" ? [] : [route("styleguide", "routes/styleguide.tsx")];

export default [
  ...forDevelopersOnly,
  layout("routes/site.tsx", [
    index("routes/home.tsx"),
    route("categories", "routes/browse/categories.tsx"),
    route("category/:slug", "routes/browse/category.tsx"),
    route("tags", "routes/browse/tags.tsx"),
    route("tag/:slug", "routes/browse/tag.tsx"),
    route("search", "routes/browse/search.tsx"),

    route("login", "routes/login.tsx"),
    route("register", "routes/register.tsx"),
    route("forgot-password", "routes/forgot-password.tsx"),
    route("reset-password", "routes/reset-password.tsx"),
    route("verify-email", "routes/verify-email.tsx"),
    route("reopen-account", "routes/reopen-account.tsx"),
    route("undo-email", "routes/undo-email.tsx"),
    route("appeal", "routes/appeal.tsx"),
    route("saved-searches/off", "routes/stop-alerts.tsx"),

    route("about", "routes/pages/about.tsx"),
    route("contact", "routes/pages/contact.tsx"),
    route("cookie-policy", "routes/pages/cookie-policy.tsx"),
    route("help-center", "routes/pages/help-center.tsx"),
    route("privacy-policy", "routes/pages/privacy-policy.tsx"),
    route("privacy", "routes/pages/privacy-policy.tsx", { id: "privacy" }),
    route("report-issue", "routes/pages/report-issue.tsx"),
    route("safety-guidelines", "routes/pages/safety-guidelines.tsx"),
    route("terms", "routes/pages/terms.tsx"),
    route("terms-of-service", "routes/pages/terms-of-service.tsx"),
    route("verification", "routes/pages/verification.tsx"),

    route("escort/:slug", "routes/escort.tsx"),
    route("listing/:slug", "routes/listing.tsx"),
    route("report/:type/:id", "routes/report.tsx"),

    layout("routes/signed-in.tsx", [
      route("dashboard", "routes/dashboard.tsx"),
      route("profile/edit", "routes/profile-edit.tsx"),
      route("supplier/profile/preview", "routes/supplier/preview.tsx"),
      route("supplier", "routes/supplier/layout.tsx", [
        index("routes/supplier/home.tsx"),
        route("profile", "routes/supplier/profile.tsx"),
        route("statistics", "routes/supplier/statistics.tsx"),
        route("reviews", "routes/supplier/reviews.tsx"),
        route("messages", "routes/supplier/messages.tsx"),
        route("media", "routes/supplier/media.tsx"),
        route("media/new", "routes/supplier/add-media.tsx"),
        route("listings", "routes/supplier/listings.tsx"),
        route("listings/new", "routes/supplier/new-listing.tsx"),
        route("listings/:id", "routes/supplier/edit-listing.tsx"),
        route("*", "routes/supplier/not-found.tsx"),
      ]),
      route("admin", "routes/admin/layout.tsx", [
        index("routes/admin/home.tsx"),
        route("profiles", "routes/admin/profiles.tsx"),
        route("bulk-upload", "routes/admin/bulk-upload.tsx"),
        route("pending", "routes/admin/pending.tsx"),
        route("users", "routes/admin/users.tsx"),
        route("users/:id", "routes/admin/user.tsx"),
        route("taxonomy", "routes/admin/taxonomy.tsx"),
        route("media", "routes/admin/media.tsx"),
        route("rates", "routes/admin/rates.tsx"),
        route("listings", "routes/admin/listings.tsx"),
        route("reviews", "routes/admin/reviews.tsx"),
        route("cases", "routes/admin/cases.tsx"),
        route("cases/:id", "routes/admin/case.tsx"),
        route("appeals", "routes/admin/appeals.tsx"),
        route("contact", "routes/admin/contact.tsx"),
        route("contact/:id", "routes/admin/contact-message.tsx"),
        route("audit", "routes/admin/audit.tsx"),
        route("*", "routes/admin/not-found.tsx"),
      ]),
    ]),

    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
