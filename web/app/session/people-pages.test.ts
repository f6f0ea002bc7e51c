import { expect, it } from "vitest";
import { showsPeople } from "./people-pages.ts";

it.each([
  "/",
  "/?offset=24",
  "/search?q=vera",
  "/category/dinner-date",
  "/escort/vera",
  "/listing/an-evening?page=2",
  "/recently-viewed",
  "/compare?ids=1",
  "/dashboard",
  "/dashboard?tab=messages",
  "/supplier",
  "/supplier/profile/preview",
  "/supplier/media/new",
])("%s needs a proof of age", (path) => {
  expect(showsPeople(path)).toBe(true);
});

it.each([
  "/age-check?to=%2F",
  "/login?redirect=%2Fdashboard",
  "/register",
  "/dashboard?tab=settings",
  "/dashboard?from=mail&tab=notices",
  "/profile/edit",
  "/supplier/profile",
  "/supplier/verification",
  "/verify-email?token=x",
  "/saved-searches/off?token=x",
  "/report/profile/1",
  "/report-issue",
  "/privacy-policy",
  "/categories",
  "/setup",
  "/admin/users",
])("%s stays open without one", (path) => {
  expect(showsPeople(path)).toBe(false);
});
